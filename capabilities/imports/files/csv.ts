import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { ImportEncoding } from '../schema.ts'
import {
  InvalidFile,
  readBytes,
  cellOf,
  type FileSource,
  MAX_COLUMNS,
  type TableRow,
} from './source.ts'

type Form = { encoding: ImportEncoding; delimiter: string }

/** The rows of a text table, read as they are needed. */
export async function* csvRows(
  source: FileSource,
  { encoding, delimiter }: Form,
  onRead?: (until: number) => void,
): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: 2_000_000,
  })
  const text = Readable.from(decoded(readBytes(source, onRead), encoding))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let line = 0
  try {
    for await (const record of parser) {
      const cells = record as string[] // without `columns` a record is its cells
      line += 1
      if (cells.length > MAX_COLUMNS) throw new InvalidFile('too_many_columns')
      yield { line, cells: cells.map(cellOf) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidFile('file_unreadable')
    throw error
  } finally {
    text.destroy()
    parser.destroy()
  }
}

async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}
