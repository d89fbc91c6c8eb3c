import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { TerritoryApi } from '#capabilities/territory/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { RegistrationInput } from '../contract.ts'
import type { VendorRegistered } from '../events.ts'
import {
  insertVendorStatusHistory,
  insertVendor,
  saveLegalIdentity,
  savePayoutAccount,
} from '../queries/registration.ts'
import { findVendorTies, lockVendorTies } from '../queries/staff.ts'
import { parseRegistration } from '../rules/parse-registration.ts'
import type { VendorId } from '../schema.ts'

export type RegistrationDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsCapability, 'current'>
  audit: Pick<Audit, 'record'>
  territory: Pick<TerritoryApi, 'findCommune' | 'recogniseCommune'>
  /** Version in force. */
  termsVersion: () => string
}
type Command = { userId: UserId; form: RegistrationInput; language: Language; origin: Origin }
export type TermsChangedRefusal = { code: 'terms_changed' }
export type RegisterRefusal =
  | { code: 'vendor_registration_closed' }
  | { code: 'vendor_already_registered' }
  | { code: 'user_is_staff' }
  | TermsChangedRefusal
  | RateLimited

const PER_PERSON = 10
/** Per IP address and hour: many homes share one address behind CGNAT. */
const PER_ADDRESS = 60

/** Pending until an admin decides. Of concurrent registrations of a user one is stored. */
export const registerVendor =
  ({ db, clock, settings, audit, territory, termsVersion }: RegistrationDeps) =>
  async (command: Command): Promise<Result<VendorId, RegisterRefusal>> => {
    const { userId, form, language, origin } = command
    if (!settings.current().enableVendorRegistration)
      return refuse({ code: 'vendor_registration_closed' })
    if (form.terms_version !== termsVersion()) return refuse({ code: 'terms_changed' })
    const now = clock.now()
    const tooMany = await rateLimitRegistration(db, { userId, origin, now })
    if (tooMany) return refuse(tooMany)

    const id = newId<VendorId>(now)
    const profile = parseRegistration(form, resolveCommune(territory, form), language)
    return inTransaction(db, async (tx): Promise<Result<VendorId, RegisterRefusal>> => {
      await lockVendorTies(tx, userId)
      // Owning a vendor would silently end the staff role; that vendor has to end it first.
      if ((await findVendorTies(tx, userId)).worksFor !== null)
        return refuse({ code: 'user_is_staff' })
      const accepted = { version: form.terms_version, at: now, address: origin.address ?? null }
      if (!(await insertVendor(tx, { id, userId, profile, accepted, now })))
        return refuse({ code: 'vendor_already_registered' })
      await saveLegalIdentity(tx, id, profile, now)
      await savePayoutAccount(tx, { id: newId(now), vendorId: id, account: profile.payout, now })
      const stepId = newId(now)
      const step = { id: stepId, vendorId: id, change: 'registered', actorId: userId } as const
      await insertVendorStatusHistory(tx, { ...step, reason: null, at: now })
      await audit.record(tx, {
        actor: { role: 'customer', id: userId },
        action: 'vendors.vendor_registered',
        subject: { type: 'vendor', id },
        after: { business_name: profile.businessName, kind: profile.kind },
        ...origin,
      })
      const { businessName } = profile
      const event = { stepId, vendorId: id, businessName, isAgain: false }
      await publish<VendorRegistered>(tx, { type: 'vendors.vendor_registered', ...event }, id)
      return ok(id)
    })
  }
export type RegisterVendor = ReturnType<typeof registerVendor>

/** Limits registrations per user and per IP address; null while the limits allow another. */
export async function rateLimitRegistration(
  db: Db,
  { userId, origin, now }: { userId: UserId; origin: Origin; now: Date },
): Promise<RateLimited | null> {
  const uses = [
    { key: `vendor-registration.person:${userId}`, max: PER_PERSON },
    { key: `vendor-registration.address:${origin.address ?? 'unknown'}`, max: PER_ADDRESS },
  ]
  for (const use of uses) {
    const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: hours(1), now })
    if (!allowed) return { code: 'too_many_requests', retryAfterSeconds }
  }
  return null
}

/** The selected commune if it lies in the wilaya, else the one recognized from the city's name. */
export function resolveCommune(
  territory: RegistrationDeps['territory'],
  form: Pick<RegistrationInput, 'commune_code' | 'business_wilaya' | 'business_city'>,
): string | null {
  const chosen = form.commune_code === null ? null : territory.findCommune(form.commune_code)
  if (chosen?.wilaya === form.business_wilaya) return chosen.code
  return territory.recogniseCommune(form.business_wilaya, form.business_city)?.code ?? null
}
