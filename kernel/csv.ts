const SEPARATOR = ';' // what a spreadsheet in French expects beside a decimal comma

/** Rows of a spreadsheet file. No cell of it is ever taken for a formula. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  // The mark in front tells spreadsheets that the letters are UTF-8.
  '\ufeff' + rows.map(csvRow).join('')

/** One row of such a file, for those that are too long to be made whole. */
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

/** `2026-11-21 10:12`, the time in Algiers, which every spreadsheet reads as a date. */
export const csvTime = (instant: string): string => inAlgiers.format(new Date(instant))
