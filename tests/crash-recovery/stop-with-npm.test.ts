import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/launch-site.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SECRET = 'q7Rk2vLx9ZtB4mWc8HdY3nFs6PjG1aEu5XoCi0'

const database = await testDatabase({ max: 1 })
const dataDir = await mkdtemp(join(tmpdir(), 'yova-npm-'))
const started: ChildProcess[] = []
const { VITEST: _ours, ...inherited } = process.env

async function npmStart() {
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true, // its own process group, so that orphans can be found and killed
    env: {
      ...inherited,
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, YOVA_SECRET: SECRET, YOVA_DEMO: '0' },
      ...{ PORT: String(port), SITE_URL: `http://localhost:${port}`, LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(npm)
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('Yova is open')) resolve()
    })
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${printed}`)))
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return { npm, answers }
}

let both: Awaited<ReturnType<typeof npmStart>>[]
beforeAll(async () => {
  both = await Promise.all([npmStart(), npmStart()])
}, 240_000)
afterAll(async () => {
  for (const { pid } of started)
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // The group is gone, as it should be.
    }
  await rm(dataDir, { recursive: true, force: true })
})

test('SIGTERM to npm ends the server, and npm waits for it', async () => {
  const { npm, answers } = both[0]!
  expect(await answers()).toBe(true)
  npm.kill('SIGTERM')
  const [code] = (await once(npm, 'exit')) as [number | null]
  expect(await answers()).toBe(false)
  expect(code).toBe(0)
})

test('a server whose npm was killed ends by itself', async () => {
  const { npm, answers } = both[1]!
  expect(await answers()).toBe(true)
  npm.kill('SIGKILL')
  await expect.poll(answers).toBe(false)
})
