import { openArchive } from '#platform/table-files/archive.ts'
import { csvRows } from '#platform/table-files/csv.ts'
import { InvalidFile, type FileSource, type TableRow } from '#platform/table-files/source.ts'
import { workbookRows } from '#platform/table-files/workbook.ts'
import type { Import } from '../schema.ts'

type Form = Pick<Import, 'format' | 'encoding' | 'delimiter'>

/** For an image archive, a row is an entry. */
export function tableRows(
  source: FileSource,
  { format, encoding, delimiter }: Form,
  onRead?: (until: number) => void,
): AsyncGenerator<TableRow> {
  if (format === 'xlsx') return workbookRows(source, onRead)
  if (format === 'zip') return archiveRows(source)
  return csvRows(source, { encoding: encoding ?? 'utf-8', delimiter: delimiter ?? ',' }, onRead)
}

async function* archiveRows(source: FileSource): AsyncGenerator<TableRow> {
  const archive = await openArchive(source)
  try {
    yield { line: 1, cells: ['file', 'bytes'] }
    let line = 1
    for (const { fileName, uncompressedSize } of archive.entries) {
      if (fileName.endsWith('/') || fileName.startsWith('__MACOSX/')) continue
      line += 1
      yield { line, cells: [fileName, String(uncompressedSize)] }
    }
    if (line === 1) throw new InvalidFile('file_empty')
  } finally {
    archive.close()
  }
}
