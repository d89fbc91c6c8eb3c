import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Binaries, NoEmbeddedServer } from './binaries.ts'
import type { DataDirectory } from './data-directory.ts'

export const SUPERUSER = 'yova'
const MAKING = 'making-'

/** A fixed environment, so that ours cannot change what PostgreSQL's programs do. */
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Idempotent and atomic; needs the file lock. Throws `NoEmbeddedServer`. */
export async function initCluster(
  place: DataDirectory,
  { initdb, major }: Binaries,
): Promise<void> {
  for (const name of readdirSync(place.home))
    if (name.startsWith(MAKING))
      rmSync(join(place.home, name), { recursive: true, force: true, maxRetries: 20 })
  if (!existsSync(place.cluster)) await initialise(place, initdb)
  place.remember()

  const found = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== major)
    throw new Error(
      `the database in ${place.cluster} was created by PostgreSQL ${found}, and this is ${major}: ` +
        'back it up with the version that created it, and restore it into an empty DATA_DIR',
    )
}

async function initialise(place: DataDirectory, initdb: string): Promise<void> {
  const making = join(place.home, `${MAKING}${process.pid}-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${making}.password`
  mkdirSync(making, { mode: 0o700 })
  writeFileSync(passwordFile, passwordOf(place), { mode: 0o600 })
  if (place.account) {
    chownSync(making, place.account.uid, place.account.gid)
    chownSync(passwordFile, place.account.uid, place.account.gid)
  }
  await run(place, initdb, [
    `--pgdata=${making}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Code point order everywhere, as fast as memcmp; unlike plain C it has lower('É') = 'é'.
    '--no-locale',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ])
  rmSync(passwordFile)
  renameSync(making, place.cluster)
  sync(place.home)
}

export function passwordOf({ home }: DataDirectory): string {
  const path = join(home, 'password')
  if (!existsSync(path)) {
    if (existsSync(join(home, 'cluster')))
      throw new Error(`${path} is missing: the database beside it cannot be opened without it`)
    // Renamed when whole, so that a killed process never leaves half a password.
    writeFileSync(`${path}.making`, randomBytes(24).toString('base64url'), { mode: 0o600 })
    sync(`${path}.making`)
    renameSync(`${path}.making`, path)
  }
  return readFileSync(path, 'utf8').trim()
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

async function run(place: DataDirectory, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, {
    ...place.account,
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const messages: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => messages.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => messages.push(chunk))
  const [code]: unknown[] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw unsupportedReason(program, error)
  })
  if (code !== 0)
    throw new NoEmbeddedServer(
      `The embedded database could not be created in ${place.home}: ` +
        Buffer.concat(messages).toString().trim().slice(-1_000),
    )
}

/** The program exists and does not start: another C library (Alpine), or a forbidden account. */
export const unsupportedReason = (
  program: string,
  error: NodeJS.ErrnoException,
): NoEmbeddedServer =>
  new NoEmbeddedServer(
    `The embedded database does not run here (${program}: ${error.code}).`,
    error,
  )
