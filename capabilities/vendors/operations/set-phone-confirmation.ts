import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { invalidate } from '#platform/http/cache.ts'
import { savePhoneConfirmation } from '../queries/own-vendor.ts'

type Deps = { clock: Clock; audit: Pick<Audit, 'record'> }
type Command = { vendorId: string; isOn: boolean; userId: string; origin?: Origin }

/** Idempotent. Applies to future orders only: orders that wait for a call go on waiting. */
export const setPhoneConfirmation =
  ({ clock, audit }: Deps) =>
  async (tx: Tx, { vendorId, isOn, userId, origin }: Command): Promise<void> => {
    if (!(await savePhoneConfirmation(tx, { vendorId, isOn, now: clock.now() }))) return
    await audit.record(tx, {
      actor: { role: 'vendor', id: userId },
      action: 'vendors.phone_confirmation_changed',
      subject: { type: 'vendor', id: vendorId },
      before: { requires_phone_confirmation: !isOn },
      after: { requires_phone_confirmation: isOn },
      ...origin,
    })
    // Product pages show whether the vendor confirms orders by phone.
    await invalidate(tx, ['vendors', `vendor:${vendorId}`, 'products'])
  }
