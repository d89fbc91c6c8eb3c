const SEPARATOR = ';' // French spreadsheets use the comma as the decimal mark

/** Cells are escaped against formula injection. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  // BOM: spreadsheets then read UTF-8.
  '\ufeff' + rows.map(csvRow).join('')

/** One row with its line end, for streaming. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell).join(SEPARATOR)}\r\n`

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const inAlgiers = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Algiers',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-21 10:12` in Algiers, which every spreadsheet reads as a date. */
export const csvTime = (instant: string): string => inAlgiers.format(new Date(instant))
