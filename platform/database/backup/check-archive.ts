import { createHash } from 'node:crypto'
import { CorruptArchive, readArchive } from './archive.ts'
import type { DecryptionKeys } from './encryption.ts'
import type { Digests, Manifest } from './create-backup.ts'

/** Reads an archive to its end and verifies every digest. Throws a `BackupKeyError` or `CorruptArchive`. */
export async function checkArchive(
  file: string,
  keys?: DecryptionKeys,
): Promise<{ manifest: Manifest; digests: Digests }> {
  let manifest: Manifest | null = null
  let digests: Digests | null = null
  const found = new Map<string, string>()
  for await (const { name, bytes } of readArchive(file, keys)) {
    if (name === 'digests.json') {
      digests = JSON.parse(bytes.toString()) as Digests // written by us, and read to the end
      continue
    }
    if (name === 'manifest.json') manifest = JSON.parse(bytes.toString()) as Manifest // its digest is checked below
    found.set(name, createHash('sha256').update(bytes).digest('hex'))
  }
  if (manifest?.format !== 1 || !digests) throw new CorruptArchive('the archive is incomplete')
  const expected = Object.entries(digests.entries)
  const wrong = expected.find(([name, digest]) => found.get(name) !== digest)
  if (wrong) throw new CorruptArchive(`${wrong[0]} does not match`)
  if (found.size !== expected.length)
    throw new CorruptArchive('the archive contains unexpected entries')
  return { manifest, digests }
}
