import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '#platform/errors.ts'

/** PostgreSQL refuses to run as root; this is `nobody` on nearly every Unix. */
const UNPRIVILEGED_USER: Exclude<OsAccount, undefined> = { uid: 65_534, gid: 65_534 }
const POINTER = 'postgres.location'
const OUTSIDE = '/var/lib/yova'
/** `sun_path` holds 108 bytes with its terminator, on some systems 104. */
const LONGEST_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length

/** Undefined when the server runs as our own user. */
export type OsAccount = { uid: number; gid: number } | undefined

export type DataDirectory = {
  /** Holds the password, the lock files and the cluster's folder. */
  home: string
  cluster: string
  socket: string
  account: OsAccount
  /** Writes the location of `home` into `dataDir`, once the cluster exists. */
  remember(): void
}

/** Throws when an existing cluster is missing or belongs to another account. */
export function dataDirectoryFor(dataDir: string): DataDirectory {
  mkdirSync(dataDir, { recursive: true })
  const data = realpathSync(dataDir)
  const home = homeOf(data)
  const account = accountFor(join(home, 'cluster'))
  mkdirSync(home, { recursive: true, mode: 0o711 })
  if (account) chmodSync(home, 0o711)
  const pointer = join(data, POINTER)
  return {
    home,
    cluster: join(home, 'cluster'),
    socket: socketFolder(home),
    account,
    remember() {
      if (dirname(home) !== data && !existsSync(pointer)) writeFileSync(pointer, `${home}\n`)
    },
  }
}

function homeOf(data: string): string {
  const pointer = join(data, POINTER)
  if (existsSync(pointer)) {
    const home = readFileSync(pointer, 'utf8').trim()
    // A new empty database in its place would look like data loss.
    if (!existsSync(join(home, 'cluster')))
      throw new Error(
        `${pointer} says that the database lives in ${home}, and it is not there. ` +
          `Bring that folder back, or remove ${pointer} to begin with an empty database.`,
      )
    return home
  }
  const inside = join(data, 'postgres')
  if (process.getuid?.() !== 0 || isReachable(data, unprivileged().uid)) return inside
  if (existsSync(join(inside, 'cluster')))
    throw new Error(
      `the database in ${inside} cannot be reached by the account it belongs to: ` +
        `give others the right to pass through ${data} and the folders above it (chmod o+x)`,
    )
  mkdirSync(OUTSIDE, { recursive: true, mode: 0o711 })
  chmodSync(OUTSIDE, 0o711)
  return join(OUTSIDE, createHash('sha256').update(data).digest('hex').slice(0, 16))
}

function accountFor(cluster: string): OsAccount {
  const me = process.getuid?.()
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  if (me !== 0) {
    if (owner && owner.uid !== me)
      throw new Error(
        `the database in ${cluster} belongs to user ${owner.uid}, and this is user ${me}: ` +
          'run as the same user (or as root), or take another DATA_DIR',
      )
    return undefined
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged()
}

/** `initdb` needs an account with a name; some systems give `nobody` another number. */
function unprivileged(): Exclude<OsAccount, undefined> {
  if (!existsSync('/etc/passwd')) return UNPRIVILEGED_USER
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  if (entries.some(([, , uid]) => Number(uid) === UNPRIVILEGED_USER.uid)) return UNPRIVILEGED_USER
  const named = entries.find(([name]) => name === 'nobody')
  return named ? { uid: Number(named[2]), gid: Number(named[3]) } : UNPRIVILEGED_USER
}

export function isReachable(path: string, account: number): boolean {
  const { uid, gid, mode } = statSync(path)
  const right = uid === account ? 0o100 : gid === account ? 0o010 : 0o001
  if ((mode & right) === 0) return false
  const parent = dirname(path)
  return parent === path || isReachable(parent, account)
}

function socketFolder(home: string): string {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const inside = join(home, 'socket')
  return Buffer.byteLength(inside) <= LONGEST_SOCKET_FOLDER ? inside : `/tmp/yova-${name}`
}

/** A folder for the server's account and root only. Throws when another user owns it. */
export function makePrivate(path: string, account: OsAccount): void {
  const wanted = account?.uid ?? process.getuid?.()
  try {
    mkdirSync(path, { mode: 0o700 })
    if (account) chownSync(path, account.uid, account.gid)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    // Other users can write to /tmp, too: the folder must be ours.
    const found = lstatSync(path)
    const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0
    // Created by root, which was killed before the chown.
    if (isPrivate && account && found.uid === 0) chownSync(path, account.uid, account.gid)
    else if (!isPrivate || found.uid !== wanted)
      throw new Error(`${path} is not a private folder of user ${wanted}: remove it`, {
        cause: error,
      })
  }
}
