import type { LocalDate } from '#kernel/calendar.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock, minutes } from '#kernel/time.ts'
import { asOwner, type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import {
  type ErasureResult,
  type PersonalDataOwner,
  NO_USER_ID,
  type Person,
} from '#platform/personal-data.ts'
import type { Actor } from '#capabilities/audit/index.ts'
import type {
  EraseAccountRefusal,
  Identity,
  ReauthenticationRefusal,
  ReauthenticationProof,
  SessionState,
  UserId,
} from '#capabilities/identity/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'
import { erasePersonalDataRows, insertErasure, exportPersonalDataRows } from '../queries/public.ts'
import { findUserDataSubject, type KnownPerson } from '../queries/data-subjects.ts'
import { retainedUntil } from '../rules/erasure.ts'
import type { PlanStepView } from '../admin.contract.ts'

export type PersonalDataDeps = {
  db: Db
  clock: Clock
  identity: Pick<
    Identity,
    'personalData' | 'verifyReauthentication' | 'eraseAccount' | 'forgetSessionState'
  >
  vendors: Pick<Vendors, 'findVerifiedVendorOf'>
  orders: PersonalDataOwner & { lockOrdersInProgress(tx: Tx, person: Person): Promise<number> }
  keepers: Readonly<Record<string, PersonalDataOwner>>
  jobs: Pick<Jobs, 'handle'>
}

/** Sweeps data that arrives while an erasure is running. */
export const sweepJob = job<{ person: Person }>('privacy.sweep_late_data')
const SWEPT_AFTER = minutes(1)

export const sweepLateData =
  ({ db, keepers }: PersonalDataDeps) =>
  async ({ person }: { person: Person }): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await keepers['notifications']?.erasePersonalData(tx, person)
      await keepers['platform']?.erasePersonalData(tx, person)
      return ok(null)
    })
  }

export type ErasureRefusal =
  | ReauthenticationRefusal
  | EraseAccountRefusal
  | { code: 'orders_in_progress'; count: number }
  | { code: 'vendor_still_open' }
export type ErasureStep = PlanStepView & { until: LocalDate | null }
export type Erasure = { at: Date; steps: readonly ErasureStep[] }

/** The parts of each capability by its name. */
type ExportedData = { created_at: string; [capability: string]: unknown }

export const exportPersonalData =
  ({ db, clock, identity, orders, keepers }: PersonalDataDeps) =>
  async (person: KnownPerson, handle: Db | Tx = db): Promise<ExportedData> => {
    const parts: ExportedData = { created_at: clock.now().toISOString() }
    if (person.isAccount)
      parts['identity'] = await identity.personalData(asUser(person.userId), handle)
    parts['orders'] = await orders.personalData(person, handle)
    parts['privacy'] = await exportPersonalDataRows(handle, person)
    for (const [name, keeper] of Object.entries(keepers))
      parts[name] = await keeper.personalData(person, handle)
    return parts
  }
export type ExportPersonalData = ReturnType<typeof exportPersonalData>

type EraseStep = {
  capability: string
  run: (tx: Tx) => Promise<Result<ErasureResult, EraseAccountRefusal>>
}

/** Order matters: rows found by purchases go before orders, the account goes last. */
export const erasureSteps =
  ({ clock, identity, orders, keepers }: PersonalDataDeps) =>
  (person: Person, how: { by?: Actor; ofClosedShop?: boolean } = {}): EraseStep[] => {
    const now = clock.now()
    const all: Record<string, Pick<PersonalDataOwner, 'erasePersonalData'>> = {
      ...keepers,
      orders,
      privacy: { erasePersonalData: (tx, who) => erasePersonalDataRows(tx, who, now) },
    }
    const steps: EraseStep[] = Object.entries(all).map(([capability, keeper]) => ({
      capability,
      run: async (tx) => ok(await keeper.erasePersonalData(tx, person)),
    }))
    if (person.userId === NO_USER_ID) return steps
    const run: EraseStep['run'] = async (tx) => {
      const gone = await identity.eraseAccount(tx, asUser(person.userId), how)
      if (!gone.ok) return gone
      return ok({ erasedRows: gone.value.erasedRows, retainedRows: 0, retentionReason: null })
    }
    return [...steps, { capability: 'identity', run }]
  }
export type ErasureSteps = ReturnType<typeof erasureSteps>

export const stepView = (capability: string, done: ErasureResult, now: Date): ErasureStep => ({
  capability,
  erased: done.erasedRows,
  kept: done.retainedRows,
  law: done.retainedRows > 0 ? done.retentionReason : null,
  until: done.retainedRows > 0 ? retainedUntil(now, done.retentionYears) : null,
})

/** One transaction. Refused while orders are under way or the user owns a vendor. */
export const erasePerson =
  (deps: PersonalDataDeps) =>
  async (
    sessionState: SessionState,
    proof: ReauthenticationProof,
  ): Promise<Result<Erasure, ErasureRefusal>> => {
    const { db, clock, identity } = deps
    const proven = await identity.verifyReauthentication({ sessionState, proof })
    if (!proven.ok) return proven
    const { userId } = sessionState

    const erased = await asOwner(() =>
      inTransaction(db, async (tx): Promise<Result<Erasure, ErasureRefusal>> => {
        const person = await findUserDataSubject(tx, userId)
        if (!person) return refuse({ code: 'user_not_found' })
        const count = await deps.orders.lockOrdersInProgress(tx, person)
        if (count > 0) return refuse({ code: 'orders_in_progress', count })
        if (await deps.vendors.findVerifiedVendorOf(tx, userId))
          return refuse({ code: 'vendor_still_open' })

        const now = clock.now()
        const steps: ErasureStep[] = []
        for (const { capability, run } of erasureSteps(deps)(person)) {
          const done = await run(tx)
          if (!done.ok) return done
          steps.push(stepView(capability, done.value, now))
        }
        await insertErasure(tx, { id: newId(now), userId, at: now, steps })
        const { email, phone = null } = person
        const runAt = after(now, SWEPT_AFTER)
        await sweepJob.enqueue(tx, { person: { userId, email, phone } }, { runAt })
        return ok({ at: now, steps })
      }),
    )
    if (erased.ok) identity.forgetSessionState(userId)
    return erased
  }
export type ErasePerson = ReturnType<typeof erasePerson>

export const exportOwnData =
  (deps: PersonalDataDeps) =>
  (userId: UserId): Promise<ExportedData | null> =>
    asOwner(async () => {
      const person = await findUserDataSubject(deps.db, userId)
      return person && exportPersonalData(deps)(person)
    })
export type ExportOwnData = ReturnType<typeof exportOwnData>
export const asUser = (userId: string): UserId => userId as UserId // found in identity.users
