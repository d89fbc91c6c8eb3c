import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl'
import { InvalidFile, type FileSource } from './source.ts'

/** Guards against a zip bomb; bytes over all entries. */
const MOST_UNPACKED = 400 * 1024 * 1024
/** As in Apache POI's `ZipSecureFile`: office files compress to a tenth or a thirtieth. */
const MOST_RATIO = 100
const ALWAYS_UNPACKED = 8 * 1024 * 1024
export const MAX_ENTRIES = 5_000
const BLOCK = 1024 * 1024

/** yauzl reads a few bytes at a time; each would be a query of an uploaded file, so blocks are kept. */
class BlockReader extends RandomAccessReader {
  readonly #source: FileSource
  #block: { start: number; bytes: Uint8Array } | null = null
  constructor(source: FileSource) {
    super()
    this.#source = source
  }
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    const copy = async () => {
      let written = offset
      for await (const bytes of this.#bytes(position, position + length)) {
        buffer.set(bytes, written)
        written += bytes.byteLength
      }
    }
    callbackify(copy)(callback)
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false })
  }
  async *#bytes(from: number, end: number): AsyncGenerator<Uint8Array> {
    for (let position = from; position < end;) {
      const { start, bytes } = await this.#blockAt(position)
      const part = bytes.subarray(position - start, end - start)
      if (part.byteLength === 0) throw new InvalidFile('file_unreadable') // beyond its end
      yield part
      position += part.byteLength
    }
  }
  async #blockAt(position: number) {
    const start = position - (position % BLOCK)
    if (this.#block?.start === start) return this.#block
    const { length, read } = this.#source
    const block = { start, bytes: await read(start, Math.min(start + BLOCK, length)) }
    this.#block = block
    return block
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
      new BlockReader(source),
      source.length,
      { lazyEntries: true, autoClose: false, validateEntrySizes: true },
      (error, zip) => (zip ? resolve(zip) : reject(error ?? new InvalidFile('file_unreadable'))),
    )
  })

/** Reads the central directory only; entries are unpacked by `open`. */
export async function openArchive(source: FileSource): Promise<Archive> {
  try {
    const zip = await opened(source)
    const entries = await entriesOf(zip, source.length)
    let unpacked = 0
    return {
      entries,
      async *open(entry, limit = MOST_UNPACKED) {
        let size = 0
        const stream = await streamOf(zip, entry)
        try {
          for await (const bytes of stream as AsyncIterable<Buffer>) {
            // no encoding is set
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

/** Rejects by the directory, before a byte is unpacked; yauzl rejects an entry larger than it declares. */
const entriesOf = (zip: ZipFile, length: number): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const limit = Math.min(Math.max(length * MOST_RATIO, ALWAYS_UNPACKED), MOST_UNPACKED)
    const entries: Entry[] = []
    let declared = 0
    const tooLarge = () => reject(new InvalidFile('archive_too_large'))
    if (zip.entryCount > MAX_ENTRIES) return tooLarge()
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      declared += entry.uncompressedSize
      if (declared > limit) tooLarge()
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
