import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/database/index.ts'
import type {
  RemittanceCouriersView,
  RemittanceLinesPageView,
  RemittancesPageView,
  RemittanceView,
} from '../remittances.contract.ts'
import {
  findRemittance,
  listActiveCouriers,
  listRemittanceLines,
  listRemittances,
  type RemittanceRowData,
} from '../queries/remittance-views.ts'
import { ALLOWED_RESOLUTIONS } from '../rules/remittance-matching.ts'

type Paged = { limit?: number | undefined; cursor?: string | undefined }

export function readRemittances({ db }: { db: Db }) {
  return {
    async couriers(): Promise<RemittanceCouriersView> {
      return { items: await listActiveCouriers(db) }
    },
    async remittances(
      { state = 'all', limit = 25, cursor }: Paged & { state?: string | undefined },
      adminId: string,
    ): Promise<RemittancesPageView> {
      const { rows, total } = await listRemittances(db, { state, after: readCursor(cursor), limit })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map((row) => rowView(row, adminId)),
        total,
        total_is_estimate: false,
        next: rows.length > limit && last ? writeCursor(last) : null,
      }
    },
    async remittance(
      id: string,
      adminId: string,
    ): Promise<Result<RemittanceView, { code: 'remittance_not_found' }>> {
      const found = await findRemittance(db, id)
      if (!found) return refuse({ code: 'remittance_not_found' })
      return ok({
        ...rowView(found, adminId),
        collected: dinars(found.collected),
        fees: dinars(found.fees),
        matched: found.matched,
        differences: found.differences.map(({ amount, ...item }) => ({
          ...item,
          amount: dinars(amount),
          answers: [...ALLOWED_RESOLUTIONS[item.reason]],
        })),
      })
    },
    async lines(
      id: string,
      query: Paged & { show?: string | undefined; search?: string | undefined },
    ): Promise<RemittanceLinesPageView> {
      const { limit = 25, cursor = '', show = 'different', search = '' } = query
      const after = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
      const { rows, total } = await listRemittanceLines(db, { id, show, search, after, limit })
      const page = rows.slice(0, limit)
      return {
        items: page.map((line) => ({
          ...line,
          collected: dinars(line.collected),
          fee: dinars(line.fee),
          expected_collected: orNull(line.expected_collected),
          expected_fee: orNull(line.expected_fee),
        })),
        total,
        total_is_estimate: false,
        next: rows.length > limit ? String(page.at(-1)?.position) : null,
      }
    },
  }
}
export type ReadRemittances = ReturnType<typeof readRemittances>

const orNull = (amount: Centimes | null): number | null => (amount === null ? null : dinars(amount))

const rowView = (row: RemittanceRowData, adminId: string) => ({
  id: row.id,
  courier: row.courier,
  reference: row.reference,
  file_name: row.file_name,
  office: row.office,
  state: row.state,
  line_count: row.line_count,
  compared: row.compared,
  open_count: row.open_count,
  announced: dinars(row.announced),
  received: orNull(row.received),
  received_on: row.received_on,
  imported_by: row.imported_by,
  posted_by: row.posted_by,
  imported_at: row.imported_at,
  posted_at: row.posted_at,
  is_own: row.importer === adminId,
  opens_at: row.opens_at,
})
