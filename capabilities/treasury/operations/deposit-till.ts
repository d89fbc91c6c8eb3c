import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { type Centimes, dinars, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor, AuditAction } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { Journal } from '#capabilities/ledger/index.ts'
import {
  findTillDeposit,
  insertTillDeposit,
  type LockedTillDeposit,
  lockTillDeposit,
  readTill,
  saveTillConfirmation,
  saveTillRejection,
  sumWaitingDeposits,
} from '../queries/till-deposits.ts'
import type { TillView } from '../till.contract.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

type RecordCommand = AdminActor & { amount: Centimes; depositedOn: LocalDate; slipNumber: string }
type DecideCommand = AdminActor & { depositId: string }
type Gone = { code: 'till_deposit_not_found' } | { code: 'till_deposit_decided' }
type TillShort = { code: 'till_short'; left: number }
export type RecordDepositRefusal =
  | TillShort
  | { code: 'slip_taken' }
  | { code: 'deposited_in_future' }
export type ConfirmDepositRefusal = Gone | ApproverRefusal | TillShort

/** Cash leaves the till for the bank: one admin records it with the bank's slip, another confirms it. */
export const depositTill = (deps: TreasuryDeps) => ({
  async read(
    adminId: string,
    { limit = 10, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  ): Promise<TillView> {
    const filter = { after: readCursor(cursor), limit, adminId }
    const { rows, ...till } = await readTill(deps.db, filter)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      ...till,
      items: page.map((row) => row.view),
      total_is_estimate: false,
      next: rows.length > limit && last ? writeCursor(last) : null,
    }
  },
  find: (id: string, adminId: string) => findTillDeposit(deps.db, id, adminId),

  record: (command: RecordCommand) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, RecordDepositRefusal>> => {
      const { amount, depositedOn, slipNumber, adminId } = command
      const now = deps.clock.now()
      if (depositedOn > localDate(now)) return refuse({ code: 'deposited_in_future' })
      const left = await deps.ledger.lockTill(tx)
      if (amount > left) return refuse({ code: 'till_short', left: dinars(left) })
      const id = newId(now)
      const made = { id, amount, depositedOn, slipNumber, by: adminId, now }
      if (!(await insertTillDeposit(tx, made))) return refuse({ code: 'slip_taken' })
      await recordAudit(deps, tx, command, 'treasury.till_deposit_recorded', made)
      return ok(id)
    }),

  /** Four-eyes rule. */
  confirm: (command: DecideCommand) =>
    deps.approvals.announceIfSole(
      command,
      async (tx) => {
        const found = await lockTillDeposit(tx, command.depositId)
        return found && { type: 'till_deposit', id: found.id, name: found.slipNumber }
      },
      () => confirmNow(deps, command),
    ),

  reject: ({ depositId, reason, ...by }: DecideCommand & { reason: string }) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, Gone>> => {
      const found = await lockRecorded(tx, depositId)
      if (!found.ok) return found
      await saveTillRejection(tx, { id: depositId, by: by.adminId, now: deps.clock.now(), reason })
      await recordAudit(deps, tx, by, 'treasury.till_deposit_rejected', found.value)
      return ok(depositId)
    }),
})
export type DepositTill = ReturnType<typeof depositTill>

const confirmNow = (deps: TreasuryDeps, { depositId, ...by }: DecideCommand) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, ConfirmDepositRefusal>> => {
    const found = await lockRecorded(tx, depositId)
    if (!found.ok) return found
    const { id, recordedBy, amount } = found.value
    const subject = { type: 'till_deposit', id } as const
    const approval = { subject, proposers: [recordedBy], approver: by.adminId }
    const allowed = await deps.approvals.check(tx, approval)
    if (!allowed.ok) return allowed
    // Its own amount is reserved, as are those of other deposits: who confirms first has it.
    const left = sum([await deps.ledger.lockTill(tx), await sumWaitingDeposits(tx)])
    if (amount > left) return refuse({ code: 'till_short', left: dinars(left) })
    const [journalId] = await deps.ledger.post(tx, [depositJournal(found.value)])
    const confirmation = { id, by: by.adminId, now: deps.clock.now() }
    await saveTillConfirmation(tx, { ...confirmation, journalId: journalId! }) // an amount is above 0
    await recordAudit(deps, tx, by, 'treasury.till_deposit_confirmed', found.value)
    return ok(id)
  })

const depositJournal = ({ amount, slipNumber }: LockedTillDeposit): Journal => ({
  ...{ kind: 'till_deposit', orderId: null, vendorId: null, memo: slipNumber, details: null },
  entries: [
    { account: 'cash_received', amount },
    { account: 'till', amount: minus(ZERO_CENTIMES, amount) },
  ],
})

async function lockRecorded(tx: Tx, id: string): Promise<Result<LockedTillDeposit, Gone>> {
  const found = await lockTillDeposit(tx, id)
  if (!found) return refuse({ code: 'till_deposit_not_found' })
  return found.state === 'recorded' ? ok(found) : refuse({ code: 'till_deposit_decided' })
}

const recordAudit = (
  { audit }: TreasuryDeps,
  tx: Tx,
  { adminId, origin }: AdminActor,
  action: AuditAction,
  { id, amount, slipNumber }: Pick<LockedTillDeposit, 'id' | 'amount' | 'slipNumber'>,
) =>
  audit.record(tx, {
    ...origin,
    actor: { role: 'admin', id: adminId },
    action,
    subject: { type: 'till_deposit', id },
    after: { amount: dinars(amount), slip_number: slipNumber },
  })
