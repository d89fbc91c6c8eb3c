import type { Tx } from '#platform/database/index.ts'
import { stopUndo } from '../queries/import-undo.ts'
import { lockImport, insertImportStatusHistory } from '../queries/imports.ts'
import { deleteParts } from '../queries/upload-parts.ts'
import { refuseWaiting } from '../queries/images.ts'
import { endImport } from './finish-import.ts'

const IMPORT_FAILED = 'import_failed'

/** For a dead letter: the import would block the vendor's next one. Products written stay. */
export async function failImport(tx: Tx, importId: string, now: Date): Promise<void> {
  const importRun = await lockImport(tx, importId)
  if (!importRun) return
  if (importRun.undo.state === 'running') {
    await stopUndo(tx, importId)
    const step = { actorId: null, now, reason: IMPORT_FAILED }
    await insertImportStatusHistory(tx, { ...importRun, state: 'undoing' }, importRun.state, step)
  } else if (importRun.state === 'checking' || importRun.state === 'running') {
    await endImport(tx, importRun, { now, failedBy: IMPORT_FAILED })
    await deleteParts(tx, importId)
  } else if (importRun.state === 'done') await refuseWaiting(tx, importId)
}
