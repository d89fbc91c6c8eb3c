import { truncate } from '#kernel/truncate.ts'
import type { Import } from '../schema.ts'
import { openArchive } from '#platform/table-files/archive.ts'
import { type FileSource, InvalidFile } from '#platform/table-files/source.ts'
import { tableRows } from './table.ts'
import { isWorkbook } from '#platform/table-files/workbook.ts'

const SAMPLE = 5
const LONGEST_SAMPLE = 120

/** The headings, and the first filled rows below them. */
export type FirstRows = { headings: string[]; sample: string[][] }
export type ArchiveRows = FirstRows & { format: 'xlsx' | 'zip' }

/** Throws an `InvalidFile`. */
export async function readFirstRows(
  source: FileSource,
  form: Pick<Import, 'format' | 'encoding' | 'delimiter'>,
): Promise<FirstRows> {
  const sample: string[][] = []
  let headings: string[] | null = null
  for await (const { cells } of tableRows(source, form)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (headings === null) headings = cells.map((cell) => truncate(cell.trim(), 200))
    else sample.push(cells.map((cell) => truncate(cell, LONGEST_SAMPLE)))
    if (sample.length === SAMPLE) break
  }
  if (headings === null) throw new InvalidFile('file_empty')
  return { headings, sample }
}

/** Of a workbook or an image archive. Throws an `InvalidFile`. */
export async function readArchiveRows(source: FileSource): Promise<ArchiveRows> {
  const archive = await openArchive(source)
  const format = isWorkbook(archive) ? 'xlsx' : 'zip'
  archive.close()
  return { format, ...(await readFirstRows(source, { format, encoding: null, delimiter: null })) }
}
