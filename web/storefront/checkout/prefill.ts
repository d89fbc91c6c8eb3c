import { isRecord } from '#web/shared/storage/local-storage.ts'
import { readStoredText } from '#web/shared/preferences/preferences.ts'
import { SESSION_KEY } from '#web/shared/session/session.ts'
import type { CheckoutFields } from './checkout-fields.ts'

export function accountPrefill(stored: string | null): Partial<CheckoutFields> {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null')
    const user = isRecord(raw) && isRecord(raw['user']) ? raw['user'] : null
    if (!user) return {}
    const input = isRecord(user['user_metadata']) ? user['user_metadata'] : {}
    const found = {
      phone: input['phone'] ?? user['phone'],
      first_name: input['first_name'],
      last_name: input['last_name'],
      email: user['email'],
    }
    return Object.fromEntries(
      Object.entries(found).filter(([, value]) => typeof value === 'string' && value !== ''),
    )
  } catch {
    return {}
  }
}

/** Never overwrites what was typed. */
export function prefillDraft(fields: CheckoutFields, wilaya: string | null): CheckoutFields {
  const known = accountPrefill(readStoredText(SESSION_KEY))
  const next = { ...fields }
  for (const [name, value] of Object.entries(known) as [keyof CheckoutFields, string][])
    if (next[name] === '') next[name] = value
  if (next.wilaya === '' && wilaya !== null) next.wilaya = wilaya
  return next
}
