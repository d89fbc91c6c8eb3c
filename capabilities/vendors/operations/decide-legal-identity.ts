import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { LegalIdentityDecided } from '../events.ts'
import { lockVendor } from '../queries/verification.ts'
import {
  endChange,
  findLegalIdentityRow,
  findWaitingChange,
  saveKind,
} from '../queries/legal-identity.ts'
import { saveLegalIdentity } from '../queries/registration.ts'
import type { VendorId } from '../schema.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type Command = {
  vendorId: VendorId
  /** The change the admin has seen: it may have been replaced since. */
  changeId: string
  /** Null approves the change. */
  reason: string | null
  adminId: UserId
  origin: Origin
}
export type DecideIdentityRefusal =
  | { code: 'vendor_not_found' }
  | { code: 'identity_change_not_found' }

export const decideLegalIdentity =
  ({ db, clock, audit }: Deps) =>
  (command: Command): Promise<Result<null, DecideIdentityRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, DecideIdentityRefusal>> => {
      const { vendorId, changeId, reason, adminId, origin } = command
      const vendor = await lockVendor(tx, vendorId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const waiting = await findWaitingChange(tx, vendorId)
      if (waiting?.id !== changeId) return refuse({ code: 'identity_change_not_found' })

      const now = clock.now()
      const isAccepted = reason === null
      const former = await findLegalIdentityRow(tx, vendorId)
      const { kind, numbers } = waiting.identity
      if (isAccepted) {
        await saveKind(tx, vendorId, kind, now)
        await saveLegalIdentity(tx, vendorId, waiting.identity, now)
        // The legal numbers are displayed on the shop page and on product pages.
        await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
      }
      const state = isAccepted ? 'accepted' : 'refused'
      await endChange(tx, { id: changeId, state, reason, by: adminId, now })
      await audit.record(tx, {
        actor: { role: 'admin', id: adminId },
        action: 'vendors.legal_identity_change_decided',
        subject: { type: 'vendor', id: vendorId },
        before: { kind: former.kind, ...former.numbers },
        after: isAccepted ? { state, kind, ...numbers } : { state, reason },
        ...origin,
      })
      const { businessName, businessEmail, language } = vendor
      await publish<LegalIdentityDecided>(
        tx,
        {
          type: 'vendors.legal_identity_decided',
          ...{ changeId, vendorId, businessName, businessEmail, language, reason },
        },
        vendorId,
      )
      return ok(null)
    })
export type DecideLegalIdentity = ReturnType<typeof decideLegalIdentity>
