import { formatBankAccount, parseBankAccount } from '#kernel/bank-account.ts'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import type { OwnShopView, RegistrationBody } from '#capabilities/vendors/contract.ts'
import { readText, writeText } from '#web/shared/preferences/preferences.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import type { z } from 'zod'
import { isKind, type Typed, TYPED } from './registration-fields.ts'

export type Draft = { typed: Typed; communeCode: string | null; hasAccepted: boolean }

const NOTHING = Object.fromEntries(TYPED.map((name) => [name, ''])) as Typed // one entry for each
export const EMPTY: Draft = { typed: NOTHING, communeCode: null, hasAccepted: false }

const LONGEST = 2000
const KEY = 'yova-vendor-draft'
/** A correction is of one sending of one request: after another one it is void. */
const keyOf = (shop: OwnShopView | null): string =>
  shop === null ? KEY : `${KEY}:${shop.id}:${shop.submitted_at}`

/** What was typed before in this browser, as far as it is of the right shape; null when nothing was. */
export function readDraft(shop: OwnShopView | null): Draft | null {
  try {
    return parseDraft(JSON.parse(readText(keyOf(shop)) ?? 'null'))
  } catch {
    return null
  }
}
export const keepDraft = (shop: OwnShopView | null, draft: Draft): void =>
  writeText(keyOf(shop), JSON.stringify(draft))
export const forgetDraft = (shop: OwnShopView | null): void => writeText(keyOf(shop), null)

export function parseDraft(raw: unknown): Draft | null {
  if (!isRecord(raw) || !isRecord(raw['typed'])) return null
  const typed = { ...NOTHING }
  for (const name of TYPED) {
    const value = raw['typed'][name]
    if (typeof value === 'string') typed[name] = value.slice(0, LONGEST)
  }
  const code = raw['communeCode']
  return {
    typed,
    communeCode: typeof code === 'string' && /^[0-9]{4}$/.test(code) ? code : null,
    hasAccepted: raw['hasAccepted'] === true,
  }
}

/** A request as it was sent, to be corrected. The terms are accepted anew. */
export function draftOf(shop: OwnShopView): Draft {
  const typed = { ...NOTHING }
  for (const name of TYPED) {
    const value: unknown = name in shop ? shop[name as keyof OwnShopView] : null
    if (typeof value === 'string') typed[name] = value
  }
  const phone = parsePhone(typed.business_phone)
  if (phone) typed.business_phone = formatPhone(phone.e164)
  const account = parseBankAccount(typed.payout_number)
  if (account) typed.payout_number = formatBankAccount(account)
  return { typed, communeCode: shop.commune_code, hasAccepted: false }
}

/** What is sent, with the terms that were shown: the account is opened elsewhere. Null while no kind of business is chosen. */
export function requestOf(
  { typed, communeCode }: Draft,
  terms: string,
): z.input<typeof RegistrationBody> | null {
  const { first_name: _first, last_name: _last, account_email: _email, kind, ...shop } = typed
  return isKind(kind) ? { ...shop, kind, commune_code: communeCode, terms_version: terms } : null
}
