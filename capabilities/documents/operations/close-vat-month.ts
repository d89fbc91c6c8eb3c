import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, Audit, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal, Approvals } from '#capabilities/identity/index.ts'
import { lockInvoicing } from '../queries/invoices.ts'
import {
  findVatClosing,
  insertVatClosing,
  saveVatReopening,
  type OpenVatClosing,
} from '../queries/vat-closings.ts'
import type { IssueCommissionInvoices } from './issue-commission-invoices.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  approvals: Pick<Approvals, 'announceIfSole' | 'check'>
  issueCommission: IssueCommissionInvoices
}
type PostBeforeClosing = (tx: Tx, month: string) => Promise<void>
type Closing = AdminActor & { month: string }
type Reopening = Closing & { reason: string }
export type CloseVatMonthRefusal = { code: 'month_not_over' } | { code: 'month_closed' }
export type ReopenVatMonthRefusal = { code: 'month_open' } | ApproverRefusal

/**
 * What was declared (G50) stays as it was: a closed month takes no document any more. Who closed a month
 * does not open it again (four-eyes rule).
 */
export function closeVatMonths(deps: Deps) {
  const { db, clock } = deps
  let postBefore: PostBeforeClosing = () => Promise.resolve()
  return {
    /** Says what the books of a month must have before it is closed. */
    beforeClosing(post: PostBeforeClosing): void {
      postBefore = post
    },
    /** Invoices first what commission of the month is not yet, so that it counts in it. */
    async close({ month, ...by }: Closing): Promise<Result<null, CloseVatMonthRefusal>> {
      if (await findVatClosing(db, month)) return refuse({ code: 'month_closed' })
      const { adminId: id, origin } = by
      const issued = await deps.issueCommission(month, {
        actor: { role: 'admin', id },
        ...(origin && { origin }),
      })
      if (!issued.ok) return issued
      return inTransaction(db, async (tx): Promise<Result<null, CloseVatMonthRefusal>> => {
        const now = clock.now()
        await lockInvoicing(tx)
        if (await findVatClosing(tx, month)) return refuse({ code: 'month_closed' })
        await postBefore(tx, month)
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

const reopenNow = (deps: Deps, { month, reason, ...by }: Reopening) =>
  inTransaction(deps.db, async (tx): Promise<Result<null, ReopenVatMonthRefusal>> => {
    await lockInvoicing(tx)
    const found: OpenVatClosing | null = await findVatClosing(tx, month)
    if (!found) return refuse({ code: 'month_open' })
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
