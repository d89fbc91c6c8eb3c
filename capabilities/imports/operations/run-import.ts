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
  const one = await findAny(deps.db, importId)
  if (!one) return false
  if (one.undo.state !== null) return one.undo.state === 'running' && undoNextProducts(deps, one)
  if (one.state === 'checking') return one.isRead ? validateRows(deps, one) : parseRows(deps, one)
  if (one.state === 'running') {
    const more = one.kind === 'images' ? await applyArchive(deps, one) : await applyRows(deps, one)
    return more || one.kind === 'products'
  }
  return one.state === 'done' && one.kind === 'products' ? fetchImages(deps, one) : false
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
