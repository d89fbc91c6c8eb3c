import { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import { InvalidFile, readBytes, type FileSource } from './source.ts'

/** Guards against a zip bomb; bytes over all entries. */
const MOST_UNPACKED = 400 * 1024 * 1024
export const MAX_ENTRIES = 5_000

class Stretches extends RandomAccessReader {
  readonly #source: FileSource
  constructor(source: FileSource) {
    super()
    this.#source = source
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const { read } = this.#source
    const stretch = {
      length: end - start,
      read: (a: number, b: number) => read(start + a, start + b),
    }
    return Readable.from(readBytes(stretch), { objectMode: false })
  }
}

/** Checks the magic number only: an .xlsx workbook is a ZIP too. */
export const isArchive = (bytes: Uint8Array): boolean =>
  ['PK\x03\x04', 'PK\x05\x06'].includes(Buffer.from(bytes.subarray(0, 4)).toString('latin1'))

export type Archive = {
  entries: readonly Entry[]
  /**
   * @throws InvalidFile `archive_too_large` beyond `most` bytes of the entry, or 400 MiB in all.
   */
  open(entry: Entry, limit?: number): AsyncGenerator<Uint8Array>
  close(): void
}

const opened = (source: FileSource): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromRandomAccessReader(
      new Stretches(source),
      source.length,
      { lazyEntries: true, autoClose: false, validateEntrySizes: true },
      (error, zip) => (zip ? resolve(zip) : reject(error ?? new InvalidFile('file_unreadable'))),
    )
  })

/** Reads the central directory only; entries are unpacked by `open`. */
export async function openArchive(source: FileSource): Promise<Archive> {
  try {
    const zip = await opened(source)
    const entries = await entriesOf(zip)
    let unpacked = 0
    return {
      entries,
      async *open(entry, limit = MOST_UNPACKED) {
        let size = 0
        const stream = await streamOf(zip, entry)
        try {
          for await (const bytes of stream as AsyncIterable<Buffer>) {
            size += bytes.byteLength
            unpacked += bytes.byteLength
            if (size > limit || unpacked > MOST_UNPACKED) throw new InvalidFile('archive_too_large')
            yield bytes
          }
        } catch (error) {
          throw error instanceof InvalidFile ? error : new InvalidFile('file_unreadable')
        }
      },
      close: () => zip.close(),
    }
  } catch (error) {
    throw error instanceof InvalidFile || isOutage(error)
      ? error
      : new InvalidFile('file_unreadable')
  }
}

/** A PostgreSQL error is an outage of our storage, not a bad file. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'routine' in error

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) reject(new InvalidFile('archive_too_large'))
      else zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', reject)
    zip.readEntry()
  })

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    try {
      zip.openReadStream(entry, (error, stream) =>
        stream ? resolve(stream) : reject(error ?? new InvalidFile('file_unreadable')),
      )
    } catch {
      reject(new InvalidFile('file_unreadable')) // encrypted, or an unknown compression method
    }
  })
