import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './errors.ts'

/** The secret of a data directory: the first process creates it, all others read the same one. */
export async function persistedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  const aside = `${path}.${randomUUID()}`
  await writeFile(aside, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // link() is atomic and fails for the second of two processes.
    await link(aside, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await unlink(aside)
  }
  return readFile(path, 'utf8')
}
