import { type CsvFormat, detectDelimiter, detectEncoding } from '#kernel/csv-format.ts'
import { foldText } from '#kernel/fold.ts'
import type { Db } from '#platform/database/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { isArchive } from '#platform/table-files/archive.ts'
import { readFirstRows } from '../files/first-rows.ts'
import { readArchiveInChild } from '../files/read-archive-in-child.ts'
import type { FileSource } from '#platform/table-files/source.ts'
import type { Look } from '../queries/imports.ts'
import { type ColumnMap, listColumnMaps } from '../queries/column-mappings.ts'
import { guessImportColumns, sourceOf } from '../rules/column-mapping.ts'
import { type ImportColumns, FIELDS, type ImportField } from '../schema.ts'
import { KNOWN_HEADINGS, COLUMN_MARKERS } from '../columns.ts'

const FIRST_BYTES = 256 * 1024

export async function inspectFile(
  db: Db,
  source: FileSource,
  vendorId: VendorId,
  form: CsvFormat | null,
): Promise<Look> {
  const first = await source.read(0, Math.min(FIRST_BYTES, source.length))
  const table = isArchive(first)
    ? { ...(await readArchiveInChild(source)), encoding: null, delimiter: null }
    : await csvTable(source, first, form)
  const { headings } = table
  if (table.format === 'zip')
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

async function csvTable(source: FileSource, first: Uint8Array, form: CsvFormat | null) {
  const encoding = form?.encoding ?? detectEncoding(first)
  const delimiter = form?.delimiter ?? detectDelimiter(new TextDecoder(encoding).decode(first))
  const csv = { format: 'csv', encoding, delimiter } as const
  return { ...csv, ...(await readFirstRows(source, csv)) }
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
