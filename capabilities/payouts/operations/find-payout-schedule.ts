import type { LocalDate } from '#kernel/calendar.ts'
import type { Db } from '#platform/database/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { RemittedTerms } from '../queries/payable-orders.ts'
import { listEffectiveSchedules } from '../queries/payout-schedules.ts'
import { type PayoutSchedule, payoutSchedule } from '../rules/payout-schedule.ts'

type Deps = { db: Db; settings: Pick<SettingsCapability, 'current'> }

/** As a vendor's payouts are shown; proposals read the setting in their transaction. */
export async function findPayoutSchedule(
  { db, settings }: Deps,
  vendorId: string,
  on: LocalDate,
): Promise<PayoutSchedule & { onlyRemitted: boolean }> {
  const schedule = payoutSchedule(await listEffectiveSchedules(db, { on, vendorId }), vendorId)
  const { onlyRemitted } = schedule
  return { ...schedule, onlyRemitted: onlyRemitted ?? settings.current().payOnlyRemitted }
}

/** The same of every vendor at once. */
export async function findRemittedTerms(
  { db, settings }: Deps,
  on: LocalDate,
): Promise<RemittedTerms> {
  const all = await listEffectiveSchedules(db, { on })
  const { payOnlyRemitted } = settings.current()
  const operators = all.find(({ vendorId }) => vendorId === null)
  const byDefault = operators?.onlyRemitted ?? payOnlyRemitted
  const except = all.flatMap(({ vendorId, onlyRemitted }) =>
    vendorId !== null && (onlyRemitted ?? payOnlyRemitted) !== byDefault ? [vendorId] : [],
  )
  return { byDefault, except }
}
