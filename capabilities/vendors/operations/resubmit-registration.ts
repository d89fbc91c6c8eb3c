import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { RegistrationInput } from '../contract.ts'
import type { VendorRegistered } from '../events.ts'
import { lockVendorOf } from '../queries/verification.ts'
import {
  insertVendorStatusHistory,
  saveResubmission,
  saveLegalIdentity,
  savePayoutAccount,
} from '../queries/registration.ts'
import { type CorrectionRefusal, mayCorrect } from '../rules/verification-decision.ts'
import { parseRegistration } from '../rules/parse-registration.ts'
import type { VendorId } from '../schema.ts'
import {
  resolveCommune,
  rateLimitRegistration,
  type RegistrationDeps,
  type TermsChangedRefusal,
} from './register-vendor.ts'
import type { RateLimited } from '#platform/rate-limit.ts'

type Command = { userId: UserId; form: RegistrationInput; language: Language; origin: Origin }
export type ResubmitRefusal =
  | { code: 'vendor_not_found' }
  | CorrectionRefusal
  | RateLimited
  | TermsChangedRefusal

export const resubmitRegistration =
  ({ db, clock, audit, territory, termsVersion }: Omit<RegistrationDeps, 'settings'>) =>
  async (command: Command): Promise<Result<VendorId, ResubmitRefusal>> => {
    const { userId, form, language, origin } = command
    if (form.terms_version !== termsVersion()) return refuse({ code: 'terms_changed' })
    const now = clock.now()
    const tooMany = await rateLimitRegistration(db, { userId, origin, now })
    if (tooMany) return refuse(tooMany)

    const profile = parseRegistration(form, resolveCommune(territory, form), language)
    return inTransaction(db, async (tx): Promise<Result<VendorId, ResubmitRefusal>> => {
      const vendor = await lockVendorOf(tx, userId)
      if (!vendor) return refuse({ code: 'vendor_not_found' })
      const allowed = mayCorrect(vendor)
      if (!allowed.ok) return allowed

      const { id } = vendor
      const accepted = { version: form.terms_version, at: now, address: origin.address ?? null }
      await saveResubmission(tx, { id, profile, accepted, now })
      await saveLegalIdentity(tx, id, profile, now)
      await savePayoutAccount(tx, { id: newId(now), vendorId: id, account: profile.payout, now })
      const stepId = newId(now)
      const step = { id: stepId, vendorId: id, change: 'resubmitted', actorId: userId } as const
      await insertVendorStatusHistory(tx, { ...step, reason: null, at: now })
      await audit.record(tx, {
        actor: { role: 'customer', id: userId },
        action: 'vendors.registration_resubmitted',
        subject: { type: 'vendor', id },
        before: { verification_status: vendor.status },
        after: { verification_status: 'pending', business_name: profile.businessName },
        ...origin,
      })
      const { businessName } = profile
      const event = { stepId, vendorId: id, businessName, isAgain: true }
      await publish<VendorRegistered>(tx, { type: 'vendors.vendor_registered', ...event }, id)
      return ok(id)
    })
  }
export type ResubmitRegistration = ReturnType<typeof resubmitRegistration>
