import { FALLBACK_METHOD, isPaymentMethod, type PaymentMethod } from '#kernel/payment-methods.ts'
import type { DeliveryMethodName } from '#capabilities/shipping/contract.ts'
import type { CheckoutInput } from '#capabilities/checkout/contract.ts'
import { readSessionStorage, writeSessionStorage } from '#web/shared/storage/session-storage.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import type { PickupPointChoice } from '#web/shared/pickup-points/pickup-point-groups.ts'
import { CHECKOUT_FIELDS, type CheckoutFields, EMPTY_CHECKOUT_FIELDS } from './checkout-fields.ts'

/** Its outcome is unknown. Idempotent: sent again it never creates a second order. */
export type CheckoutAttempt = { key: string; subject: string; body: CheckoutInput }

export type CheckoutDraft = {
  fields: CheckoutFields
  payment: PaymentMethod
  method: DeliveryMethodName
  /** Deviating methods by vendor. */
  exceptions: Readonly<Record<string, DeliveryMethodName>>
  /** Pickup points by vendor. */
  pickupPoints: Readonly<Record<string, PickupPointChoice>>
  attempt: CheckoutAttempt | null
}

export const EMPTY_DRAFT: CheckoutDraft = {
  fields: EMPTY_CHECKOUT_FIELDS,
  payment: FALLBACK_METHOD,
  method: 'home',
  exceptions: {},
  pickupPoints: {},
  attempt: null,
}

const KEY = 'yova-checkout'
const LONGEST = 300

export const readCheckoutDraft = (): CheckoutDraft => parseCheckoutDraft(readSessionStorage(KEY))
export const saveCheckoutDraft = (draft: CheckoutDraft): void => writeSessionStorage(KEY, draft)
export const clearCheckoutDraft = (): void => writeSessionStorage(KEY, null)

const isMethod = (value: unknown): value is DeliveryMethodName =>
  value === 'home' || value === 'stop_desk'

/** Drops invalid parts: storage content is untrusted. */
export function parseCheckoutDraft(raw: unknown): CheckoutDraft {
  if (!isRecord(raw)) return EMPTY_DRAFT
  const stored = isRecord(raw['fields']) ? raw['fields'] : {}
  const fields = { ...EMPTY_CHECKOUT_FIELDS }
  for (const name of CHECKOUT_FIELDS) {
    const value = stored[name]
    if (typeof value === 'string') fields[name] = value.slice(0, LONGEST)
  }
  const exceptions = isRecord(raw['exceptions']) ? raw['exceptions'] : {}
  return {
    fields,
    payment: isPaymentMethod(raw['payment']) ? raw['payment'] : FALLBACK_METHOD,
    method: isMethod(raw['method']) ? raw['method'] : 'home',
    exceptions: Object.fromEntries(
      Object.entries(exceptions).filter((entry): entry is [string, DeliveryMethodName] =>
        isMethod(entry[1]),
      ),
    ),
    pickupPoints: parsePickupPoints(raw['pickupPoints']),
    attempt: parseAttempt(raw['attempt']),
  }
}

const parsePickupPoints = (raw: unknown): CheckoutDraft['pickupPoints'] =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {})
      .map(([vendorId, point]) => [vendorId, parsePickupPoint(point)] as const)
      .filter((entry): entry is [string, PickupPointChoice] => entry[1] !== null),
  )

function parsePickupPoint(raw: unknown): PickupPointChoice | null {
  if (!isRecord(raw)) return null
  const { id, label } = raw
  return typeof id === 'string' && typeof label === 'string' ? { id, label } : null
}

function parseAttempt(raw: unknown): CheckoutAttempt | null {
  if (!isRecord(raw)) return null
  const { key, subject, body } = raw
  if (typeof key !== 'string' || typeof subject !== 'string') return null
  if (typeof body !== 'object' || body === null) return null
  return { key, subject, body: body as CheckoutInput } // written by this page; the server validates it
}

/** Reuses the attempt even when prices changed: if it went through, its key returns that order. */
export const checkoutAttempt = (
  before: CheckoutAttempt | null,
  subject: string,
  body: CheckoutInput,
  newKey: () => string,
): CheckoutAttempt => (before?.subject === subject ? before : { key: newKey(), subject, body })
