import { Readable } from 'node:stream'
import { detectDelimiter, detectEncoding } from '#kernel/csv-format.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { CsvError, parseCsv } from '#platform/csv.ts'
import {
  type RemittanceFileRefusal,
  MAX_LINES,
  type StatementFile,
} from '../rules/remittance-file.ts'

const FIRST_BYTES = 256 * 1024

export async function readStatementFile(
  bytes: Uint8Array,
): Promise<Result<StatementFile, RemittanceFileRefusal>> {
  const encoding = detectEncoding(bytes)
  const first = new TextDecoder(encoding).decode(bytes.subarray(0, FIRST_BYTES))
  const format = { encoding, delimiter: detectDelimiter(first) }
  let headings: string[] | null = null
  const rows: string[][] = []
  const lines: number[] = []
  let line = 0
  try {
    for await (const cells of parseCsv(Readable.from([bytes]), format)) {
      line += 1
      const from = line
      // A quoted value may contain line ends.
      line += cells.join('').split('\n').length - 1
      if (cells.every((cell) => cell.trim() === '')) continue
      if (headings === null) headings = cells.map((heading) => heading.trim())
      else {
        rows.push(cells)
        lines.push(from)
      }
      if (rows.length > MAX_LINES) return refuse({ code: 'statement_too_long', most: MAX_LINES })
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return refuse({ code: 'statement_unreadable', line: line + 1, value: '"' })
  }
  if (!headings || rows.length === 0) return refuse({ code: 'statement_empty' })
  return ok({ ...format, headings, rows, lines })
}
