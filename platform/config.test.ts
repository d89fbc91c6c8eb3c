import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { persistedSecret } from './persisted-secret.ts'
import { helpText } from './config-variables.ts'
import { createLog } from './log.ts'
import { httpUrl, type Partner } from './partner-settings.ts'

const good = 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN'
const text = { schema: z.string(), without: 'none' }
const partner: Partner = {
  settings: {
    POST_USER: { ...text, help: 'the account at the post' },
    POST_PASSWORD: { ...text, help: 'its password' },
    POST_URL: { schema: httpUrl, without: 'https://post.dz', help: 'its address' },
  },
  together: ['POST_USER', 'POST_PASSWORD'],
}
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env, [partner])
  return result.ok ? [] : result.error.problems
}
const configOf = (env: Record<string, string>) => {
  const result = readConfig(env, [partner])
  if (!result.ok) throw new Error(result.error.problems.join())
  return result.value
}

test('with nothing set it is a demo on this machine', () => {
  expect(configOf({ SMTP_URL: ' ' })).toMatchObject({
    production: false,
    demo: true,
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    apiExternalUrl: 'http://localhost:3000/auth/v1',
    secret: null,
    smtpUrl: null,
    s3: null,
    gotrue: { GOTRUE_SITE_URL: 'http://localhost:3000' },
  })
})

test('a demo that others can reach is asked for by name', () => {
  const demo = (env: Record<string, string>) => configOf(env).demo
  expect(demo({ HOST: '127.0.0.1', SITE_URL: 'http://localhost:8080' })).toBe(true)
  expect(demo({ HOST: '0.0.0.0' })).toBe(false)
  expect(demo({ SITE_URL: 'https://shop.example.dz' })).toBe(false)
  expect(demo({ SITE_URL: 'https://localhost' })).toBe(false)
  expect(configOf({ HOST: '0.0.0.0', YOVA_DEMO: '1' })).toMatchObject({
    demo: true,
    demoGiven: true,
  })
})

test('the site has an address without a path, credentials or quotes', () => {
  const isRefused = (SITE_URL: string) => problemsOf({ SITE_URL }).length === 1
  for (const address of ['https://yova.dz', 'http://localhost:8080/', 'http://[::1]:3000'])
    expect(isRefused(address), address).toBe(false)
  for (const suffix of ['/x', '/?y=1', '?y', '#z', '"onx=', '\\x'])
    expect(isRefused(`https://yova.dz${suffix}`), suffix).toBe(true)
  expect(isRefused('https://yova.dz@evil.example')).toBe(true)
})

test('everything that is wrong is said at once, by name', () => {
  const problems = problemsOf({
    PORT: '99999',
    SITE_URL: 'yova.example',
    TRUST_PROXY: 'everybody',
    METRICS_TOKEN: 'short',
    S3_BUCKET: 'images',
    NODE_ENV: 'production',
  })

  for (const name of [
    'PORT',
    'SITE_URL',
    'TRUST_PROXY',
    'METRICS_TOKEN',
    'S3_ENDPOINT',
    'YOVA_SECRET',
  ])
    expect(problems.some((line) => line.startsWith(`${name} `))).toBe(true)
})

test.each([
  {},
  { YOVA_SECRET: 'short' },
  { YOVA_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' },
  { YOVA_SECRET: 'a'.repeat(40) },
])('production refuses a missing or known secret: %j', (env) => {
  const DATABASE_URL = 'postgres://app@localhost/yova'
  expect(problemsOf({ ...env, DATABASE_URL })).toEqual([expect.stringContaining('YOVA_SECRET')])
  expect(configOf({ DATABASE_URL, YOVA_SECRET: good })).toMatchObject({
    production: true,
    demo: false,
  })
})

test('what partners and the authentication service need is handed on', () => {
  const config = configOf({
    GOTRUE_JWT_EXP: '600',
    POST_URL: 'http://127.0.0.1:4001',
    POST_KEY: 'k',
    OTHER: 'x',
    SITE_URL: 'https://yova.example/',
  })

  expect(config.gotrue).toEqual({ GOTRUE_JWT_EXP: '600', GOTRUE_SITE_URL: 'https://yova.example' })
  expect(config.partners).toEqual({ POST_URL: 'http://127.0.0.1:4001' })
  expect(config.mailFrom).toBe('no-reply@yova.example')
})

test('the settings of a partner are checked as those of the product', () => {
  expect(problemsOf({ POST_USER: 'u', POST_URL: 'post' })).toEqual([
    'POST_URL must be an http(s) address',
    'POST_PASSWORD is missing: POST_USER and POST_PASSWORD go together',
  ])
  expect(problemsOf({ POST_USER: 'u', POST_PASSWORD: 'p' })).toEqual([])
})

test('the help names every variable', () => {
  for (const name of ['PORT', 'TRUST_PROXY', 'YOVA_SECRET', 'S3_REGION', 'POST_URL', 'GOTRUE_*'])
    expect(helpText([partner])).toContain(name)
})

test('ten processes that start together keep one secret, which nobody else reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))

  const secrets = await Promise.all(Array.from({ length: 10 }, () => persistedSecret(folder)))

  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toHaveLength(64)
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0)
  expect(await readdir(folder)).toEqual(['secret'])
  await rm(folder, { recursive: true })
})

test('a log line hides secrets, and reads well on a terminal', () => {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)

  createLog({ readable: false, write }).info({ user: { password: 'x1' } }, 'in')
  createLog({ readable: true, write }).error({ err: new Error('boom'), port: 3000 }, 'stopped')

  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'in', user: { password: '…' } })
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error stopped port=3000\nError: boom\n/)
})
