import type { CodeTerms, ManagedCode } from '../schema.ts'

export type TermsRefusal =
  | { code: 'promo_code_stopped' }
  | { code: 'promo_code_used' }
  | { code: 'promo_limit_below_uses'; uses: number }
  | { code: 'promo_ends_in_past' }

/** Terms promised to buyers: fixed once the code was used. */
const promised = ({ code, gives, minimum, maximumDiscount }: CodeTerms): string =>
  JSON.stringify([code, gives, minimum, maximumDiscount])

export const checkNewTerms = ({ endsAt }: CodeTerms, now: Date): TermsRefusal | null =>
  endsAt !== null && endsAt <= now ? { code: 'promo_ends_in_past' } : null

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
