import type { CheckoutInput } from '#capabilities/checkout/contract.ts'
import { readTab, writeTab } from '#web/shared/storage/session-storage.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { FIELDS, type Fields, NO_FIELDS } from './checkout-fields.ts'

export type Method = 'home' | 'stop_desk'
export type DeskChoice = { id: string; label: string }

/** A request whose answer is not known: sent again as it was, it can never make a second order. */
export type Attempt = { key: string; subject: string; body: CheckoutInput }

const PAYMENTS = ['cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib'] as const
export type Payment = (typeof PAYMENTS)[number]
/** Paid by card before the parcel leaves. */
export const isOnline = (payment: Payment): boolean => payment === 'edahabia' || payment === 'cib'

export type Draft = {
  fields: Fields
  payment: Payment
  method: Method
  /** Parcels handed over otherwise than the rest, by shop. */
  exceptions: Readonly<Record<string, Method>>
  desk: DeskChoice | null
  attempt: Attempt | null
}

export const EMPTY_DRAFT: Draft = {
  fields: NO_FIELDS,
  payment: 'cash_on_delivery',
  method: 'home',
  exceptions: {},
  desk: null,
  attempt: null,
}

const KEY = 'yova-checkout'
const LONGEST = 300

export const readDraft = (): Draft => parseDraft(readTab(KEY))
export const keepDraft = (draft: Draft): void => writeTab(KEY, draft)
export const forgetDraft = (): void => writeTab(KEY, null)

const isMethod = (value: unknown): value is Method => value === 'home' || value === 'stop_desk'

/** The draft as far as it is of the right shape: storage can hold anything. */
export function parseDraft(raw: unknown): Draft {
  if (!isRecord(raw)) return EMPTY_DRAFT
  const kept = isRecord(raw['fields']) ? raw['fields'] : {}
  const fields = { ...NO_FIELDS }
  for (const name of FIELDS) {
    const value = kept[name]
    if (typeof value === 'string') fields[name] = value.slice(0, LONGEST)
  }
  const exceptions = isRecord(raw['exceptions']) ? raw['exceptions'] : {}
  return {
    fields,
    payment: PAYMENTS.find((one) => one === raw['payment']) ?? 'cash_on_delivery',
    method: isMethod(raw['method']) ? raw['method'] : 'home',
    exceptions: Object.fromEntries(
      Object.entries(exceptions).filter((entry): entry is [string, Method] => isMethod(entry[1])),
    ),
    desk: parseDesk(raw['desk']),
    attempt: parseAttempt(raw['attempt']),
  }
}

function parseDesk(raw: unknown): DeskChoice | null {
  if (!isRecord(raw)) return null
  const { id, label } = raw
  return typeof id === 'string' && typeof label === 'string' ? { id, label } : null
}

function parseAttempt(raw: unknown): Attempt | null {
  if (!isRecord(raw) || !isRecord(raw['body'])) return null
  const { key, subject, body } = raw
  if (typeof key !== 'string' || typeof subject !== 'string') return null
  return { key, subject, body: body as unknown as CheckoutInput } // kept by us; the server checks it
}

/**
 * The request to send for what the buyer wants (`subject`). The one before is sent again unchanged
 * as long as the wish is the same, whatever the prices have become since: if it did go through, the
 * same key brings its order back. Another wish is another request.
 */
export const attemptFor = (
  before: Attempt | null,
  subject: string,
  body: CheckoutInput,
  newKey: () => string,
): Attempt => (before?.subject === subject ? before : { key: newKey(), subject, body })
