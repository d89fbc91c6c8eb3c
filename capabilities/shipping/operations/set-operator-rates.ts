import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { insertTariffChange, lockMarketTariffs, saveTariffs } from '../queries/shipping-rates.ts'
import { MARKET_TARIFFS } from './read-delivery-options.ts'
import { type AskedTariff, changesOf, toldOf } from '../rules/rate-changes.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { asked: readonly AskedTariff[]; by: string; origin: Origin }
export type MarketTariffRefusal = { code: 'tariff_twice' | 'tariff_changed_meanwhile' }

/**
 * Writes the marketplace's tariffs, many at once, with their history: all of them or none. In force at the
 * commit for every shop without a price of its own. What somebody else wrote meanwhile is not written over.
 */
export const setMarketTariffs =
  ({ db, clock, audit }: Deps) =>
  ({ asked, by, origin }: Command): Promise<Result<null, MarketTariffRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, MarketTariffRefusal>> => {
      if (new Set(asked.map(placeOf)).size < asked.length) return refuse({ code: 'tariff_twice' })
      const inForce = new Map((await lockMarketTariffs(tx)).map((one) => [placeOf(one), one]))
      const changes = changesOf(asked, (place) => inForce.get(placeOf(place)) ?? null)
      if (changes === null) return refuse({ code: 'tariff_changed_meanwhile' })
      if (changes.length === 0) return ok(null)

      const now = clock.now()
      const id = newId(now)
      const named = changes.map(({ wilaya, method, after }) => ({
        ...{ id: newId(now), wilaya, method, tariff: after },
      }))
      await saveTariffs(tx, null, named, now)
      await insertTariffChange(tx, { id, changes, by, now })
      const methods = new Set(changes.map(({ method }) => method))
      await audit.record(tx, {
        actor: { role: 'admin', id: by },
        action: 'shipping.market_tariffs_set',
        subject: { type: 'tariffs', id: null },
        before: toldOf(changes, 'before'),
        after: {
          wilayas: [...new Set(changes.map(({ wilaya }) => wilaya))].toSorted().join(', '),
          ...(methods.size === 1 && { method: [...methods][0] }),
          ...toldOf(changes, 'after'),
        },
        ...origin,
      })
      await invalidate(tx, [MARKET_TARIFFS])
      return ok(null)
    })
export type SetMarketTariffs = ReturnType<typeof setMarketTariffs>

const placeOf = ({ wilaya, method }: Pick<AskedTariff, 'wilaya' | 'method'>) =>
  `${wilaya} ${method}`
