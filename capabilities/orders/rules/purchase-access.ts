import { ok, refuse, type Result } from '#kernel/result.ts'

export type AccessIntent = 'read' | 'change'
export type PurchaseAccessRefusal = { code: 'order_not_found' } | { code: 'sign_in_needed' }

type Proof = {
  isOwn: boolean
  hasKey: boolean
  hasAccount: boolean
}

/** For an account's purchase the key is read-only: emailed links get forwarded. */
export function checkPurchaseAccess(
  { isOwn, hasKey, hasAccount }: Proof,
  intent: AccessIntent,
): Result<null, PurchaseAccessRefusal> {
  if (isOwn) return ok(null)
  if (!hasKey) return refuse({ code: 'order_not_found' })
  if (hasAccount && intent === 'change') return refuse({ code: 'sign_in_needed' })
  return ok(null)
}
