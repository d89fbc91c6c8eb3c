import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { LegalIdentityInput, LegalIdentityView } from '../shop-page.contract.ts'
import { lockVendor } from '../queries/verification.ts'
import {
  endChange,
  findLegalIdentityRow,
  findWaitingChange,
  getIdentity,
  insertChange,
} from '../queries/legal-identity.ts'
import { legalIdentity, isSameLegalIdentity } from '../rules/legal-identity.ts'
import type { VendorId } from '../schema.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { vendorId: VendorId; userId: UserId; origin: Origin }
export type LegalIdentityChangeRefusal = { code: 'identity_unchanged' }
export type WithdrawIdentityChangeRefusal = { code: 'identity_change_not_found' }

export const changeLegalIdentity = ({ db, clock, audit }: Deps) => ({
  read: (vendorId: VendorId): Promise<LegalIdentityView> => getIdentity(db, vendorId),

  /** The current numbers stay in force until an admin decides; a pending request is replaced. */
  ask: ({ vendorId, userId, form, origin }: Command & { form: LegalIdentityInput }) =>
    inTransaction(
      db,
      async (tx): Promise<Result<LegalIdentityView, LegalIdentityChangeRefusal>> => {
        await lockVendor(tx, vendorId)
        const now = clock.now()
        const identity = legalIdentity(form)
        const stored = await findLegalIdentityRow(tx, vendorId)
        if (isSameLegalIdentity(identity, stored)) return refuse({ code: 'identity_unchanged' })
        const waiting = await findWaitingChange(tx, vendorId)
        if (waiting && isSameLegalIdentity(identity, waiting.identity))
          return ok(await getIdentity(tx, vendorId))
        if (waiting)
          await endChange(tx, { ...waiting, state: 'withdrawn', reason: null, by: userId, now })
        const id = newId(now)
        await insertChange(tx, { id, vendorId, identity, requestedBy: userId, now })
        await audit.record(tx, {
          actor: { role: 'vendor', id: userId },
          action: 'vendors.legal_identity_change_requested',
          subject: { type: 'vendor', id: vendorId },
          before: { kind: stored.kind, ...stored.numbers },
          after: { kind: identity.kind, ...identity.numbers },
          ...origin,
        })
        return ok(await getIdentity(tx, vendorId))
      },
    ),

  withdraw: ({ vendorId, userId, origin }: Command) =>
    inTransaction(
      db,
      async (tx): Promise<Result<LegalIdentityView, WithdrawIdentityChangeRefusal>> => {
        await lockVendor(tx, vendorId)
        const waiting = await findWaitingChange(tx, vendorId)
        if (!waiting) return refuse({ code: 'identity_change_not_found' })
        const now = clock.now()
        await endChange(tx, { ...waiting, state: 'withdrawn', reason: null, by: userId, now })
        await audit.record(tx, {
          actor: { role: 'vendor', id: userId },
          action: 'vendors.legal_identity_change_withdrawn',
          subject: { type: 'vendor', id: vendorId },
          ...origin,
        })
        return ok(await getIdentity(tx, vendorId))
      },
    ),
})
export type ChangeLegalIdentity = ReturnType<typeof changeLegalIdentity>
