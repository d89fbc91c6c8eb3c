import type { CsvFormat } from '#kernel/csv-format.ts'
import { CsvError, parseCsv } from '#platform/csv.ts'
import {
  InvalidFile,
  readBytes,
  cellOf,
  type FileSource,
  MAX_COLUMNS,
  type TableRow,
} from './source.ts'

/** Streams the rows; `onRead` reports the bytes read so far. */
export async function* csvRows(
  source: FileSource,
  format: CsvFormat,
  onRead?: (until: number) => void,
): AsyncGenerator<TableRow> {
  let line = 0
  try {
    for await (const cells of parseCsv(readBytes(source, onRead), format)) {
      line += 1
      if (cells.length > MAX_COLUMNS) throw new InvalidFile('too_many_columns')
      yield { line, cells: cells.map(cellOf) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidFile('file_unreadable')
    throw error
  }
}
