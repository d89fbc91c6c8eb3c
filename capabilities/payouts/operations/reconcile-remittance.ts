import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import { publish } from '#platform/outbox.ts'
import type { RemittanceDiffers } from '../events.ts'
import { listParcelMatches } from '../queries/parcel-matches.ts'
import {
  type LockedRemittance,
  lockMatching,
  lockRemittance,
  saveProgress,
} from '../queries/remittances.ts'
import {
  hasDifferences,
  listRemittanceInput,
  listSeenTrackings,
  saveMatchedLines,
} from '../queries/remittance-lines.ts'
import {
  type MatchedLine,
  matchLine,
  keysOf,
  type RemittanceInputLine,
} from '../rules/remittance-matching.ts'
import { lockMatchedRemittance, type LockRemittanceRefusal } from './lock-matched-remittance.ts'
import type { PayoutsDeps } from './propose-batch.ts'

/** Lines per transaction: also the steps in which progress is shown. */
const STEP = 2000

export const remittanceMatchJob = job<{ remittanceId: string }>('payouts.reconcile_remittance')

type NotFound = { code: 'remittance_not_found' }

/** Reconciles the next lines; returns whether some are left. */
export const matchNextLines =
  ({ db, clock }: Pick<PayoutsDeps, 'db' | 'clock'>) =>
  async (remittanceId: string): Promise<boolean> => {
    const done = await inTransaction(db, async (tx): Promise<Result<boolean, NotFound>> => {
      await lockMatching(tx)
      const held = await lockRemittance(tx, remittanceId)
      if (!held) return refuse({ code: 'remittance_not_found' })
      if (held.state !== 'imported') return ok(false)
      const until = await compare(tx, held, held.matchedUntil, STEP)
      await saveProgress(tx, { id: held.id, until, now: clock.now() })
      const isOver = until >= held.lineCount
      if (isOver && (await hasDifferences(tx, held.id))) {
        const { id, reference } = held
        const event = {
          type: 'payouts.remittance_mismatched',
          remittanceId: id,
          reference,
        } as const
        await publish<RemittanceDiffers>(tx, event, id)
      }
      return ok(!isOver)
    })
    return done.ok && done.value
  }

export function scheduleMatching(
  deps: Pick<PayoutsDeps, 'db' | 'clock'>,
  jobs: Pick<Jobs, 'handle'>,
): void {
  jobs.handle(remittanceMatchJob, async ({ remittanceId }, { signal }) => {
    while (!signal.aborted && (await matchNextLines(deps)(remittanceId)));
    if (signal.aborted) throw new Error('matching was interrupted; the next run continues')
  })
}

/** Reconciles again: parcels delivered since then match now. */
export const rematch =
  ({ db, clock }: Pick<PayoutsDeps, 'db' | 'clock'>) =>
  (remittanceId: string): Promise<Result<string, LockRemittanceRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<string, LockRemittanceRefusal>> => {
      await lockMatching(tx)
      const locked = await lockMatchedRemittance(tx, remittanceId)
      if (!locked.ok) return locked
      await rematchInTx({ clock }, tx, locked.value)
      return ok(remittanceId)
    })
/** The remittance and the matching must be locked. */
export async function rematchInTx(
  { clock }: Pick<PayoutsDeps, 'clock'>,
  tx: Tx,
  held: LockedRemittance,
): Promise<void> {
  const until = await compare(tx, held, 0, held.lineCount)
  await saveProgress(tx, { id: held.id, until, now: clock.now() })
}
export type Rematch = ReturnType<typeof rematch>

async function compare(
  tx: Tx,
  held: LockedRemittance,
  after: number,
  limit: number,
): Promise<number> {
  const lines = await listRemittanceInput(tx, held.id, { after, limit })
  const seen = after === 0 ? new Set<string>() : await listSeenTrackings(tx, held.id, after)
  await saveMatchedLines(tx, await matchLines(tx, held, lines, seen))
  return lines.at(-1)?.position ?? held.lineCount
}

export async function matchLines(
  tx: Tx,
  held: LockedRemittance,
  lines: readonly RemittanceInputLine[],
  seen: Set<string>,
): Promise<MatchedLine[]> {
  const { courier, hasFees } = held
  const details = await listParcelMatches(tx, lines, { courier, besides: held.id })
  return lines.map((line) => {
    const known = details.get(line.position) ?? null
    const judged = matchLine(line, known, { courier, hasFees, seen })
    for (const key of keysOf(line, known?.parcelId ?? null)) seen.add(key)
    return judged
  })
}
