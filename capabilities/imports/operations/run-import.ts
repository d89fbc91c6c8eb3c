import { after, seconds } from '#kernel/time.ts'
import { ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { findAny } from '../queries/imports.ts'
import { applyArchive } from './apply-image-archive.ts'
import { applyRows } from './apply-rows.ts'
import { validateRows } from './validate-rows.ts'
import { importCommand } from './import-command.ts'
import { failImport } from './fail-import.ts'
import { fetchImages } from './fetch-images.ts'
import { parseRows } from './parse-rows.ts'
import { undoNextProducts } from './undo-next-products.ts'
import type { ImportDeps } from './import-deps.ts'

/** One turn of a job; afterwards it is enqueued again, so that other jobs are not starved. */
const TURN = seconds(5)

/** Runs the next batch. Returns false when the import waits for its vendor, or is done. */
export async function runImportStep(deps: ImportDeps, importId: string): Promise<boolean> {
  const importRun = await findAny(deps.db, importId)
  if (!importRun) return false
  if (importRun.undo.state !== null)
    return importRun.undo.state === 'running' && undoNextProducts(deps, importRun)
  if (importRun.state === 'checking')
    return importRun.isRead ? validateRows(deps, importRun) : parseRows(deps, importRun)
  if (importRun.state === 'running') {
    const more =
      importRun.kind === 'images'
        ? await applyArchive(deps, importRun)
        : await applyRows(deps, importRun)
    return more || importRun.kind === 'products'
  }
  return importRun.state === 'done' && importRun.kind === 'products'
    ? fetchImages(deps, importRun)
    : false
}

/** All progress is in the database: a turn may be interrupted anywhere, any process resumes. */
export function runImports(deps: ImportDeps, jobs: Pick<Jobs, 'handle'>): void {
  const { db, clock } = deps
  jobs.handle(
    importCommand,
    async ({ importId }, { signal }) => {
      const end = after(clock.now(), TURN)
      while (await runImportStep(deps, importId)) {
        if (clock.now() < end && !signal.aborted) continue
        await inTransaction(db, async (tx) => {
          await importCommand.enqueue(tx, { importId }, { key: importId })
          return ok(null)
        })
        return
      }
    },
    (tx, { importId }) => failImport(tx, importId, clock.now()),
  )
}
