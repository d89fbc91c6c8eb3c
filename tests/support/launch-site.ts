import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase } from './database-names.ts'

export type Site = {
  url: string
  databaseUrl: string
  /** Name of its database. */
  database: string
  dataDir: string
  query: pg.Pool['query']
  log(): string
  /** SIGKILL, as a power cut; `start` restarts on the same data. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops the processes and keeps database and files. */
  close(): Promise<void>
  /** Stops the processes and removes database and files. */
  stop(): Promise<void>
  another(): Promise<{ url: string }>
}

/** `run` is the number in the names of its databases. */
export type TestServer = { url: string; run: number }

/** Database and files of a site that was closed. */
export type LoadedSite = Pick<Site, 'database' | 'dataDir'>

const SECRET = 'q7Rk2vLx9ZtB4mWc8HdY3nFs6PjG1aEu5XoCi0'

/**
 * The database lies on the run's server: the same tests run on any supported PostgreSQL. With
 * `loaded`, the site begins as a copy of that one instead of loading the demo.
 */
export async function launchSite(
  server: TestServer,
  environment: Record<string, string> = {},
  loaded?: LoadedSite,
): Promise<Site> {
  const name = `yova_run_${server.run}_${randomBytes(6).toString('hex')}`
  const template = loaded?.database ?? 'template0'
  await onServer(server.url, `create database ${name} template ${template} encoding 'UTF8'`)
  const databaseUrl = withDatabase(server.url, name)
  const dataDir = await mkdtemp(join(tmpdir(), 'yova-site-'))
  if (loaded) await cp(loaded.dataDir, dataDir, { recursive: true })
  const port = Number(environment['PORT']) || (await freePort())
  const url = `http://localhost:${port}`
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined) // a test may stop the server
  let child: ChildProcess | undefined
  const others: ChildProcess[] = []
  let printed = ''
  // With this variable the build would leave out what only a browser needs.
  const { VITEST: _ours, ...inherited } = process.env

  async function open(index: number): Promise<ChildProcess> {
    const opening = spawn(process.execPath, ['server/start.ts'], {
      env: {
        ...inherited,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        SITE_URL: url,
        YOVA_SECRET: SECRET,
        YOVA_DEMO: '1',
        LOG_LEVEL: 'error',
        ...environment,
        PORT: String(index),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const began = printed.length
    opening.stdout?.on('data', (chunk: Buffer) => void (printed += chunk.toString()))
    await opened(opening, () => printed.slice(began))
    return opening
  }

  const site: Site = {
    url,
    databaseUrl,
    database: name,
    dataDir,
    query: pool.query.bind(pool) as pg.Pool['query'], // bind keeps only one of its many overloads
    log: () => printed,
    async start() {
      child = await open(port)
    },
    async kill() {
      if (!child || child.exitCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async another() {
      const free = await freePort()
      others.push(await open(free))
      return { url: `http://localhost:${free}` }
    },
    async close() {
      for (const childProcess of [...others, child])
        if (childProcess && childProcess.exitCode === null && childProcess.signalCode === null) {
          childProcess.kill('SIGTERM')
          await once(childProcess, 'exit')
        }
      await pool.end()
    },
    async stop() {
      await site.close()
      await onServer(server.url, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await site.start()
  } catch (error) {
    await site.stop()
    throw error
  }
  return site
}

async function opened(child: ChildProcess, printed: () => string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (printed().includes('Yova is open')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`the product did not start (${code}): ${printed()}`)),
    )
  })
}

export async function onServer(url: string, statement: string): Promise<void> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  await session.query(statement).finally(() => session.end())
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
