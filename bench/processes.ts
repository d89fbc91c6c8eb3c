import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '#server/open-data.ts'
import type { BenchData } from './bench-database.ts'

export const NODE = join(ROOT, 'node_modules/.bin/node')

export type Server = {
  name: string
  port: number
  pid: number
  stop(): Promise<void>
}

type Start = {
  name: string
  script: string
  args?: readonly string[]
  env?: Record<string, string>
  port: number
  /** A URL that answers 200 once the server is ready. */
  ready: string
}

const START_WITHIN_MS = 180_000

export async function startServer({
  name,
  script,
  args = [],
  env = {},
  port,
  ready,
}: Start): Promise<Server> {
  const child = spawn(NODE, [...profiling(name), script, ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-5_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  process.on('exit', () => child.kill())

  const until = performance.now() + START_WITHIN_MS
  while (!(await answers(`http://127.0.0.1:${port}${ready}`))) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`${name} did not start:\n${printed}`)
    await sleep(50)
  }
  return { name, port, pid: child.pid!, stop: () => stop(child) } // it answered, so it has a number
}

/** `BENCH_PROFILE=<folder>` writes a CPU profile of each server when it stops. */
function profiling(name: string): string[] {
  const folder = process.env['BENCH_PROFILE']
  if (!folder) return []
  return [
    '--cpu-prof',
    `--cpu-prof-dir=${folder}`,
    `--cpu-prof-name=${name.replaceAll(' ', '-')}.cpuprofile`,
  ]
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

let ticksPerSecond: number | undefined

/** CPU seconds of all threads so far; null where the system does not report them. */
export function cpuSeconds(pid: number, withEndedChildren = false): number | null {
  try {
    ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; the fields are counted from behind it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    const ended = withEndedChildren ? endedUser + endedSystem : 0
    return (user + system + ended) / ticksPerSecond
  } catch {
    return null
  }
}

export function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid)

export function familyCpuSeconds(pid: number): number | null {
  const own = cpuSeconds(pid, true)
  if (own === null) return null
  const children = childrenOf(pid).map((child) => cpuSeconds(child) ?? 0)
  return children.reduce((sum, seconds) => sum + seconds, own)
}

type Product = { name: string; cacheMegabytes?: number }

export async function startProduct(
  data: BenchData,
  { name, cacheMegabytes }: Product,
): Promise<Server> {
  const port = await freePort()
  return startServer({
    name,
    script: 'server/start.ts',
    env: {
      DATA_DIR: data.dataDir,
      DATABASE_URL: '',
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
      // The load stands for many users, whose rate limits are per IP.
      TRUST_PROXY: 'loopback',
      ...(cacheMegabytes === undefined ? {} : { YOVA_CACHE_MB: String(cacheMegabytes) }),
    },
    port,
    ready: '/healthz',
  })
}

export const floorArguments = ({ connection }: BenchData): string[] => [JSON.stringify(connection)]
