import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { CsvFormat, TextEncoding } from '#kernel/csv-format.ts'

export { CsvError } from 'csv-parse'

/** Streams the records of a CSV file. Throws a `CsvError`. */
export async function* parseCsv(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<string[]> {
  const parser = pipeline(
    Readable.from(decode(bytes, encoding)),
    parse({
      delimiter,
      // A file concatenated from others mixes line ends.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: 2_000_000,
    }),
    () => {}, // the loop below throws the error
  )
  for await (const record of parser) yield record as string[] // without `columns` a record is its cells
}

async function* decode(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const part of bytes) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
}
