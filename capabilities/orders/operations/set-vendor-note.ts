import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { EditConflict } from '#platform/edit-conflict.ts'
import { saveVendorNote } from '../queries/status.ts'
import type { OrdersDeps } from './cancel-order.ts'
import { lockForAct, type VendorOrderCommand } from './check-order-version.ts'

export type VendorNoteRefusal = { code: 'order_not_found' } | EditConflict

/** Null removes it. In any status: a note changes nothing of the order. */
export const setVendorNote =
  ({ db }: Pick<OrdersDeps, 'db'>) =>
  ({
    note,
    ...act
  }: VendorOrderCommand & { note: string | null }): Promise<Result<null, VendorNoteRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, VendorNoteRefusal>> => {
      const locked = await lockForAct(tx, act)
      if (!locked.ok) return locked
      await saveVendorNote(tx, act.orderId, note)
      return ok(null)
    })
export type SetVendorNote = ReturnType<typeof setVendorNote>
