import type { CodeTerms, ManagedCode } from '../schema.ts'

export type TermsRefusal =
  | { code: 'promo_code_stopped' }
  | { code: 'promo_code_used' }
  | { code: 'promo_limit_below_uses'; uses: number }
  | { code: 'promo_ends_in_past' }

/** What a buyer was promised: it stays as it is once somebody has bought with it. */
const promised = ({ code, gives, minimum, maximumDiscount }: CodeTerms): string =>
  JSON.stringify([code, gives, minimum, maximumDiscount])

/** Why a code may not begin with these terms, or null. */
export const checkNewTerms = ({ endsAt }: CodeTerms, now: Date): TermsRefusal | null =>
  endsAt !== null && endsAt <= now ? { code: 'promo_ends_in_past' } : null

/** Why a code may not have these terms from now on, or null. */
export function checkTermsChange(
  there: ManagedCode,
  next: CodeTerms,
  now: Date,
): TermsRefusal | null {
  if (there.stoppedAt !== null) return { code: 'promo_code_stopped' }
  if (there.wasUsed && promised(there) !== promised(next)) return { code: 'promo_code_used' }
  if (next.maximumUses !== null && next.maximumUses < there.uses)
    return { code: 'promo_limit_below_uses', uses: there.uses }
  const endsAnew = next.endsAt?.getTime() !== there.endsAt?.getTime()
  return endsAnew ? checkNewTerms(next, now) : null
}
