import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { upsertCourierCash } from '../queries/courier-cash.ts'
import {
  type LockedRemittance,
  insertRemittanceStep,
  listResolvedLines,
  lockMatching,
  lockRemittance,
  saveResolution,
  savePosted,
  saveWithdrawn,
} from '../queries/remittances.ts'
import { remittancePosting, type SettledRemittanceLine } from '../rules/remittance-journals.ts'
import {
  type DifferenceResolution,
  ALLOWED_RESOLUTIONS,
  type MatchedLine,
  STATE_OF_RESOLUTION,
} from '../rules/remittance-matching.ts'
import type { RemittanceLineReason } from '../schema.ts'
import { matchLines, rematch } from './reconcile-remittance.ts'
import type { PayoutsDeps } from './propose-batch.ts'

type Gone = { code: 'remittance_not_found' } | { code: 'remittance_moved_on' }
export type ResolveRefusal = Gone | { code: 'answer_does_not_fit' }
export type PostRefusal =
  | Gone
  | { code: 'remittance_needs_second_person' }
  | { code: 'differences_open'; count: number }
  | { code: 'remittance_lines_changed'; count: number }
  | { code: 'remittance_empty' }
  | { code: 'received_in_future' }

type Answering = AdminActor & {
  remittanceId: string
  lineIds: readonly string[] | null
  reason: RemittanceLineReason | null
  answer: DifferenceResolution
  note: string
}
type Posting = AdminActor & { remittanceId: string; received: Centimes; receivedOn: LocalDate }

/** Every difference is resolved first, then another admin posts (four-eyes rule). */
export const resolveAndPostRemittances = (deps: PayoutsDeps) => ({
  answer: answerDifferences(deps),
  post: postRemittance(deps),
  withdraw: withdrawRemittance(deps),
})
export type ResolveAndPostRemittances = ReturnType<typeof resolveAndPostRemittances>

/** Resolves the given lines, or all open ones of a reason. Returns their count. */
const answerDifferences =
  ({ db, clock, audit }: PayoutsDeps) =>
  ({ remittanceId, answer, ...command }: Answering) =>
    inTransaction(db, async (tx): Promise<Result<number, ResolveRefusal>> => {
      const held = await holdMatched(tx, remittanceId)
      if (!held.ok) return held
      const reasons = (Object.keys(ALLOWED_RESOLUTIONS) as RemittanceLineReason[]).filter(
        (reason) => ALLOWED_RESOLUTIONS[reason].includes(answer),
      )
      const { lineIds, reason, note, adminId, origin } = command
      const now = clock.now()
      const state = STATE_OF_RESOLUTION[answer]
      const query = { id: held.value.id, lineIds, reason, reasons, state, note, by: adminId, now }
      const count = await saveResolution(tx, query)
      if (count === 0 || (lineIds && count < lineIds.length))
        return refuse({ code: 'answer_does_not_fit' })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_difference_resolved',
        subject: { type: 'remittance', id: held.value.id },
        after: { answer, reason, note, lines: lineIds ?? count },
      })
      return ok(count)
    })

const postNow =
  (deps: PayoutsDeps) =>
  ({ remittanceId, received, receivedOn, adminId, origin }: Posting) =>
    inTransaction(deps.db, async (tx): Promise<Result<string, PostRefusal>> => {
      const { clock, audit } = deps
      await lockMatching(tx)
      const held = await holdMatched(tx, remittanceId)
      if (!held.ok) return held
      const remittance = held.value
      const now = clock.now()
      if (remittance.importedBy === adminId)
        return refuse({ code: 'remittance_needs_second_person' })
      if (receivedOn > localDate(now)) return refuse({ code: 'received_in_future' })

      const lines = await listResolvedLines(tx, remittance.id)
      const open = lines.filter(({ state }) => state === 'open' || state === 'asked').length
      if (open > 0) return refuse({ code: 'differences_open', count: open })
      const orderIds = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))]
      // Locks the orders, so that the matches cannot change until they are posted.
      await deps.orders.holdOrders(tx, orderIds)
      const changed = changedIn(lines, await matchLines(tx, remittance, lines, new Set()))
      if (changed > 0) return refuse({ code: 'remittance_lines_changed', count: changed })

      const posting = remittancePosting(lines, {
        courier: remittance.courier,
        reference: remittance.reference,
        received,
      })
      if (!posting) return refuse({ code: 'remittance_empty' })
      const ids = await deps.ledger.post(tx, [...posting.journals, posting.whole])
      await deps.orders.remitParcels(tx, posting.remitted)
      await upsertCourierCash(tx, orderIds)
      const journalId = ids.at(-1)! // the remittance journal is always posted last
      await savePosted(tx, { id: remittance.id, by: adminId, journalId, received, receivedOn, now })
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
          received_on: receivedOn,
          parcels: posting.remitted.length,
        },
      })
      return ok(remittance.id)
    })

/** All or nothing: when a match has changed, the remittance is reconciled again instead. */
const postRemittance =
  (deps: PayoutsDeps) =>
  async (command: Posting): Promise<Result<string, PostRefusal>> => {
    const done = await postNow(deps)(command)
    if (!done.ok && done.error.code === 'remittance_lines_changed')
      await rematch(deps)(command.remittanceId)
    return done
  }

/** For a wrong file: its parcels may come in another remittance. */
const withdrawRemittance =
  ({ db, clock, audit }: PayoutsDeps) =>
  ({
    remittanceId,
    reason,
    adminId,
    origin,
  }: AdminActor & { remittanceId: string; reason: string }) =>
    inTransaction(db, async (tx): Promise<Result<string, Gone>> => {
      const remittance = await lockRemittance(tx, remittanceId)
      if (!remittance) return refuse({ code: 'remittance_not_found' })
      if (remittance.state !== 'imported' && remittance.state !== 'matched')
        return refuse({ code: 'remittance_moved_on' })
      const now = clock.now()
      await saveWithdrawn(tx, remittance.id, now)
      const step = {
        id: newId(now),
        remittanceId: remittance.id,
        from: remittance.state,
        to: 'withdrawn',
        by: adminId,
      }
      await insertRemittanceStep(tx, { ...step, reason, now })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'payouts.remittance_withdrawn',
        subject: { type: 'remittance', id: remittance.id },
        after: { reason },
      })
      return ok(remittance.id)
    })

async function holdMatched(tx: Tx, id: string): Promise<Result<LockedRemittance, Gone>> {
  const held = await lockRemittance(tx, id)
  if (!held) return refuse({ code: 'remittance_not_found' })
  return held.state === 'matched' ? ok(held) : refuse({ code: 'remittance_moved_on' })
}

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
