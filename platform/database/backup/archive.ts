import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import {
  BackupKeyError,
  decryptWith,
  type DecryptionKeys,
  encrypterOf,
  type EncryptionKeys,
  encryptWith,
  NO_KEYS,
  NOT_ENCRYPTED,
} from './encryption.ts'
import { toError } from '#platform/errors.ts'

/** A gzipped tar file, so that any tool can list its content; encrypted, one of age around it. */
export type ArchiveEntry = { name: string; bytes: Buffer }

export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  keys: EncryptionKeys = NOT_ENCRYPTED,
): Promise<void> {
  const encrypter = encrypterOf(keys) // throws before anything is written
  const archive = pack()
  const packed = packEntries(archive, entries).catch((error: unknown) =>
    archive.destroy(toError(error)),
  )
  // It holds personal data and keys, so only its owner may read it.
  await pipeline(
    Readable.from(archive),
    createGzip({ level: 5 }),
    encryptWith(encrypter),
    createWriteStream(file, { mode: 0o600 }),
  )
  await packed
}

async function packEntries(archive: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>) {
  for await (const { name, bytes } of entries)
    await new Promise<void>((resolve, reject) => {
      const header = { name, mode: 0o600, mtime: new Date(0) }
      archive.entry(header, bytes, (error) => (error ? reject(error) : resolve()))
    })
  archive.finalize()
}

export class CorruptArchive extends Error {}

/** Throws a `BackupKeyError` or `CorruptArchive`. */
export async function* readArchive(
  file: string,
  keys: DecryptionKeys = NO_KEYS,
): AsyncGenerator<ArchiveEntry> {
  const archive = extract()
  pipeline(createReadStream(file), decryptWith(keys), createGunzip(), archive).catch(() => {}) // the loop below throws the error
  try {
    for await (const entry of archive) yield { name: entry.header.name, bytes: await buffer(entry) }
  } catch (error) {
    if (error instanceof BackupKeyError) throw error
    throw new CorruptArchive(`the archive cannot be read: ${toError(error).message}`)
  }
}
