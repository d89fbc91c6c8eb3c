import { localDate, type LocalDate } from '#kernel/calendar.ts'
import { readCursor, writeCursor } from '#kernel/cursor.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, days } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { AdminActor, Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { CompensatedParcelFound } from '../events.ts'
import type { LossClaimsPageView, LossClaimView } from '../loss-claims.contract.ts'
import {
  type ClaimFilter,
  listClaims,
  lockClaim,
  openClaims,
  saveClaimAnswer,
  saveFoundCompensated,
  withdrawClaims,
} from '../queries/loss-claims.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
}
type Page = {
  state?: ClaimFilter['state'] | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
type Answering = AdminActor & {
  claimId: string
  outcome: 'agreed' | 'refused'
  amount: Centimes | null
  note: string
  version: number
}
type LostParcel = { parcelId: string; kind: string }
export type LossClaimRefusal =
  | { code: 'claim_not_found' }
  | { code: 'claim_closed' }
  | { code: 'claim_changed' }

/** On operator's couriers, for parcels that they have lost. What they pay comes with a statement. */
export function manageLossClaims({ db, clock, audit, settings }: Deps) {
  const today = (): LocalDate => localDate(clock.now())
  return {
    /** Idempotent. */
    async open(losses: readonly LostParcel[], tx: Tx): Promise<void> {
      const now = clock.now()
      const dueOn = localDate(after(now, days(settings.current().lossClaimDays)))
      const rows = losses.map(({ parcelId, kind }) => ({ id: newId(now), parcelId, kind }))
      await openClaims(tx, rows, { dueOn, now })
    },
    /** What was paid for already is left to a person. */
    async withdraw(found: readonly { parcelId: string }[], tx: Tx): Promise<void> {
      const parcelIds = found.map(({ parcelId }) => parcelId)
      await withdrawClaims(tx, parcelIds, clock.now())
      for (const claim of await saveFoundCompensated(tx, parcelIds, clock.now())) {
        const event = { type: 'payouts.compensated_parcel_found', ...claim } as const
        await publish<CompensatedParcelFound>(tx, event, claim.claimId)
      }
    },

    async listClaims({ state = 'due', limit = 25, cursor }: Page): Promise<LossClaimsPageView> {
      const filter = { state, id: null, today: today() }
      const rows = await listClaims(db, { ...filter, after: readCursor(cursor), limit })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      return {
        items: page.map(({ view }) => view),
        total: rows[0]?.total ?? 0,
        total_is_estimate: false,
        next: rows.length > limit && last ? writeCursor(last) : null,
      }
    },

    /** Also after it had refused. */
    answerClaim: ({ claimId, outcome, amount, note, version, adminId, origin }: Answering) =>
      inTransaction(db, async (tx): Promise<Result<LossClaimView, LossClaimRefusal>> => {
        const claim = await lockClaim(tx, claimId)
        if (!claim) return refuse({ code: 'claim_not_found' })
        if (claim.version !== version) return refuse({ code: 'claim_changed' })
        if (claim.state === 'compensated' || claim.state === 'withdrawn')
          return refuse({ code: 'claim_closed' })
        const state = outcome === 'agreed' ? 'answered' : 'refused'
        const agreed = outcome === 'agreed' ? amount : null
        const by = { by: adminId, now: clock.now() }
        await saveClaimAnswer(tx, { id: claim.id, state, agreed, note, ...by })
        await audit.record(tx, {
          ...origin,
          actor: { role: 'admin', id: adminId },
          action: 'payouts.loss_claim_answered',
          subject: { type: 'order', id: claim.orderId },
          before: { state: claim.state },
          after: { state, amount: agreed === null ? null : dinars(agreed), note },
        })
        const filter = { state: 'all', id: claim.id, today: today() } as const
        const [row] = await listClaims(tx, { ...filter, after: null, limit: 1 })
        return ok(row!.view) // locked above, so it exists
      }),
  }
}
export type ManageLossClaims = ReturnType<typeof manageLossClaims>
