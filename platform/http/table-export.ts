import { csvRow } from '#kernel/csv.ts'
import { z } from '@hono/zod-openapi'
import { readAhead } from './read-ahead.ts'
import { writeXlsx } from './xlsx-writer.ts'

/** The query parameter `format` of a list. */
export const ExportFormat = z.enum(['csv', 'xlsx']).default('csv')
export type ExportFormat = z.infer<typeof ExportFormat>

type Cell = string | number
/** The first row holds the headings. */
export type ExportRows = AsyncIterable<readonly Cell[]>
export type TableExport = { name: string; mime: string; parts: AsyncIterable<Uint8Array> }

const MIME = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export const TABLE_EXPORT_QUERY = {
  description: 'The whole list as a spreadsheet',
  content: { [MIME.csv]: {}, [MIME.xlsx]: {} },
}

/** Streams `rows` as a spreadsheet; `name` has no extension. */
export const tableExport = (name: string, format: ExportFormat, rows: ExportRows): TableExport => ({
  name: `${name}.${format}`,
  mime: MIME[format],
  parts: partsOf(format, rows),
})

/** Only the second row comes from a query, and a workbook begins before its rows. */
async function* partsOf(format: ExportFormat, rows: ExportRows): AsyncGenerator<Uint8Array> {
  const begun = await readAhead(rows, 2)
  yield* format === 'xlsx' ? writeXlsx(begun) : csvBytes(begun)
}

const PART = 32_768

async function* csvBytes(rows: ExportRows): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = '\ufeff' // BOM: spreadsheets then read UTF-8
  for await (const cells of rows) {
    text += csvRow(cells)
    if (text.length < PART) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(text)
}
