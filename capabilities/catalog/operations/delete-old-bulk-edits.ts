import { ok } from '#kernel/result.ts'
import { before } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { deleteBulkChanges } from '../queries/bulk-edits.ts'
import { deleteListWideEdits } from '../queries/list-wide-edits.ts'
import { UNDOABLE } from './bulk-edit-products.ts'
import type { ProductCommandDeps } from './product-command.ts'

/** What can no longer be undone, of every vendor. */
export const deleteOldBulkEdits =
  ({ db, clock }: Pick<ProductCommandDeps, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    const until = before(clock.now(), UNDOABLE)
    await inTransaction(db, async (tx) => {
      await deleteBulkChanges(tx, until)
      await deleteListWideEdits(tx, until)
      return ok(null)
    })
  }
