import { SaxesParser } from 'saxes'
import { type Archive, openArchive } from './archive.ts'
import { InvalidFile, cellOf, type FileSource, MAX_COLUMNS, type TableRow } from './source.ts'

/** The shared strings are held in memory, therefore bounded: letters, and strings, which may be empty. */
const MOST_SHARED = 64 * 1024 * 1024
const MOST_STRINGS = 1_000_000

/** Streams the rows of the first sheet; throws InvalidFile. */
export async function* workbookRows(
  source: FileSource,
  onRead: (until: number) => void = () => {},
): AsyncGenerator<TableRow> {
  const archive = await openArchive(source)
  try {
    const sheet = await firstSheet(archive)
    const shared = await sharedWords(archive)
    const entry = archive.entries.find(({ fileName }) => fileName === sheet)
    if (!entry) throw new InvalidFile('file_unreadable')
    let read = 0
    const reader = sheetReader(shared)
    for await (const bytes of archive.open(entry)) {
      read += bytes.byteLength
      yield* reader.feed(bytes)
      onRead(Math.floor(source.length * Math.min(read / Math.max(entry.uncompressedSize, 1), 1)))
    }
    yield* reader.end()
  } finally {
    archive.close()
  }
}

export const isWorkbook = ({ entries }: Archive): boolean =>
  entries.some(({ fileName }) => fileName === 'xl/workbook.xml')

async function firstSheet(archive: Archive): Promise<string> {
  const sheets: string[] = []
  await parsed(archive, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'sheet') sheets.push(attributes['r:id'] ?? attributes['id'] ?? '')
  })
  const targets = new Map<string, string>()
  await parsed(archive, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '')
  })
  const target = targets.get(sheets[0] ?? '') ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

async function sharedWords(archive: Archive): Promise<string[]> {
  const words: string[] = []
  let word = ''
  let size = 0
  let isPhonetic = false
  let isText = false
  await parsed(
    archive,
    'xl/sharedStrings.xml',
    (name) => {
      if (name === 'si') word = ''
      isPhonetic ||= name === 'rPh'
      isText = name === 't' && !isPhonetic
    },
    (text) => {
      if (!isText) return
      word += text
      size += text.length
      if (size > MOST_SHARED) throw new InvalidFile('archive_too_large')
    },
    (name) => {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      if (words.push(cellOf(word)) > MOST_STRINGS) throw new InvalidFile('archive_too_large')
    },
  )
  return words
}

type OnOpen = (name: string, attributes: Record<string, string>) => void

/** A missing part counts as empty. */
async function parsed(
  archive: Archive,
  path: string,
  onOpen: OnOpen,
  onText?: (text: string) => void,
  onClose?: (name: string) => void,
): Promise<void> {
  const entry = archive.entries.find(({ fileName }) => fileName === path)
  if (!entry) return
  const parser = parserOf(onOpen, onText, onClose)
  const decoder = new TextDecoder()
  for await (const bytes of archive.open(entry))
    parser.write(decoder.decode(bytes, { stream: true }))
  parser.close()
}

/** Safe from XXE: a doctype is rejected, and only XML's five predefined entities are expanded. */
function parserOf(
  onOpen: OnOpen,
  onText?: (text: string) => void,
  onClose?: (name: string) => void,
): SaxesParser {
  const parser = new SaxesParser({ position: false })
  parser.on('error', (error) => {
    throw error instanceof InvalidFile ? error : new InvalidFile('file_unreadable')
  })
  parser.on('doctype', () => {
    throw new InvalidFile('file_unreadable')
  })
  parser.on(
    'opentag',
    ({ name, attributes }) => onOpen(local(name), attributes as Record<string, string>), // without xmlns every attribute is a string
  )
  if (onText) parser.on('text', onText)
  if (onClose) parser.on('closetag', ({ name }) => onClose(local(name)))
  return parser
}
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Push parser: returns the filled rows completed by each chunk; a sheet can have a million empty ones. */
function sheetReader(shared: readonly string[]) {
  const rows: TableRow[] = []
  const decoder = new TextDecoder()
  let line = 0
  let cells: string[] = []
  let column = 0
  let type = ''
  let text = ''
  let isValue = false
  const parser = parserOf(
    (name, attributes) => {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1)
        cells = []
        column = 0
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column
        if (column >= MAX_COLUMNS) throw new InvalidFile('too_many_columns')
        type = attributes['t'] ?? 'n'
        text = ''
      } else isValue = name === 'v' || name === 't'
    },
    (part) => {
      if (isValue && text.length < 40_000) text += part
    },
    (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'c') {
        const value = cellOf(valueOf(type, text, shared))
        if (value.trim() !== '') {
          pad(cells, column)
          cells[column] = value
        }
        column += 1
      }
      if (name === 'row' && cells.length > 0 && Number.isSafeInteger(line) && line > 0) {
        pad(cells, column)
        rows.push({ line, cells })
      }
    },
  )
  return {
    feed(bytes: Uint8Array): TableRow[] {
      parser.write(decoder.decode(bytes, { stream: true }))
      return rows.splice(0)
    },
    end(): TableRow[] {
      parser.write(decoder.decode())
      parser.close()
      return rows.splice(0)
    },
  }
}

function pad(cells: string[], width: number): void {
  while (cells.length < width) cells.push('')
}

/** Zero-based: `A1` is 0, `AB1` is 27. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(type: string, text: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  return type === 'n' ? numberText(text) : text
}

/** Pads three decimals to four: `amountOf` would read them as thousands. */
function numberText(text: string): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text.trim()
  const plain = Number(value.toPrecision(15))
  const written =
    Math.abs(plain) < 1e15
      ? plain.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 })
      : text
  return /\.\d{3}$/.test(written) ? `${written}0` : written
}
