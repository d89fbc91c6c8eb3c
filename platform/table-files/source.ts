/** Random access to an uploaded file, which is stored in parts. */
export type FileSource = {
  length: number
  read(start: number, end: number): Promise<Uint8Array>
}

const STEP = 1024 * 1024

export async function* readBytes(
  { length, read }: FileSource,
  onRead: (until: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < length; index += STEP) {
    const until = Math.min(index + STEP, length)
    yield await read(index, until)
    onRead(until)
  }
}

/** `line` is the row number that a spreadsheet shows. */
export type TableRow = { line: number; cells: string[] }

export type FileError =
  | 'file_unreadable'
  | 'file_empty'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'archive_too_large'

/** The chosen file is invalid; callers turn it into a refusal. */
export class InvalidFile extends Error {
  readonly code: FileError
  constructor(code: FileError) {
    super(code)
    this.code = code
  }
}

export const MAX_FILE_ROWS = 50_000
export const MAX_COLUMNS = 200
/** Longer cells are cut: every field allows less. */
export const LONGEST_CELL = 20_000

export const cellOf = (text: string): string =>
  // PostgreSQL text cannot store NUL.
  (text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text)
    .replaceAll('\0', '')
    .toWellFormed()
