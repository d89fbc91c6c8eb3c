import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '#platform/errors.ts'

const SOURCES = [
  'web/**/*',
  'kernel/**/*.ts',
  'capabilities/**/{contract,*.contract,schema}.ts',
  'package-lock.json',
  '{vite,react-router}.config.ts',
]
const STAMP = 'build/stamp'

/** Builds the site if its sources changed since the last build; returns whether it did. */
export async function buildSite(root: string): Promise<boolean> {
  const wanted = await digest(root)
  const isBuilt = async () => (await readFile(join(root, STAMP), 'utf8').catch(() => '')) === wanted
  if (await isBuilt()) return false
  return alone(join(root, '.cache/build.lock'), async () => {
    if (await isBuilt()) return false // by the process that held the lock
    await build(root)
    await writeFile(join(root, STAMP), wanted)
    return true
  })
}

async function build(root: string): Promise<void> {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A start that is refused ends its build too: the next one writes into the same folder.
  const stop = () => child.kill()
  process.once('exit', stop)
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code]: unknown[] = await once(child, 'close')
  process.off('exit', stop)
  if (code !== 0)
    throw new Error(`the site could not be built:\n${Buffer.concat(output).toString()}`)
}

/** Two processes must not build into one folder. The lock of a dead process is taken over. */
async function alone<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      const holder = Number(await readFile(lock, 'utf8').catch(() => '0'))
      if (holder && !isAlive(holder)) await rm(lock, { force: true })
      await sleep(200)
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function digest(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(path.slice(root.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}
