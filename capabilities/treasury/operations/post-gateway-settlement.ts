import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { Journal } from '#capabilities/ledger/index.ts'
import {
  listGatewayRows,
  lockGatewayMatching,
  type LockedGatewaySettlement,
  lockGatewaySettlement,
  saveGatewayPosting,
  saveGatewayWithdrawal,
} from '../queries/gateway-settlements.ts'
import { matchSettlement } from './import-gateway-settlement.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

type Gone = { code: 'gateway_settlement_not_found' } | { code: 'gateway_settlement_decided' }
export type PostGatewayRefusal =
  | Gone
  | ApproverRefusal
  | { code: 'received_in_future' }
  | { code: 'gateway_lines_changed'; count: number }
  | { code: 'differences_need_note'; count: number }
  | { code: 'gateway_settlement_empty' }
type Deciding = AdminActor & { settlementId: string }
type Posting = Deciding & { receivedOn: LocalDate; note: string | null }

export function postGatewaySettlement(deps: TreasuryDeps) {
  return {
    /**
     * Four-eyes rule. Posts what the file says, because that is what arrived; what a difference leaves at the gateway
     * stays there until a manual journal explains it, and takes a note.
     */
    async post(command: Posting): Promise<Result<string, PostGatewayRefusal>> {
      const done = await deps.approvals.announceIfSole(
        command,
        async (tx) => {
          const found = await lockGatewaySettlement(tx, command.settlementId)
          return found && { type: 'gateway_settlement', id: found.id, name: found.reference }
        },
        () => postNow(deps, command),
      )
      // The refusal rolled the new matches back: they are saved for the next look.
      if (!done.ok && done.error.code === 'gateway_lines_changed')
        await matchAgain(deps, command.settlementId)
      return done
    },

    withdraw: ({ settlementId, reason, ...by }: Deciding & { reason: string }) =>
      inTransaction(deps.db, async (tx): Promise<Result<string, Gone>> => {
        await lockGatewayMatching(tx)
        const found = await lockImported(tx, settlementId)
        if (!found.ok) return found
        const { id, reference } = found.value
        await saveGatewayWithdrawal(tx, { id, by: by.adminId, now: deps.clock.now(), reason })
        await deps.audit.record(tx, {
          ...by.origin,
          actor: { role: 'admin', id: by.adminId },
          action: 'treasury.gateway_settlement_withdrawn',
          subject: { type: 'gateway_settlement', id },
          after: { reference, reason },
        })
        return ok(id)
      }),
  }
}
export type PostGatewaySettlement = ReturnType<typeof postGatewaySettlement>

const postNow = (deps: TreasuryDeps, { settlementId, receivedOn, note, ...by }: Posting) =>
  inTransaction(deps.db, async (tx): Promise<Result<string, PostGatewayRefusal>> => {
    await lockGatewayMatching(tx)
    const found = await lockImported(tx, settlementId)
    if (!found.ok) return found
    const settlement = found.value
    const { id, importedBy, reference } = settlement
    const subject = { type: 'gateway_settlement', id } as const
    const approval = { subject, proposers: [importedBy], approver: by.adminId }
    const allowed = await deps.approvals.check(tx, approval)
    if (!allowed.ok) return allowed
    const now = deps.clock.now()
    if (receivedOn > localDate(now)) return refuse({ code: 'received_in_future' })
    const changed = await matchSettlement(tx, settlement)
    if (changed > 0) return refuse({ code: 'gateway_lines_changed', count: changed })
    const rows = await listGatewayRows(tx, id)
    const count = rows.filter(({ problem }) => problem !== null).length
    if (count > 0 && note === null) return refuse({ code: 'differences_need_note', count })
    const journal = settlementJournal(settlement)
    const [journalId] = await deps.ledger.post(tx, [journal])
    if (journalId === undefined) return refuse({ code: 'gateway_settlement_empty' })
    await saveGatewayPosting(tx, { id, by: by.adminId, now, journalId, receivedOn, note })
    await deps.audit.record(tx, {
      ...by.origin,
      actor: { role: 'admin', id: by.adminId },
      action: 'treasury.gateway_settlement_posted',
      subject: { type: 'gateway_settlement', id },
      after: { reference, received_on: receivedOn, differences: count, note },
    })
    return ok(id)
  })

async function lockImported(tx: Tx, id: string): Promise<Result<LockedGatewaySettlement, Gone>> {
  const found = await lockGatewaySettlement(tx, id)
  if (!found) return refuse({ code: 'gateway_settlement_not_found' })
  return found.state === 'imported' ? ok(found) : refuse({ code: 'gateway_settlement_decided' })
}

const matchAgain = ({ db }: TreasuryDeps, id: string) =>
  inTransaction(db, async (tx): Promise<Result<number, Gone>> => {
    await lockGatewayMatching(tx)
    const found = await lockImported(tx, id)
    return found.ok ? ok(await matchSettlement(tx, found.value)) : found
  })

/** Refunds that the gateway took off can make a transfer negative: then the bank paid the gateway. */
function settlementJournal({ gateway, reference, fee, net }: LockedGatewaySettlement): Journal {
  const entries = [
    { account: 'cash_received', amount: net },
    { account: 'gateway_fees', amount: fee },
    { account: 'online_clearing', amount: minus(ZERO_CENTIMES, sum([net, fee])) },
  ] as const
  return {
    ...{ kind: 'gateway_settlement', memo: `${gateway} ${reference}`, details: null },
    ...{ orderId: null, vendorId: null },
    entries: entries.filter(({ amount }) => amount !== 0),
  }
}
