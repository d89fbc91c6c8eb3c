import { ok, refuse, type Result } from '#kernel/result.ts'

/** What is to be done with a purchase: reading it, or anything that changes it. */
export type AccessIntent = 'read' | 'change'
export type AccessRefusal = { code: 'order_not_found' } | { code: 'sign_in_needed' }

type Proof = {
  /** Whether the person who is signed in made the purchase. */
  isOwn: boolean
  hasKey: boolean
  /** Whether the purchase belongs to an account. */
  hasAccount: boolean
}

/** The key of an account's purchase reads: mailed links travel further than accounts do. */
export function checkPurchaseAccess(
  { isOwn, hasKey, hasAccount }: Proof,
  intent: AccessIntent,
): Result<null, AccessRefusal> {
  if (isOwn) return ok(null)
  if (!hasKey) return refuse({ code: 'order_not_found' })
  if (hasAccount && intent === 'change') return refuse({ code: 'sign_in_needed' })
  return ok(null)
}
