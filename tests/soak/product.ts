import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Milliseconds } from '#kernel/time.ts'
import { startEmbedded } from '#platform/database/embedded/index.ts'
import { ROOT } from '#server/open-data.ts'
import { freePort } from '#tests/support/launch-site.ts'
import type { Probe } from './launcher.ts'

export type Product = {
  url: string
  pid: number
  /** A session of the soak's own, to count what the product left. */
  database: Client
  probe(): Promise<Probe>
  /** Exit code or signal, when the process ended by itself. */
  exit(): string | null
  /** Errors only. */
  log(): string
  stop(): Promise<void>
}

export async function startProduct(importIdleTimeout: Milliseconds): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yova-soak-'))
  await chmod(dataDir, 0o711) // as root, the embedded server runs as another account
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['--expose-gc', 'tests/soak/launcher.ts', String(importIdleTimeout)],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        // Each actor has its own address, because calls are rate limited by address.
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => void (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => void (printed += chunk.toString()))
  await opened(child, () => printed)
  const welcomed = printed.length

  const embedded = await startEmbedded({ dataDir })
  const database = new Client({ ...embedded.connection, application_name: 'yova:soak' })
  await database.connect()
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    database,
    async probe() {
      child.send({})
      const [probe] = (await once(child, 'message')) as [Probe]
      return probe
    },
    exit: () =>
      child.exitCode === null && child.signalCode === null
        ? null
        : `ended with ${child.exitCode ?? child.signalCode}`,
    log: () => printed.slice(welcomed),
    async stop() {
      await database.end()
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await embedded.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function opened(child: ChildProcess, printed: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (printed().includes('Yova is open')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`the product did not start (${code}):\n${printed()}`)),
    )
  })
}
