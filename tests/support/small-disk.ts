import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  path: string
  fill(): void
  free(): void
  remove(): void
}

/** A tmpfs of limited size; `unavailable` says why there is none (mounting takes root). */
export function smallDisk(megabytes: number): SmallDisk | { unavailable: string } {
  const path = mkdtempSync(join(tmpdir(), 'yova-disk-'))
  chmodSync(path, 0o755)
  const options = `size=${megabytes}m,mode=755`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true })
    const reason = mounted.error?.message ?? mounted.stderr.toString().trim()
    return { unavailable: `no small file system can be mounted: ${reason}` }
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    fill() {
      const file = openSync(ballast, 'w')
      for (const size of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
