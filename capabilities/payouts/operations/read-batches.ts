import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { dinars, minus } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type { BatchesPageView, BatchView } from '../contract.ts'
import { findBatch, listBatches, type BatchListRow } from '../queries/batch-views.ts'
import { maskedNumber } from '../rules/payout-account.ts'

export function readBatches({ db }: { db: Db }) {
  return {
    async list(
      {
        search,
        limit = 25,
        cursor,
      }: {
        search?: string | undefined
        limit?: number | undefined
        cursor?: string | undefined
      },
      adminId: string,
    ): Promise<BatchesPageView> {
      const rows = await listBatches(db, {
        search: search || null,
        after: readCursor(cursor),
        limit,
      })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map(({ at: _, ...row }) => rowView(row, adminId)),
        next: rows.length > limit && last ? writeCursor(last) : null,
      }
    },
    async get(
      id: string,
      adminId: string,
    ): Promise<Result<BatchView, { code: 'batch_not_found' }>> {
      const found = await findBatch(db, id)
      if (!found) return refuse({ code: 'batch_not_found' })
      const isOpen = found.batch.state === 'submitted' || found.batch.state === 'approved'
      return ok({
        ...rowView(found.batch, adminId),
        payouts: found.payouts.map(({ account, amount, orders, ...payout }) => ({
          ...payout,
          masked: maskedNumber(account),
          // Afterwards the number is in the transfer file only.
          account: isOpen ? account : null,
          amount: dinars(amount),
          orders: orders.map((order) => ({ ...order, amount: dinars(order.amount) })),
        })),
      })
    },
  }
}
export type ReadBatches = ReturnType<typeof readBatches>

const rowView = ({ creator, total, returned, ...row }: BatchListRow, adminId: string) => ({
  ...row,
  total: dinars(total),
  returned: dinars(returned),
  paid: row.state === 'settled' ? dinars(minus(total, returned)) : null,
  is_own: creator === adminId,
})
