import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from './index.ts'
import { isInUse } from './processes.ts'

const APP = fileURLToPath(new URL('../../../tests/support/embedded-process.ts', import.meta.url))
/** `daemon`: an account that every Unix has. */
const ORDINARY = 1
const isRoot = process.getuid?.() === 0

type EmbeddedReport = { visits: number; started: string; host: string }
type App = {
  child: ChildProcess
  look(): Promise<EmbeddedReport>
  leave(): Promise<void>
  kill(): Promise<void>
}

const apps: App[] = []
const folders: string[] = []

const made = realpathSync(mkdtempSync(join(tmpdir(), 'yova-made-')))
beforeAll(async () => {
  chmodSync(made, 0o755)
  const { release } = await startEmbedded({ dataDir: made })
  await release()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

afterEach(async () => {
  for (const app of apps.splice(0)) await app.leave()
  for (const folder of folders.splice(0)) {
    const home = homeOf(folder)
    if (isServed(folder)) {
      const { release } = await startEmbedded({ dataDir: folder })
      await release()
    }
    if (isServed(folder)) throw new Error(`a server still runs in ${home}`)
    rmSync(home, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

function dataFolder(mode = 0o755, name = 'yova-embedded-'): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), name)))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

function madeFolder(): string {
  const folder = dataFolder()
  execFileSync('cp', ['-Rp', join(made, 'postgres'), folder])
  return folder
}

function homeOf(folder: string): string {
  const pointer = join(folder, 'postgres.location')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(folder, 'postgres')
}

const serverPid = (folder: string): number =>
  Number(readFileSync(join(homeOf(folder), 'cluster/postmaster.pid'), 'utf8').split('\n')[0])

const isServed = (folder: string): boolean =>
  existsSync(join(homeOf(folder), 'cluster/postmaster.pid')) &&
  isInUse(join(homeOf(folder), 'cluster'), serverPid(folder))

async function app(folder: string, uid?: number): Promise<App> {
  const child = spawn(process.execPath, [APP, folder], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
    ...(uid !== undefined && { uid, gid: uid }),
  })
  const lines = createInterface({ input: child.stdout })
  const messages: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk))
  const ended = once(child, 'close')
  const look = async (): Promise<EmbeddedReport> => {
    const answer = once(lines, 'line')
    child.stdin.write('?')
    const line = await Promise.race([answer, ended.then(() => null)])
    if (!line) throw new Error(Buffer.concat(messages).toString())
    return JSON.parse(String(line[0])) as EmbeddedReport
  }
  const started: App = {
    child,
    look,
    async leave() {
      child.stdin.end()
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
  apps.push(started)
  await look()
  return started
}

test('what was written is there at the next start, and nothing runs in between', async () => {
  const folder = madeFolder()
  const first = await app(folder)
  const seen = await first.look()
  await first.leave()
  expect(isServed(folder)).toBe(false)

  const second = await app(folder)

  expect(await second.look()).toMatchObject({ visits: seen.visits + 1 })
})

test('a killed app leaves its server to the next one', async () => {
  const folder = madeFolder()
  const killed = await app(folder)
  const before = await killed.look()
  await killed.kill()
  expect(isServed(folder)).toBe(true)

  const next = await app(folder)

  expect(await next.look()).toEqual({ ...before, visits: 2 })
  await next.leave()
  expect(isServed(folder)).toBe(false)
})

test('two processes share the server, and the last to leave stops it', async () => {
  const folder = madeFolder()
  const [first, second] = await Promise.all([app(folder), app(folder)])
  await first.leave()

  expect(await second.look()).toMatchObject({ visits: 2 })

  await second.leave()
  expect(isServed(folder)).toBe(false)
})

test('six processes that come and go together lose nothing', async () => {
  const folder = dataFolder()
  await Promise.all(Array.from({ length: 6 }, async () => (await app(folder)).leave()))

  const last = await app(folder)

  expect(await last.look()).toMatchObject({ visits: 7 })
}, 60_000)

test('a cluster half made by a killed process is made again', async () => {
  const folder = dataFolder()
  const home = join(folder, 'postgres')
  const killed = spawn(process.execPath, [APP, folder], { stdio: 'ignore' })
  const isMaking = () =>
    existsSync(home) && readdirSync(home).some((name) => name.startsWith('making-'))
  while (!isMaking()) await new Promise((resolve) => setTimeout(resolve, 1))
  killed.kill('SIGKILL')
  await once(killed, 'close')
  expect(existsSync(join(home, 'cluster'))).toBe(false)

  const next = await app(folder)

  expect(await next.look()).toMatchObject({ visits: 1 })
  expect(readdirSync(home).filter((name) => /^(making|turn)-/.test(name))).toEqual([])
})

test('a server that was killed with its app comes back with its data', async () => {
  const folder = madeFolder()
  const killed = await app(folder)
  process.kill(serverPid(folder), 'SIGKILL')
  await killed.kill()

  const next = await app(folder)

  expect(await next.look()).toMatchObject({ visits: 2 })
})

test('the number of a dead server taken by another program stops nobody', async () => {
  const folder = madeFolder()
  await (await app(folder)).leave()
  const cluster = join(folder, 'postgres/cluster')
  const { uid, gid } = statSync(cluster)
  const account = isRoot ? { uid, gid } : {}
  const other = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
  const left = join(cluster, 'postmaster.pid')
  writeFileSync(left, `${other.pid}\n${cluster}\n1\n5432\n${folder}/postgres/socket\n\n\n`)
  chownSync(left, uid, gid)

  const next = await app(folder).finally(() => other.kill())

  expect(await next.look()).toMatchObject({ visits: 2 })
})

test('an app whose server ends under it starts it again', async () => {
  const folder = madeFolder()
  const running = await app(folder)
  const ended = serverPid(folder)
  process.kill(ended, 'SIGINT')
  await expect
    .poll(() => isServed(folder) && serverPid(folder) !== ended, { timeout: 30_000 })
    .toBe(true)
  const next = await app(folder)

  expect(await next.look()).toMatchObject({ visits: 2 })
  await running.kill()
})

test('a long path still has a short socket', async () => {
  const folder = dataFolder()
  const deep = join(folder, 'd'.repeat(100))
  mkdirSync(deep)
  folders.push(deep)

  const running = await app(deep)
  const { host } = await running.look()

  expect(host.length).toBeLessThan(90)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  await running.leave()
  expect(existsSync(host)).toBe(false)
})

test('nobody gets in without the password', async () => {
  const { connection, release } = await startEmbedded({ dataDir: madeFolder() })
  const tryConnect = async (password: string) => {
    const client = new Client({ ...connection, password })
    await client.connect()
    await client.end()
  }

  await expect(tryConnect('a guess')).rejects.toThrow('password authentication failed')
  await expect(tryConnect(connection.password)).resolves.toBeUndefined()
  await release()
})

test('a data folder that points to a database that is gone is not taken for an empty shop', async () => {
  const folder = dataFolder()
  writeFileSync(join(folder, 'postgres.location'), `${folder}/elsewhere\n`)

  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    `says that the database lives in ${folder}/elsewhere, and it is not there`,
  )
})

test.skipIf(!isRoot)('as root, a folder only root can read works and stays closed', async () => {
  const folder = dataFolder(0o700)
  const first = await app(folder)
  await first.leave()

  const second = await app(folder)

  expect(await second.look()).toMatchObject({ visits: 2 })
  expect(homeOf(folder)).toMatch(/^\/var\/lib\/yova\/[0-9a-f]{16}$/)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.skipIf(!isRoot)('an ordinary user has a server of their own', async () => {
  const folder = dataFolder(0o700)
  chownSync(folder, ORDINARY, ORDINARY)
  const first = await app(folder, ORDINARY)
  await first.kill()

  const second = await app(folder, ORDINARY)

  expect(await second.look()).toMatchObject({ visits: 2 })
  expect(statSync(join(folder, 'postgres/cluster')).uid).toBe(ORDINARY)
})
