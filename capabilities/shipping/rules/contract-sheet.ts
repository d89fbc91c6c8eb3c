import { parseFileAmount } from '#kernel/file-amount.ts'
import { foldText } from '#kernel/fold.ts'
import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'

export const SHEET_COLUMNS = ['wilaya', 'home', 'stop_desk'] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]
export type SheetRow = { line: number; cells: readonly string[] }
export type WilayaFee = { wilaya: string; home: Centimes | null; pickupPoint: Centimes | null }
export type UnreadableSheetCell = { line: number; column: SheetColumn; value: string }
export type ParsedContractSheet = { fees: WilayaFee[]; unreadable: UnreadableSheetCell[] }
export type ContractSheetRefusal =
  | { code: 'sheet_unreadable' }
  | { code: 'sheet_empty' }
  | { code: 'sheet_columns_missing' }

const plain = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Places = Record<SheetColumn, number>

/** A sheet may have a title above its headings: the first row with a wilaya and a fee counts. */
function findHeadings(
  rows: readonly SheetRow[],
  known: Record<SheetColumn, readonly string[]>,
): { index: number; places: Places } | null {
  for (const [index, { cells }] of rows.slice(0, 20).entries()) {
    const headings = cells.map(plain)
    const place = (column: SheetColumn) => {
      const exact = headings.findIndex((heading) => known[column].includes(heading))
      return exact >= 0
        ? exact
        : headings.findIndex((heading) => known[column].some((word) => heading.includes(word)))
    }
    const places = { wilaya: place('wilaya'), home: place('home'), stop_desk: place('stop_desk') }
    if (places.wilaya >= 0 && (places.home >= 0 || places.stop_desk >= 0)) return { index, places }
  }
  return null
}

/** The fees of each wilaya; what cannot be read is listed, and never guessed. */
export function parseContractSheet(
  rows: readonly SheetRow[],
  known: Record<SheetColumn, readonly string[]>,
  recognise: (written: string) => string | null,
): Result<ParsedContractSheet & { headings: readonly string[] }, ContractSheetRefusal> {
  if (rows.length < 2) return refuse({ code: 'sheet_empty' })
  const found = findHeadings(rows, known)
  if (!found) return refuse({ code: 'sheet_columns_missing' })
  const fees = new Map<string, WilayaFee>()
  const unreadable: UnreadableSheetCell[] = []
  for (const { line, cells } of rows.slice(found.index + 1)) {
    const cell = (column: SheetColumn) => (cells[found.places[column]] ?? '').trim()
    if (SHEET_COLUMNS.every((column) => cell(column) === '')) continue
    const wilaya = recognise(cell('wilaya'))
    const isTwice = wilaya !== null && fees.has(wilaya)
    if (wilaya === null || isTwice)
      unreadable.push({ line, column: 'wilaya', value: cell('wilaya') })
    const read = (column: 'home' | 'stop_desk'): Centimes | null => {
      const value = cell(column)
      if (NOT_SERVED.has(value)) return null
      const amount = parseFileAmount(value)
      if (amount === null || amount < 0) unreadable.push({ line, column, value })
      return amount
    }
    const fee = { home: read('home'), pickupPoint: read('stop_desk') }
    if (wilaya !== null && !isTwice) fees.set(wilaya, { wilaya, ...fee })
  }
  return ok({
    headings: (rows[found.index]?.cells ?? []).map((heading) => heading.trim()),
    fees: [...fees.values()],
    unreadable,
  })
}

/** How sheets write that a wilaya is not served that way. */
const NOT_SERVED = new Set(['', '-', '–', '—', '/', 'X', 'x'])

type Child = { code: string; parent: string | null }

/** Couriers number the 58 wilayas of 2019: a later one that the sheet does not name costs what its parent does. */
export function addChildFees(fees: readonly WilayaFee[], wilayas: readonly Child[]): WilayaFee[] {
  const known = new Map(fees.map((fee) => [fee.wilaya, fee]))
  return wilayas.flatMap(({ code, parent }) => {
    const fee = known.get(code) ?? (parent === null ? undefined : known.get(parent))
    return fee ? [{ ...fee, wilaya: code }] : []
  })
}
