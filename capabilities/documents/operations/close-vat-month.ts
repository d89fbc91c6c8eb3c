import { localDate, startOfMonth } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { before, type Clock, days } from '#kernel/time.ts'
import type { LocalizedMessage } from '#platform/http/index.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, Audit, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal, Approvals } from '#capabilities/identity/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import { lockInvoicing } from '../queries/invoices.ts'
import {
  findEarlierOpenMonth,
  findLaterClosedMonth,
  findVatClosing,
  insertVatClosing,
  saveVatReopening,
  type OpenVatClosing,
} from '../queries/vat-closings.ts'
import { nameMonth } from '../rules/month-name.ts'
import { type IssueCommissionInvoices, periodOfMonth } from './issue-commission-invoices.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  approvals: Pick<Approvals, 'announceIfSole' | 'check'>
  issueCommission: IssueCommissionInvoices
  ledger: Pick<Ledger, 'findFirstDay' | 'numberJournals'>
}
type PostBeforeClosing = (tx: Tx, month: string) => Promise<void>
type Closing = AdminActor & { month: string }
type Reopening = Closing & { reason: string }
export type CloseVatMonthRefusal =
  | { code: 'month_not_over' }
  | { code: 'month_closed' }
  | { code: 'earlier_month_open'; open: LocalizedMessage }
export type ReopenVatMonthRefusal =
  | { code: 'month_open' }
  | { code: 'later_month_closed'; closed: LocalizedMessage }
  | ApproverRefusal

/**
 * What was declared (G50) stays as it was: a closed month takes no document any more. Months are closed in order and
 * opened again from the last one, so that nothing moves below a closed balance. Who closed a month does not open it
 * again (four-eyes rule).
 */
export function closeVatMonths(deps: Deps) {
  const { db, clock } = deps
  let postBefore: PostBeforeClosing = () => Promise.resolve()
  return {
    /** Says what the books of a month must have before it is closed. */
    beforeClosing(post: PostBeforeClosing): void {
      postBefore = post
    },
    /** Invoices first what commission of the month is not yet, so that it counts in it; then numbers its journals. */
    async close({ month, ...by }: Closing): Promise<Result<null, CloseVatMonthRefusal>> {
      const early = await checkClosing(deps, db, month)
      if (!early.ok) return early
      const { adminId: id, origin } = by
      const issued = await deps.issueCommission(month, {
        actor: { role: 'admin', id },
        ...(origin && { origin }),
      })
      if (!issued.ok) return issued
      return inTransaction(db, async (tx): Promise<Result<null, CloseVatMonthRefusal>> => {
        const now = clock.now()
        await lockInvoicing(tx)
        const allowed = await checkClosing(deps, tx, month)
        if (!allowed.ok) return allowed
        await postBefore(tx, month)
        const { from, until } = periodOfMonth(month)
        const since = startOfMonth(before(from, days(1)))
        await deps.ledger.numberJournals(tx, { from: since, until: localDate(until) })
        const id = newId(now)
        await insertVatClosing(tx, { id, month, by: by.adminId, now })
        await record(deps, tx, by, { action: 'documents.vat_month_closed', id, after: { month } })
        return ok(null)
      })
    },
    reopen: (command: Reopening) =>
      deps.approvals.announceIfSole(
        command,
        async (tx) => {
          const found = await findVatClosing(tx, command.month)
          return found && { type: 'vat_closing', id: found.id, name: command.month }
        },
        () => reopenNow(deps, command),
      ),
  }
}
export type CloseVatMonths = ReturnType<typeof closeVatMonths>

/** A year is closed by its December, and so after its other months. */
async function checkClosing(
  { ledger }: Pick<Deps, 'ledger'>,
  handle: Db | Tx,
  month: string,
): Promise<Result<null, CloseVatMonthRefusal>> {
  if (await findVatClosing(handle, month)) return refuse({ code: 'month_closed' })
  const first = await ledger.findFirstDay(handle)
  const open = await findEarlierOpenMonth(handle, { first, month })
  return open === null ? ok(null) : refuse({ code: 'earlier_month_open', open: nameMonth(open) })
}

const reopenNow = (deps: Deps, { month, reason, ...by }: Reopening) =>
  inTransaction(deps.db, async (tx): Promise<Result<null, ReopenVatMonthRefusal>> => {
    await lockInvoicing(tx)
    const found: OpenVatClosing | null = await findVatClosing(tx, month)
    if (!found) return refuse({ code: 'month_open' })
    const closed = await findLaterClosedMonth(tx, month)
    if (closed !== null) return refuse({ code: 'later_month_closed', closed: nameMonth(closed) })
    const { id, closedBy } = found
    const allowed = await deps.approvals.check(tx, {
      ...{ subject: { type: 'vat_closing', id }, proposers: [closedBy], approver: by.adminId },
    })
    if (!allowed.ok) return allowed
    await saveVatReopening(tx, { id, by: by.adminId, reason, now: deps.clock.now() })
    const after = { month, reason }
    await record(deps, tx, by, { action: 'documents.vat_month_reopened', id, after })
    return ok(null)
  })

const record = (
  { audit }: Pick<Deps, 'audit'>,
  tx: Tx,
  { adminId, origin }: AdminActor,
  { action, id, after }: { action: AuditAction; id: string; after: object },
) =>
  audit.record(tx, {
    ...{ ...origin, action, after, actor: { role: 'admin', id: adminId } },
    subject: { type: 'vat_closing', id },
  })
