import type { StampScale, StampTier } from '../rules/stamp-duty.ts'
import type { StampDutyInForce } from './stamp-duty-cache.ts'
import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, notify, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AuditAction, Audit, Origin } from '#capabilities/audit/index.ts'
import type { StampDutyView } from '../contract.ts'
import {
  deleteScale,
  insertScale,
  listStampScales,
  lockStampDuty,
  saveApplied,
  STAMP_DUTY_CHANNEL,
} from '../queries/stamp-duty.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  stampDuty: Pick<StampDutyInForce, 'renew'>
}
type By = { adminId: string; origin: Origin }
type Adding = By & { validFrom: LocalDate; source: string; tiers: readonly StampTier[] }
export type ScaleRefusal =
  | { code: 'scale_in_past' }
  | { code: 'duplicate_scale_start' }
  | { code: 'scale_not_found' }
  | { code: 'tiers_out_of_order' }

export function manageStampDuty({ db, clock, audit, stampDuty }: Deps) {
  const change = changing({ db, stampDuty })
  return {
    scales: readScales({ db, clock }),
    apply: ({ isApplied, ...by }: By & { isApplied: boolean }) =>
      change(async (tx): Promise<Result<null, never>> => {
        await lockStampDuty(tx)
        const today = localDate(clock.now())
        const before = (await listStampScales(tx)).find(
          (stampScale) => stateOf(stampScale, today) === 'current',
        )
        await saveApplied(tx, isApplied, today)
        await audit.record(tx, {
          ...recorded('documents.stamp_duty_switched', by),
          before: { is_applied: before?.isApplied ?? false },
          after: { is_applied: isApplied },
        })
        return ok(null)
      }),
    /** Takes effect tomorrow at the earliest, because all invoices of a day use one scale. */
    add: ({ validFrom, source, tiers, ...by }: Adding) =>
      change(async (tx): Promise<Result<null, ScaleRefusal>> => {
        await lockStampDuty(tx)
        const now = clock.now()
        if (validFrom <= localDate(now)) return refuse({ code: 'scale_in_past' })
        const isOrdered = tiers.every(
          (tier, index) => index === 0 || tier.from > (tiers[index - 1]?.from ?? 0),
        )
        if (!isOrdered) return refuse({ code: 'tiers_out_of_order' })
        const scales = await listStampScales(tx)
        if (scales.some((scale) => scale.validFrom === validFrom))
          return refuse({ code: 'duplicate_scale_start' })
        const isApplied = scales[0]?.isApplied ?? false
        const written = tiers.map((tier) => ({ ...tier, id: newId(now) }))
        await insertScale(tx, { validFrom, source, isApplied, tiers: written })
        await audit.record(tx, {
          ...recorded('documents.stamp_duty_added', by),
          after: { valid_from: validFrom, source, tiers },
        })
        return ok(null)
      }),
    remove: removeScale({ db, clock, audit, stampDuty }),
  }
}
export type ManageStampDuty = ReturnType<typeof manageStampDuty>

/** Every process reloads the scales at the commit; this one before it answers. */
const changing =
  ({ db, stampDuty }: Pick<Deps, 'db' | 'stampDuty'>) =>
  async <Refusal extends { code: string }>(
    work: (tx: Tx) => Promise<Result<null, Refusal>>,
  ): Promise<Result<null, Refusal>> => {
    const done = await inTransaction(db, async (tx) => {
      const result = await work(tx)
      if (result.ok) await notify(tx, STAMP_DUTY_CHANNEL)
      return result
    })
    if (done.ok) await stampDuty.renew()
    return done
  }

const stateOf = (
  { validFrom, validUntil }: StampScale,
  today: LocalDate,
): 'coming' | 'current' | 'over' =>
  validFrom > today ? 'coming' : validUntil !== null && validUntil <= today ? 'over' : 'current'

const recorded = (action: AuditAction, { adminId, origin }: By) => ({
  ...origin,
  actor: { role: 'admin' as const, id: adminId },
  action,
  subject: { type: 'stamp_duty', id: null },
})

const readScales =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (): Promise<StampDutyView> => {
    const today = localDate(clock.now())
    const scales = await listStampScales(db)
    const current = scales.find((scale) => stateOf(scale, today) === 'current')
    return {
      is_applied: current?.isApplied ?? false,
      items: scales.map((scale) => ({
        valid_from: scale.validFrom,
        valid_until: scale.validUntil,
        state: stateOf(scale, today),
        source: scale.source,
        tiers: scale.tiers.map(({ from, rate, minimum }) => ({
          from: dinars(from),
          rate_bp: rate,
          minimum: dinars(minimum),
        })),
      })),
    }
  }

/** Only scales that have not taken effect can be removed. */
const removeScale =
  ({ db, clock, audit, stampDuty }: Deps) =>
  ({ validFrom, ...by }: By & { validFrom: LocalDate }) =>
    changing({ db, stampDuty })(async (tx): Promise<Result<null, ScaleRefusal>> => {
      await lockStampDuty(tx)
      const scales = await listStampScales(tx)
      const index = scales.findIndex((scale) => scale.validFrom === validFrom)
      if (index < 0) return refuse({ code: 'scale_not_found' })
      if (validFrom <= localDate(clock.now())) return refuse({ code: 'scale_in_past' })
      await deleteScale(tx, validFrom, scales[index + 1]?.validFrom ?? null)
      await audit.record(tx, {
        ...recorded('documents.stamp_duty_removed', by),
        before: { valid_from: validFrom },
      })
      return ok(null)
    })
