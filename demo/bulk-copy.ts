import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

/** Objects are written as JSON. */
export type Cell = unknown

/** COPY text format: tabs between cells, `\N` for null. */
export function lineOf(cells: readonly Cell[]): string {
  let line = ''
  for (const [index, cell] of cells.entries()) line += (index === 0 ? '' : '\t') + textOf(cell)
  return `${line}\n`
}

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N'
  if (typeof cell === 'string') return escaped(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell)
  return escaped(JSON.stringify(cell))
}

const SPECIAL = /[\\\t\n\r]/g
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string): string => text.replace(SPECIAL, (found) => ESCAPED[found] ?? found)

/** Rows are sent in chunks of this many characters: one write per row costs more than the row. */
const PIECE = 65_536

function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

/** Table and column names are not escaped: they come from our own code. */
export async function copyLines(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(pieces(lines), { objectMode: true }), target)
}
