import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArchiveEntry, CorruptArchive, readArchive, writeArchive } from './archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ENTRIES: ArchiveEntry[] = [
  { name: 'manifest.json', bytes: Buffer.from('{"format":1}') },
  { name: 'secret', bytes: Buffer.alloc(0) },
  { name: 'tables/demo.loads/000001', bytes: Buffer.alloc(1536, 'row\n') },
  { name: `files/${'a'.repeat(120)}/${'b'.repeat(160)}.webp`, bytes: Buffer.alloc(700, 7) },
  { name: `files/${'é'.repeat(70)}.webp`, bytes: Buffer.from('long') },
]
/** `ENTRIES` as the first version of backups wrote them. */
const FIRST_VERSION = Buffer.from(
  `H4sIAAAAAAACA+2YQU7EIBiF2Zl4iskcAH4K0yauPEAvQR06qbbFFMwsjCtPM9fQi5nRhUm76GJSBu37yAuEDYuXHx5/
   Z/qmtj7wR+96tgxERDnR90zTmUjq3/V5X5JWkm2IReDFBzMwinJWgrxuazd0Jmzv5BsDq8Pbh8GGZc+Yrf/JupBKof5j
   EEzVWi/2tnO8dWbvxc+NHNF/NfFfyrwg+B+DwR1vIQiCoPWJCy7uS9cfyqZ/ulL+03o3/v9RlrNNifd/cermHP/MlRBV
   4vCjrZ7h/2XM1L/MilH/R1FB+P9F4QaAPwq6d5eTQv7LFE3yn0T+i/j+f57SGf8+cqXo//vHaTnN9/9H+U/nO4n+bxRa
   1x9QBQAAsD6+AGZVQs0AJAAA`,
  'base64',
)
async function entriesOf(file: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = []
  for await (const entry of readArchive(file)) entries.push(entry)
  return entries
}
async function* streamOf(entries: ArchiveEntry[]) {
  yield* entries
}

test('entries are read as they were written, whatever their names and sizes', async () => {
  const file = join(folder, 'new')
  const entries = [...ENTRIES, { name: 'théière.webp', bytes: Buffer.alloc(9_000_000, 'x') }]
  await writeArchive(file, streamOf(entries))
  const read = await entriesOf(file)
  expect(read.map(({ name }) => name)).toEqual(entries.map(({ name }) => name))
  expect(read.every(({ bytes }, index) => entries[index]?.bytes.equals(bytes))).toBe(true)
})

test('an archive of the first version, with GNU long names, can still be read', async () => {
  const file = join(folder, 'old')
  await writeFile(file, FIRST_VERSION)
  expect(await entriesOf(file)).toEqual(ENTRIES)
})

test.each([
  ['cut short', FIRST_VERSION.subarray(0, -20)],
  ['no tar file', gzipSync(Buffer.alloc(2000, 'hello'))],
  ['not gzipped', Buffer.from('hello')],
])('an archive that is %s is told apart from a failure of ours', async (_, bytes) => {
  const file = join(folder, 'corrupt')
  await writeFile(file, bytes)
  await expect(entriesOf(file)).rejects.toThrow(CorruptArchive)
})

test('what fails while it is written is thrown, wherever it fails', async () => {
  async function* failing() {
    yield* ENTRIES
    throw new Error('the connection was lost')
  }
  await expect(writeArchive(join(folder, 'failing'), failing())).rejects.toThrow('connection was')
  await expect(writeArchive(join(folder, 'none', 'x'), streamOf(ENTRIES))).rejects.toThrow('ENOENT')
})
