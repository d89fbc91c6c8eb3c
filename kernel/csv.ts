const SEPARATOR = ';' // French spreadsheets use the comma as the decimal mark

/** Cells are escaped against formula injection. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  // BOM: spreadsheets then read UTF-8.
  '\ufeff' + rows.map(csvRow).join('')

/** With the full-width forms, which spreadsheets of East Asian languages calculate too. */
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n]/

/** Undoes the escape in a cell of a file that comes back. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text.slice(1)) ? text.slice(1) : text

/** One row with its line end, for streaming. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell).join(SEPARATOR)}\r\n`

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const inAlgiers = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-21 10:12` in Algiers, which every spreadsheet reads as a date. */
export const csvTime = (instant: string): string => inAlgiers.format(new Date(instant))
