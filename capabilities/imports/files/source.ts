/** A file that lies somewhere in parts: its length, and any stretch of it. */
export type FileSource = {
  length: number
  read(start: number, end: number): Promise<Uint8Array>
}

const STEP = 1024 * 1024

/** The bytes of a file from its beginning, a part at a time. */
export async function* readBytes(
  { length, read }: FileSource,
  onRead: (until: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < length; at += STEP) {
    const until = Math.min(at + STEP, length)
    yield await read(at, until)
    onRead(until)
  }
}

/** A row of a table, numbered as a spreadsheet numbers it. */
export type TableRow = { line: number; cells: string[] }

/** Why a file cannot be read at all. */
export type FileError =
  | 'file_unreadable'
  | 'file_empty'
  | 'too_many_lines'
  | 'too_many_columns'
  | 'archive_too_large'

/** What a person can cause by the file they chose; whoever reads it makes it a refusal. */
export class InvalidFile extends Error {
  readonly code: FileError
  constructor(code: FileError) {
    super(code)
    this.code = code
  }
}

export const MAX_FILE_ROWS = 50_000
export const MAX_COLUMNS = 200
/** Longer cells are cut: no field takes as much. */
export const LONGEST_CELL = 20_000

export const cellOf = (text: string): string =>
  // Zero bytes cannot be kept as text, and mean nothing.
  (text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text)
    .replaceAll('\0', '')
    .toWellFormed()
