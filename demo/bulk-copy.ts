import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

/** What a column may hold; anything else is written as JSON. */
export type Cell = unknown

/** One line of COPY's text format: tabs between cells, `\N` for nothing, JSON for objects. */
export function lineOf(cells: readonly Cell[]): string {
  let line = ''
  for (const [at, cell] of cells.entries()) line += (at === 0 ? '' : '\t') + textOf(cell)
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

/** Lines are sent in pieces of this many characters: one by one they cost more than the rows. */
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

/** Streams lines into a table. The table and its columns come from our own code. */
export async function copyLines(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> {
  const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(pieces(lines), { objectMode: true }), target)
}
