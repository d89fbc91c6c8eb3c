import type { Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { ImportEnded } from '../events.ts'
import { saveState } from '../queries/imports.ts'
import type { Import } from '../schema.ts'

type End = { now: Date; failedBy?: string }

/** Publishes `import_finished`, because the vendor may have left the page. */
export async function endImport(tx: Tx, importRun: Import, { now, failedBy }: End): Promise<void> {
  const { id: importId, vendorId, kind } = importRun
  const isDone = failedBy === undefined
  const by = { actorId: null, now, reason: failedBy ?? null }
  await saveState(tx, importRun, isDone ? 'done' : 'failed', by)
  const event = { type: 'imports.import_finished', importId, vendorId, kind, isDone } as const
  await publish<ImportEnded>(tx, event, importId)
}
