import { truncate } from '#kernel/truncate.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { InvalidFile, MAX_FILE_ROWS, type TableRow } from '#platform/table-files/source.ts'
import { tableRows } from '../files/table.ts'
import { lockImport } from '../queries/imports.ts'
import { listCellCorrections } from '../queries/cell-corrections.ts'
import { saveReading } from '../queries/import-progress.ts'
import { insertLines, placeLines, type ReadLine } from '../queries/rows.ts'
import { partsSource } from '../queries/upload-parts.ts'
import { skusOfPath } from '../rules/image-names.ts'
import { rowKeys, parseRow } from '../rules/rows.ts'
import type { FileLine, Import } from '../schema.ts'
import { endImport } from './finish-import.ts'
import type { ImportDeps } from './import-deps.ts'

const BATCH = 500

type Deps = Pick<ImportDeps, 'db' | 'clock'>
type Batch = { rows: TableRow[]; until: number; bytes: number }

/** Resumes after the last stored row. False when another process went on, or it was cancelled. */
export async function parseRows(deps: Deps, importRun: Import): Promise<boolean> {
  const { db, clock } = deps
  let bytes = 0
  let count = 0
  let heading: number | null = null
  let { readUntil } = importRun
  let batch: TableRow[] = []
  const save = async (): Promise<boolean> => {
    const until = batch.at(-1)?.line ?? readUntil
    const isSaved = await keepBatch(deps, importRun, readUntil, { rows: batch, until, bytes })
    readUntil = until
    batch = []
    return isSaved
  }
  try {
    const source = partsSource(db, importRun.id, importRun.byteCount)
    for await (const row of tableRows(source, importRun, (read) => void (bytes = read))) {
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (heading === null) {
        heading = row.line
        continue
      }
      count += 1
      if (count > MAX_FILE_ROWS) throw new InvalidFile('too_many_rows')
      if (row.line <= readUntil) continue
      batch.push(row)
      if (batch.length >= BATCH && !(await save())) return false
    }
    if (count === 0) throw new InvalidFile('file_empty')
    if (batch.length > 0 && !(await save())) return false
    return await finish(deps, importRun, readUntil)
  } catch (error) {
    if (!(error instanceof InvalidFile)) throw error
    await inTransaction(db, async (tx): Promise<Result<null, null>> => {
      const now = await lockImport(tx, importRun.id)
      if (now?.state !== 'checking') return ok(null)
      await endImport(tx, now, { now: clock.now(), failedBy: error.code })
      return ok(null)
    })
    return false
  }
}

/** Optimistic lock on `readUntil`: false when another process has read on. */
const keepBatch = async (
  { db }: Deps,
  importRun: Import,
  from: number,
  { rows, until, bytes }: Batch,
): Promise<boolean> => {
  const saved = await inTransaction(db, async (tx): Promise<Result<null, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.state !== 'checking' || now.isRead || now.readUntil !== from) return refuse(null)
    const corrections = await listCellCorrections(tx, importRun.id)
    await insertLines(
      tx,
      importRun.id,
      importRun.vendorId,
      rows.map((row) => lineOf(row, importRun, corrections.get(row.line))),
    )
    await saveReading(tx, importRun.id, { line: until, bytes, isRead: false, count: null })
    return ok(null)
  })
  return saved.ok
}

const finish = async ({ db }: Deps, importRun: Import, from: number): Promise<boolean> => {
  const done = await inTransaction(db, async (tx): Promise<Result<null, null>> => {
    const now = await lockImport(tx, importRun.id)
    if (now?.state !== 'checking' || now.isRead || now.readUntil !== from) return refuse(null)
    const count = await placeLines(tx, importRun.id)
    await saveReading(tx, importRun.id, {
      line: from,
      bytes: importRun.byteCount,
      isRead: true,
      count,
    })
    return ok(null)
  })
  return done.ok
}

function lineOf(
  { line, cells }: TableRow,
  importRun: Import,
  corrections: FileLine['corrections'] = {},
): ReadLine {
  if (importRun.kind === 'images') {
    const [path = ''] = cells
    // Images of one product share its SKU before their number.
    const key = skusOfPath(path).at(-1) ?? path
    return { line, cells, sku: null, group: `picture:${key.toLowerCase()}`, alias: null }
  }
  const row = parseRow({ line, cells, corrections }, importRun)
  const sku = row.cells.sku
  return {
    line,
    cells,
    sku: sku === undefined || sku === '-' ? null : truncate(sku, 100),
    ...rowKeys(row, importRun.source),
  }
}
