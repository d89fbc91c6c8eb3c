import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { newId } from '#platform/ids.ts'
import { insertRateChange, lockOperatorRates, saveRates } from '../queries/shipping-rates.ts'
import { OPERATOR_RATES_CACHE_TAG } from './read-delivery-options.ts'
import { type RateInput, diffRates, rateChangeSummary } from '../rules/rate-changes.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { rates: readonly RateInput[]; by: string; origin: Origin }
export type OperatorRateRefusal = { code: 'duplicate_rate' | 'rate_version_conflict' }

/** All or none, with history. Optimistic lock: concurrent changes are not overwritten. */
export const setOperatorRates =
  ({ db, clock, audit }: Deps) =>
  ({ rates, by, origin }: Command): Promise<Result<null, OperatorRateRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, OperatorRateRefusal>> => {
      if (new Set(rates.map(placeOf)).size < rates.length) return refuse({ code: 'duplicate_rate' })
      const inForce = new Map(
        (await lockOperatorRates(tx)).map((operatorRate) => [placeOf(operatorRate), operatorRate]),
      )
      const changes = diffRates(rates, (place) => inForce.get(placeOf(place)) ?? null)
      if (changes === null) return refuse({ code: 'rate_version_conflict' })
      if (changes.length === 0) return ok(null)

      const now = clock.now()
      const id = newId(now)
      const named = changes.map(({ wilaya, method, after }) => ({
        ...{ id: newId(now), wilaya, method, rate: after },
      }))
      await saveRates(tx, null, named, now)
      await insertRateChange(tx, { id, changes, by, now })
      const methods = new Set(changes.map(({ method }) => method))
      await audit.record(tx, {
        actor: { role: 'admin', id: by },
        action: 'shipping.operator_rates_set',
        subject: { type: 'tariffs', id: null },
        before: rateChangeSummary(changes, 'before'),
        after: {
          wilayas: [...new Set(changes.map(({ wilaya }) => wilaya))].toSorted().join(', '),
          ...(methods.size === 1 && { method: [...methods][0] }),
          ...rateChangeSummary(changes, 'after'),
        },
        ...origin,
      })
      await invalidate(tx, [OPERATOR_RATES_CACHE_TAG])
      return ok(null)
    })
export type SetOperatorRates = ReturnType<typeof setOperatorRates>

const placeOf = ({ wilaya, method }: Pick<RateInput, 'wilaya' | 'method'>) => `${wilaya} ${method}`
