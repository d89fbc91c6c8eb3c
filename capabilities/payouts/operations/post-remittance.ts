import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import type { ApproverRefusal } from '#capabilities/identity/index.ts'
import type { Journal } from '#capabilities/ledger/index.ts'
import { upsertCourierCash } from '../queries/courier-cash.ts'
import {
  insertRemittanceStep,
  type LockedRemittance,
  lockMatching,
  lockRemittance,
  savePosted,
} from '../queries/remittances.ts'
import { listResolvedLines } from '../queries/remittance-lines.ts'
import { remittancePosting, type SettledRemittanceLine } from '../rules/remittance-journals.ts'
import type { MatchedLine } from '../rules/remittance-matching.ts'
import { confirmDeliveries } from './confirm-deliveries.ts'
import { recordCompensations } from './record-compensations.ts'
import { matchLines, rematch } from './reconcile-remittance.ts'
import type { PayoutsDeps } from './propose-batch.ts'
import { withdrawRemittance } from './withdraw-remittance.ts'
import { answerDifferences } from './resolve-differences.ts'
import { type LockRemittanceRefusal, lockMatchedRemittance } from './lock-matched-remittance.ts'

export type PostRefusal =
  | LockRemittanceRefusal
  | ApproverRefusal
  | { code: 'differences_open'; count: number }
  | { code: 'remittance_lines_changed'; count: number }
  | { code: 'remittance_empty' }
  | { code: 'received_in_future' }
  | { code: 'received_needs_note' }
type Posting = AdminActor & {
  remittanceId: string
  received: Centimes
  receivedOn: LocalDate
  /** Why another sum came than announced, or than its parcels explain; the rest stays in the clearing account. */
  note: string | null
}

/** Every difference is resolved first, then another admin posts (four-eyes rule). */
export const resolveAndPostRemittances = (deps: PayoutsDeps) => ({
  answer: answerDifferences(deps),
  post: postRemittance(deps),
  withdraw: withdrawRemittance(deps),
})
export type ResolveAndPostRemittances = ReturnType<typeof resolveAndPostRemittances>

const postNow =
  (deps: PayoutsDeps) =>
  ({ remittanceId, received, receivedOn, note, adminId, origin }: Posting) =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<string, PostRefusal>> => {
      const { clock, audit } = deps
      await lockMatching(tx)
      const held = await lockMatchedRemittance(tx, remittanceId)
      if (!held.ok) return held
      const remittance = held.value
      const now = clock.now()
      const subject = { type: 'remittance', id: remittance.id } as const
      const approval = { subject, proposers: [remittance.importedBy], approver: adminId }
      const allowed = await deps.approvals.check(tx, approval)
      if (!allowed.ok) return allowed
      if (receivedOn > localDate(now)) return refuse({ code: 'received_in_future' })
      if (received !== remittance.announced && note === null)
        return refuse({ code: 'received_needs_note' })

      const matched = await matchForPosting(deps, tx, remittance, { receivedOn, adminId, origin })
      if (!matched.ok) return matched
      const { lines, orderIds } = matched.value
      if (remittance.isCounted && received !== netOf(lines) && note === null)
        return refuse({ code: 'received_needs_note' })
      const posting = remittancePosting(lines, {
        courier: remittance.courier,
        reference: remittance.reference,
        received,
        isCounted: remittance.isCounted,
      })
      if (!posting) return refuse({ code: 'remittance_empty' })
      const ids = await deps.ledger.post(tx, [...posting.journals, posting.whole])
      await deps.orders.remitParcels(tx, posting.remitted)
      await upsertCourierCash(tx, orderIds)
      await recordCompensations(deps)(tx, posting.compensations)
      const journalId = ids.at(-1)! // the remittance journal is always posted last
      const suspense = sumClearing([...posting.journals, posting.whole])
      const posted = { id: remittance.id, by: adminId, journalId, received, receivedOn }
      await savePosted(tx, { ...posted, suspense, note, now })
      const step = {
        id: newId(now),
        remittanceId: remittance.id,
        from: 'matched',
        to: 'posted',
        by: adminId,
        now,
      }
      await insertRemittanceStep(tx, step)
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_posted',
        subject: { type: 'remittance', id: remittance.id },
        after: {
          received: dinars(received),
          ...(note !== null && { announced: dinars(remittance.announced), note }),
          received_on: receivedOn,
          parcels: posting.remitted.length,
        },
      })
      return ok(remittance.id)
    })

const sumClearing = (journals: readonly Journal[]): Centimes =>
  sum(
    journals
      .flatMap(({ entries }) => entries)
      .map(({ account, amount }) => (account === 'courier_clearing' ? amount : ZERO_CENTIMES)),
  )

/** The cash that a count without a statement should bring, in centimes. */
const netOf = (lines: readonly SettledRemittanceLine[]): Centimes =>
  minus(sum(lines.map(({ collected }) => collected)), sum(lines.map(({ fee }) => fee)))

/** Locks the orders, so that nothing changes until they are posted; confirms what is paid for as delivered. */
async function matchForPosting(
  deps: PayoutsDeps,
  tx: Tx,
  remittance: LockedRemittance,
  posted: Pick<Posting, 'receivedOn' | 'adminId' | 'origin'>,
): Promise<Result<{ lines: SettledRemittanceLine[]; orderIds: string[] }, PostRefusal>> {
  const stored = await listResolvedLines(tx, remittance.id)
  const open = stored.filter(({ state }) => state === 'open' || state === 'asked').length
  if (open > 0) return refuse({ code: 'differences_open', count: open })
  const orderIds = [...new Set(stored.flatMap(({ orderId }) => orderId ?? []))]
  await deps.orders.lockOrdersOfParcels(tx, paidParcels(stored))
  await deps.orders.lockOrders(tx, orderIds)
  const judged = await matchLines(tx, remittance, stored, new Set())
  const changed = changedIn(stored, judged)
  if (changed > 0) return refuse({ code: 'remittance_lines_changed', count: changed })
  const lines = stored.map(asMatched(judged))
  const confirmed = await confirmDeliveries(deps)(tx, lines, posted)
  return confirmed.ok ? ok({ lines, orderIds }) : confirmed
}

const paidParcels = (lines: readonly SettledRemittanceLine[]): string[] =>
  lines.flatMap(({ parcelId, collected }) => (collected > 0 ? (parcelId ?? []) : []))

/** All or nothing: when a match has changed, the remittance is reconciled again instead. */
const postRemittance =
  (deps: PayoutsDeps) =>
  async (command: Posting): Promise<Result<string, PostRefusal>> => {
    const done = await deps.approvals.announceIfSole(
      command,
      async (tx) => {
        const remittance = await lockRemittance(tx, command.remittanceId)
        return remittance && { type: 'remittance', id: remittance.id, name: remittance.reference }
      },
      () => postNow(deps)(command),
    )
    if (!done.ok && done.error.code === 'remittance_lines_changed')
      await rematch(deps)(command.remittanceId)
    return done
  }

const asMatched =
  (judged: readonly MatchedLine[]) =>
  (line: SettledRemittanceLine, index: number): SettledRemittanceLine => ({
    ...line,
    isCompensation: judged[index]?.isCompensation ?? false,
    isDelivery: judged[index]?.isDelivery ?? false,
  })

const changedIn = (
  lines: readonly SettledRemittanceLine[],
  judged: readonly MatchedLine[],
): number =>
  judged.filter((now, index) => {
    const then = lines[index]
    return (
      then?.parcelId !== now.parcelId ||
      then.reason !== now.reason ||
      then.expectedCollected !== now.expectedCollected ||
      then.expectedFee !== now.expectedFee
    )
  }).length
