import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { findTermsBefore, stateOfTerms } from '#kernel/dated-terms.ts'
import { dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { TermsChange } from '#platform/texts/describe-terms-change.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import { findNameOf, notifyAdmins } from '#capabilities/identity/index.ts'
import {
  deletePayoutSchedule,
  findVendorName,
  insertPayoutSchedule,
  listPayoutSchedules,
  lockPayoutSchedules,
  type PayoutScheduleRow,
} from '../queries/payout-schedules.ts'
import { DEFAULT_PAYOUT_SCHEDULE, type PayoutSchedule } from '../rules/payout-schedule.ts'
import type { PayoutSchedulesView, ScheduleTermsView } from '../schedules.contract.ts'
import { describeScheduleChange } from './describe-schedule-change.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Deps = Pick<PayoutsDeps, 'db' | 'clock' | 'audit' | 'settings'>
type Adding = AdminActor & {
  vendorId: string | null
  validFrom: LocalDate
  /** Null: the operator's again. */
  schedule: PayoutSchedule | null
}
export type PayoutScheduleRefusal =
  | { code: 'schedule_not_found' }
  | { code: 'schedule_in_past' }
  | { code: 'duplicate_schedule_start' }
  | { code: 'schedule_without_terms' }
  | { code: 'vendor_not_found' }

/** Schedules are added and, until their first day, taken back; none is changed. */
export const managePayoutSchedules = (deps: Deps) => ({
  list: () => readPayoutSchedules(deps),

  /** From tomorrow at the earliest: all admins are informed before it pays anything. */
  add: ({ vendorId, validFrom, schedule, ...by }: Adding) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, PayoutScheduleRefusal>> => {
      await lockPayoutSchedules(tx)
      const now = deps.clock.now()
      if (validFrom <= localDate(now)) return refuse({ code: 'schedule_in_past' })
      if (schedule === null && vendorId === null) return refuse({ code: 'schedule_without_terms' })
      const vendorName = vendorId && (await findVendorName(tx, vendorId))
      if (vendorId !== null && vendorName === null) return refuse({ code: 'vendor_not_found' })
      const followsOperator = schedule === null
      const terms = schedule ?? DEFAULT_PAYOUT_SCHEDULE
      const onlyRemitted = vendorId === null ? null : terms.onlyRemitted
      const made = { id: newId(now), vendorId, validFrom, followsOperator, by: by.adminId, now }
      if (!(await insertPayoutSchedule(tx, { ...terms, ...made, onlyRemitted })))
        return refuse({ code: 'duplicate_schedule_start' })
      await recordChange(deps, tx, by, { action: 'payouts.schedule_added', id: made.id })
      return ok(null)
    }),

  remove: ({ id, ...by }: AdminActor & { id: string }) =>
    inTransaction(deps.db, async (tx): Promise<Result<null, PayoutScheduleRefusal>> => {
      await lockPayoutSchedules(tx)
      const row = (await listPayoutSchedules(tx)).find((item) => item.id === id)
      if (!row) return refuse({ code: 'schedule_not_found' })
      if (row.validFrom <= localDate(deps.clock.now())) return refuse({ code: 'schedule_in_past' })
      await recordChange(deps, tx, by, { action: 'payouts.schedule_removed', id })
      await deletePayoutSchedule(tx, id)
      return ok(null)
    }),
})
export type ManagePayoutSchedules = ReturnType<typeof managePayoutSchedules>

async function readPayoutSchedules({
  db,
  clock,
  settings,
}: Deps & { db: Db }): Promise<PayoutSchedulesView> {
  const rows = await listPayoutSchedules(db)
  const today = localDate(clock.now())
  return {
    pays_only_remitted: settings.current().payOnlyRemitted,
    items: rows.map((row) => {
      const { terms, before } = changeOf(rows, row)
      return {
        id: row.id,
        vendor: (row.vendorId && { id: row.vendorId, business_name: row.vendorName ?? '' }) || null,
        valid_from: row.validFrom,
        state: stateOfTerms(rows, row, today),
        ...{ terms, before },
        created_by: row.createdBy,
        created_at: row.createdAt,
      }
    }),
  }
}

function changeOf(
  rows: readonly PayoutScheduleRow[],
  row: PayoutScheduleRow,
): TermsChange<ScheduleTermsView> {
  const before = findTermsBefore(rows, row)
  return {
    vendorName: row.vendorName,
    validFrom: row.validFrom,
    terms: row.followsOperator ? null : termsView(row),
    before: before && termsView(before),
  }
}

const termsView = (schedule: PayoutSchedule): ScheduleTermsView => ({
  frequency: schedule.frequency,
  weekday: schedule.weekday,
  minimum: dinars(schedule.minimum),
  hold_days: schedule.holdDays,
  advance: dinars(schedule.advance),
  pays_only_remitted: schedule.onlyRemitted,
})

async function recordChange(
  { audit }: Deps,
  tx: Tx,
  { adminId, origin }: AdminActor,
  { action, id }: { action: AuditAction; id: string },
): Promise<void> {
  const rows = await listPayoutSchedules(tx)
  const row = rows.find((item) => item.id === id)
  if (!row) throw new Error(`payout schedule ${id} is missing although it is locked`)
  const change = changeOf(rows, row)
  const isRemoved = action === 'payouts.schedule_removed'
  const states = { valid_from: row.validFrom, ...change.terms }
  await audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: row.vendorId === null ? 'payout_schedule' : 'vendor', id: row.vendorId ?? id },
    before: isRemoved ? states : change.before,
    ...(isRemoved ? {} : { after: states }),
  })
  const by = (await findNameOf(tx, adminId)) ?? '–'
  await notifyAdmins(tx, 'admin_settings_changed', (language) =>
    describeScheduleChange(change, { by, isRemoved, language }),
  )
}
