import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { ManagedPromoCodeView, PromoCodesPageView } from '../contract.ts'
import { type CodesFilter, findManagedCode, listPromoCodes } from '../queries/promo-code-views.ts'
import type { PromoCodeDeps } from './promo-code-command.ts'

type Query = {
  search?: string | undefined
  status: 'all' | ManagedPromoCodeView['state']
  limit: number
  cursor?: string | undefined
}
type AdminQuery = Query & { owner: 'all' | 'operator' | 'shops'; vendor?: string | undefined }
const NONE = { running: 0, upcoming: 0, used_up: 0, ended: 0, stopped: 0 }

export function readPromoCodes({ db, clock }: Pick<PromoCodeDeps, 'db' | 'clock'>) {
  async function list(id: CodesFilter['of'], query: Query): Promise<PromoCodesPageView> {
    const { search, status, limit, cursor } = query
    const { rows, byState, figures } = await listPromoCodes(db, {
      ...{ of: id, limit, now: clock.now() },
      search: search || null,
      state: status === 'all' ? null : status,
      after: readCursor(cursor),
    })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const all = Object.values(byState).reduce((a, b) => a + b, 0)
    return {
      items: page.map(({ view }) => view),
      total: status === 'all' ? all : (byState[status] ?? 0),
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
      counts: { ...NONE, ...byState, all },
      figures,
    }
  }

  return {
    list,

    listForAdmins: ({ owner, vendor, ...query }: AdminQuery): Promise<PromoCodesPageView> =>
      list(vendor !== undefined ? { vendorId: vendor } : owner === 'all' ? null : owner, query),

    async get(id: string): Promise<Result<ManagedPromoCodeView, { code: 'promo_code_not_found' }>> {
      const found = await findManagedCode(db, id, clock.now())
      return found ? ok(found) : refuse({ code: 'promo_code_not_found' })
    },
  }
}
export type ReadPromoCodes = ReturnType<typeof readPromoCodes>
