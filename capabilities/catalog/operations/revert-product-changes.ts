import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { saveBulkEdit } from '../queries/bulk-edits.ts'
import {
  deleteProducts,
  insertProductStatusHistory,
  type ProductStatusChange,
} from '../queries/product-writes.ts'
import type { ProductId, FullProductInput, FullProduct } from '../schema.ts'
import { productAuditEntry, type ProductCommandDeps } from './product-command.ts'

type Owner = { vendorId: VendorId; userId: string }
export type RevertResult = {
  removed: readonly ProductId[]
  archived: readonly ProductId[]
  restored: readonly FullProductInput[]
}
type Write = (
  tx: Tx,
  owner: Owner,
  wanted: readonly FullProductInput[],
  existing: readonly FullProduct[],
) => Promise<readonly ProductId[]>

const NOWHERE = { address: null, requestId: null }

/** The products must be row-locked and given as they are stored. */
export const revertProductChanges =
  ({ clock, audit }: Pick<ProductCommandDeps, 'audit'> & { clock: Clock }, write: Write) =>
  async (
    tx: Tx,
    owner: Owner,
    { removed, archived, restored }: RevertResult,
    existing: readonly FullProduct[],
  ): Promise<void> => {
    const now = clock.now()
    const { vendorId, userId } = owner
    const statusOf = new Map<string, FullProduct['status']>(
      existing.map(({ id, status }) => [id, status]),
    )
    const stepTo = (productId: ProductId, to: ProductStatusChange['to']): ProductStatusChange => ({
      id: newId(now),
      productId,
      from: statusOf.get(productId) ?? null,
      to,
      actorId: userId,
    })
    const hidden = archived.filter((id) => statusOf.get(id) !== 'archived')
    const toArchive = hidden.map((id) => ({
      kind: 'status' as const,
      id,
      from: statusOf.get(id) ?? ('draft' as const),
      to: 'archived' as const,
    }))
    await saveBulkEdit(tx, toArchive, now)
    await deleteProducts(tx, removed)
    const ended = removed.map((id) => stepTo(id, 'deleted'))
    await insertProductStatusHistory(
      tx,
      [...hidden.map((id) => stepTo(id, 'archived')), ...ended],
      now,
    )
    await invalidate(tx, ['products', ...removed.map((id) => `product:${id}`)])
    if (restored.length > 0) await write(tx, owner, restored, existing)
    const by = { scope: vendorId, role: 'vendor' as const, userId, origin: NOWHERE }
    const after = { vendor_id: vendorId, deleted: removed, archived, restored: idsOf(restored) }
    await audit.record(tx, productAuditEntry(by, 'products_import_undone', null, undefined, after))
  }

const idsOf = (some: readonly FullProductInput[]) => some.flatMap(({ id }) => id ?? [])
