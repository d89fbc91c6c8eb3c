import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '#capabilities/identity/auth/crypto/passwords.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD } from '#demo/load.ts'
import { readEnvironment } from './read-environment.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/launch-site.ts'
import { smtpSink } from '#tests/fakes/smtp-sink.ts'
import { canDecrypt } from '#capabilities/identity/index.ts'
import { runAdminCommand } from './admin-commands.ts'
import { fromThisMachine } from './dev-inbox.ts'
import { listenProblem, warningsOf } from './start-checks.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra'

const database = await testDatabase()
const { database: sql } = database
const accounts = await testAccounts(database)
const { client } = await serve(accounts.app)
const mailServer = await smtpSink()
const dataDir = await mkdtemp(join(tmpdir(), 'yova-start-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const environment = {
  ...{ NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: dataDir },
  ...{ YOVA_SECRET: SECRET, SITE_URL: 'https://yova.dz' },
}

/** `endedAfterMs` counts from its last output. */
async function run(script: string, more: Record<string, string> = {}, args: string[] = []) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let printedAt = performance.now()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      printedAt = performance.now()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed, endedAfterMs: performance.now() - printedAt }
}
/** All of these are refused before they listen. */
const start = async (more: Record<string, string> = {}) =>
  run('tests/support/starting-app.ts', { PORT: String(await freePort()), ...more })

/** `npm run admin` without loading the product in a process (one second). */
async function admin(...args: string[]) {
  let printed = ''
  const write = (text: string) => void (printed += `${text}\n`)
  const terminal = { out: write, err: write }
  return { code: await runAdminCommand({ args, environment, terminal }), printed }
}

async function expectRefused(more: Record<string, string>, sentences: string[]) {
  const { code, printed } = await start(more)
  expect(printed).toContain('Yova cannot start:')
  for (const sentence of sentences) expect(printed).toContain(sentence)
  expect(printed).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
}

test('a setting, a secret or demo accounts that cannot be meant end in a sentence', async () => {
  await accounts.account(ADMIN_EMAIL, 'admin')
  await sql.query('update identity.users set password_hash = $1', [
    await hashPassword(DEMO_PASSWORD),
  ])
  const signedIn = () =>
    client().signInWithPassword({ email: ADMIN_EMAIL, password: DEMO_PASSWORD })
  expect((await signedIn()).error).toBeNull()
  await Promise.all([
    expectRefused({ GOTRUE_SAML_ENABLED: 'true' }, [
      'GOTRUE_SAML_ENABLED needs GOTRUE_SAML_PRIVATE',
    ]),
    expectRefused({ YOVA_SECRET: 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN' }, [
      'YOVA_SECRET is not the one that this data was created with',
      'This data has 1 demo accounts',
      'npm run admin -- close-demo-accounts',
    ]),
  ])
  expect((await admin('close-demo-accounts')).printed).toBe('1 demo accounts closed.\n')
  expect((await signedIn()).error).not.toBeNull()
  expect((await admin('close-demo-accounts')).printed).toBe('0 demo accounts closed.\n')
  expect((await admin('list-admins')).printed).toContain('No admins')
})

test('data of before version 1.0.0 ends the start in a sentence that says what to do', async () => {
  const old = await testDatabase({ capabilities: [] })
  await old.database.query(
    `update platform.migrations set name = '0001-create-platform.sql' where name = '0001-baseline.sql'`,
  )
  await expectRefused({ DATABASE_URL: old.url }, [
    'created before version 1.0.0',
    '`DATA_DIR=./data-new npm start`',
  ])
})

test('the operator at the machine makes the first administrator, by an invitation', async () => {
  const invited = await admin('create-admin', 'First@Example.dz', '--language', 'en')
  expect(invited.printed).toContain('First@Example.dz chooses a password')
  const token_hash = /token(?:_hash)?=([0-9a-f]+)/.exec(invited.printed)?.[1] ?? ''
  expect((await admin('list-admins')).printed).toContain('first@example.dz')

  const auth = client()
  const entered = await auth.verifyOtp({ token_hash, type: 'invite' })
  expect(entered.error).toBeNull()
  expect((await auth.updateUser({ password: 'figues-de-barbarie' })).error).toBeNull()
  const { rows } = await sql.query(
    `select r.role from identity.user_roles r join identity.users u on u.id = r.user_id
     where u.email = 'first@example.dz'`,
  )
  expect(rows).toEqual([{ role: 'admin' }])
  const acts = await sql.query(
    "select action from audit.entries where action in ('identity.user_invited', 'identity.role_changed')",
  )
  expect(acts.rows.length).toBeGreaterThanOrEqual(2)

  await accounts.account('known@example.dz')
  expect((await admin('create-admin', 'known@example.dz')).printed).toContain('from now on')
  expect((await admin('create-admin', 'nowhere')).code).toBe(1)
  expect((await admin('remove-second-factors', 'nowhere@example.dz')).code).toBe(1)
  expect((await admin('remove-second-factors', 'known@example.dz')).printed).toBe(
    '0 second factors removed from known@example.dz.\n',
  )
  expect((await admin('remove-second-factors')).printed).toContain('npm run admin -- <command>')
})

test('an invitation by a real mail server arrives, and the command ends when it has said so', async () => {
  const invited = await run('server/admin.ts', { SMTP_URL: mailServer.url }, [
    'create-admin',
    'mailed@example.dz',
  ])
  expect(invited).toMatchObject({
    code: 0,
    printed: 'An invitation is on its way to mailed@example.dz.\n',
  })
  // An idle SMTP connection would keep the process alive for 30 s.
  expect(invited.endedAfterMs).toBeLessThan(10_000)
  // The admin of before is informed of the password that was chosen.
  const recipients = mailServer.received.flatMap(({ to }) => to).toSorted()
  expect(recipients).toEqual(['first@example.dz', 'mailed@example.dz'])
  const invitation = mailServer.received.find(({ to }) => to.includes('mailed@example.dz'))
  expect(invitation?.text).toContain('https://yova.dz/auth/')
})

test('data is bound to the secret of its first start, and to what is sealed without a key', async () => {
  const time = { db: database.db, clock: accounts.clock }
  const another = { ...time, secret: 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN' }
  await sql.query('delete from identity.signing_keys')
  expect(await Promise.all([canDecrypt(another), canDecrypt(another)])).toEqual([true, true])
  expect(await canDecrypt({ ...time, secret: SECRET })).toBe(false)

  await sql.query('delete from identity.signing_keys')
  const auth = client()
  await accounts.account('sealed@example.dz')
  await auth.signInWithPassword({ email: 'sealed@example.dz', password: accounts.PASSWORD })
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  await sql.query('delete from identity.signing_keys')
  expect(await canDecrypt(another)).toBe(false)
  expect(await canDecrypt({ ...time, secret: SECRET })).toBe(true)
})

test('an address that cannot be listened on names the setting that is wrong', () => {
  const address = { host: '10.9.9.9', port: 4000 }
  expect(listenProblem('EADDRNOTAVAIL', address)).toMatch(/^HOST: 10\.9\.9\.9 /)
  expect(listenProblem('EADDRINUSE', address)).toMatch(/^PORT: 4000 is used by another program/)
  expect(listenProblem('EACCES', address)).toMatch(/^PORT: 4000 cannot be opened \(EACCES\)/)
})

test('what does not work yet is said, and nothing else', () => {
  const warnings = (env: Record<string, string>) => {
    const read = readEnvironment(env)
    if (!read.ok) throw new Error(read.error.problems.join())
    return warningsOf(read.value).map(({ code, text }) => [code, text.split(' ')[0]])
  }
  const real = { NODE_ENV: 'production', YOVA_SECRET: 'Zx81kQwe7RtyUiopAsdfGhjklM93bvcN' }
  const s3 = {
    S3_ENDPOINT: 'https://s3.dz',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
  }
  expect(warnings({})).toEqual([])
  expect(warnings(real)).toEqual([
    ['smtp_missing', 'SMTP_URL'],
    ['site_url_missing', 'SITE_URL'],
    ['trust_proxy_missing', 'TRUST_PROXY'],
  ])
  const reached = { SMTP_URL: 'smtp://mail.dz', SITE_URL: 'https://yova.dz', TRUST_PROXY: '1' }
  const whole = { ...real, ...reached }
  expect(warnings({ ...whole, TRUST_PROXY: '', HOST: '0.0.0.0' })).toEqual([])
  expect(warnings(whole)).toEqual([])
  const replica = { DATABASE_REPLICA_URL: 'postgres://replica/yova' }
  expect(warnings({ ...whole, ...s3, ...replica })).toEqual([
    ['s3_unread', 'S3_*'],
    ['replica_unread', 'DATABASE_REPLICA_URL'],
  ])
})

test('the demo’s inbox answers this machine alone', async () => {
  const inboxOf = (environment: Record<string, string>) => {
    const config = readEnvironment(environment)
    if (!config.ok) throw new Error(config.error.problems.join())
    const app = new Hono()
      .use('/dev/*', fromThisMachine(config.value) as never)
      .get('/dev/mail', (c) => c.text(''))
    return async (peer: string, host = 'localhost', headers: Record<string, string> = {}) => {
      const connection = { incoming: { socket: { remoteAddress: peer } } }
      return (await app.request(`http://${host}/dev/mail`, { headers }, connection)).status
    }
  }
  for (const environment of [{}, { YOVA_DEMO: '1' }, { YOVA_DEMO: '1', HOST: '0.0.0.0' }]) {
    const request = inboxOf(environment)
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect(await request('::ffff:127.0.0.1', host)).toBe(200)
    expect(await request('41.1.1.1')).toBe(404)
    expect(await request('127.0.0.1', 'shop.example.dz')).toBe(404)
    expect(await request('127.0.0.1', 'localhost.evil.example')).toBe(404)
    for (const name of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-proto'])
      expect(await request('127.0.0.1', 'localhost', { [name]: '127.0.0.1' }), name).toBe(404)
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect(await request('127.0.0.1', 'localhost', foreign)).toBe(404)
    const frame = { ...foreign, 'sec-fetch-dest': 'iframe' }
    expect(await request('127.0.0.1', 'localhost', frame)).toBe(404)
    const link = { ...foreign, 'sec-fetch-dest': 'document' }
    expect(await request('127.0.0.1', 'localhost', link)).toBe(200)
  }
  const container = '172.17.0.1'
  expect(await inboxOf({})(container)).toBe(404)
  expect(await inboxOf({ YOVA_DEMO: '1', HOST: '0.0.0.0' })(container)).toBe(200)
  const shown = inboxOf({ YOVA_DEMO: '1', SITE_URL: 'https://demo.example.dz' })
  expect(await shown(container)).toBe(404)
  expect(await shown('127.0.0.1')).toBe(200)
})
