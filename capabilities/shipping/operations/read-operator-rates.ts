import type { Db } from '#platform/database/index.ts'
import type { OperatorRateHistoryView, OperatorRatesView } from '../contract.ts'
import { findZone } from '../data/index.ts'
import { listOperatorRates, listRateChanges } from '../queries/shipping-rates.ts'
import { rateView } from '../rules/shipping-views.ts'
import type { ShippingDeps } from './read-delivery-options.ts'

type Deps = { db: Db; territory: Pick<ShippingDeps['territory'], 'listWilayas'> }
type Page = { limit: number; cursor?: string | undefined }

export const readOperatorRates = ({ db, territory }: Deps) => ({
  async rates(): Promise<OperatorRatesView> {
    const all = await listOperatorRates(db)
    const subject = (code: string, requested: 'home' | 'stop_desk') =>
      rateView(all.find(({ wilaya, method }) => wilaya === code && method === requested) ?? null)
    return {
      items: territory.listWilayas().map(({ code }) => ({
        ...{
          wilaya: code,
          zone: findZone(code),
          home: subject(code, 'home'),
          stop_desk: subject(code, 'stop_desk'),
        },
      })),
    }
  },

  async history({ limit, cursor }: Page): Promise<OperatorRateHistoryView> {
    const rows = await listRateChanges(db, { limit: limit + 1, after: cursor ?? null })
    const items = rows.slice(0, limit).map(({ id, changes, changedAt, changedBy }) => ({
      id,
      changed_at: changedAt.toISOString(),
      changed_by: changedBy,
      changes: changes.map(({ wilaya, method, before, after }) => ({
        ...{ wilaya, method, before: rateView(before), after: rateView(after) },
      })),
    }))
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
  },
})
export type ReadOperatorRates = ReturnType<typeof readOperatorRates>
