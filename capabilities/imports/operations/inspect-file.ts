import { type CsvFormat, detectDelimiter, detectEncoding } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import type { Db } from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { isArchive, openArchive } from '../files/archive.ts'
import { InvalidFile, type FileSource } from '../files/source.ts'
import { tableRows } from '../files/table.ts'
import { isWorkbook } from '../files/workbook.ts'
import type { Look } from '../queries/imports.ts'
import { type ColumnMap, listColumnMaps } from '../queries/column-mappings.ts'
import { guessImportColumns, sourceOf } from '../rules/column-mapping.ts'
import { type ImportColumns, FIELDS, type ImportField, type ImportFormat } from '../schema.ts'
import { KNOWN_HEADINGS, COLUMN_MARKERS } from '../texts/column-names.ts'

const FIRST_BYTES = 256 * 1024
const SAMPLE = 5
const LONGEST_SAMPLE = 120

export async function inspectFile(
  db: Db,
  source: FileSource,
  vendorId: VendorId,
  form: CsvFormat | null,
): Promise<Look> {
  const first = await source.read(0, Math.min(FIRST_BYTES, source.length))
  const format: ImportFormat = isArchive(first) ? await archiveKind(source) : 'csv'
  const encoding = format === 'csv' ? (form?.encoding ?? detectEncoding(first)) : null
  const delimiter =
    format === 'csv'
      ? (form?.delimiter ?? detectDelimiter(new TextDecoder(encoding ?? 'utf-8').decode(first)))
      : null
  const { headings, sample } = await firstRows(source, { format, encoding, delimiter })
  const table = { format, encoding, delimiter, headings, sample }
  if (format === 'zip')
    return { ...table, kind: 'images', source: 'other', columns: { '0': 'images' }, categories: {} }

  const origin = sourceOf(headings, COLUMN_MARKERS)
  const known = (await listColumnMaps(db, vendorId)).find((map) => fits(map, headings))
  return {
    ...table,
    kind: 'products',
    source: origin,
    columns: known
      ? columnsOf(known, headings)
      : guessImportColumns(headings, origin, KNOWN_HEADINGS),
    categories: known?.categories ?? {},
  }
}

async function archiveKind(source: FileSource): Promise<'xlsx' | 'zip'> {
  const archive = await openArchive(source)
  try {
    return isWorkbook(archive) ? 'xlsx' : 'zip'
  } finally {
    archive.close()
  }
}

async function firstRows(source: FileSource, form: Parameters<typeof tableRows>[1]) {
  const sample: string[][] = []
  let headings: string[] | null = null
  for await (const { cells } of tableRows(source, form)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (headings === null) headings = cells.map((cell) => cell.trim().slice(0, 200).toWellFormed())
    else sample.push(cells.map((cell) => cell.slice(0, LONGEST_SAMPLE).toWellFormed()))
    if (sample.length === SAMPLE) break
  }
  if (headings === null) throw new InvalidFile('file_empty')
  return { headings, sample }
}

/** A saved mapping applies when the file has all of its headings. */
const fits = ({ columns }: ColumnMap, headings: readonly string[]): boolean => {
  const here = new Set(headings.map(foldText))
  const stored = Object.keys(columns)
  return stored.length > 0 && stored.every((heading) => here.has(heading))
}

const columnsOf = ({ columns }: ColumnMap, headings: readonly string[]): ImportColumns =>
  Object.fromEntries(
    headings.flatMap((heading, index) => {
      const field = FIELDS.find((field) => field === columns[foldText(heading)])
      return field ? [[String(index), field] as const] : []
    }),
  )

/** Keyed by heading, since another file may order its columns differently. */
export const savedColumnMapping = (
  columns: ImportColumns,
  headings: readonly string[],
): Record<string, ImportField> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([time, field]) => {
      const heading = foldText(headings[Number(time)] ?? '')
      return heading === '' ? [] : [[heading, field] as const]
    }),
  )
