import type { CodeTerms, ManagedCode } from '../schema.ts'

export type PromoCodeTermsRefusal =
  | { code: 'promo_code_stopped' }
  | { code: 'promo_code_used' }
  | { code: 'promo_limit_below_uses'; uses: number }
  | { code: 'promo_ends_in_past' }

/** Terms promised to buyers: fixed once the code was used. */
const promised = ({ code, gives, minimum, maximumDiscount }: CodeTerms): string =>
  JSON.stringify([code, gives, minimum, maximumDiscount])

export const checkNewTerms = ({ endsAt }: CodeTerms, now: Date): PromoCodeTermsRefusal | null =>
  endsAt !== null && endsAt <= now ? { code: 'promo_ends_in_past' } : null

export function checkTermsChange(
  existing: ManagedCode,
  next: CodeTerms,
  now: Date,
): PromoCodeTermsRefusal | null {
  if (existing.stoppedAt !== null) return { code: 'promo_code_stopped' }
  if (existing.wasUsed && promised(existing) !== promised(next)) return { code: 'promo_code_used' }
  if (next.maximumUses !== null && next.maximumUses < existing.uses)
    return { code: 'promo_limit_below_uses', uses: existing.uses }
  const hasNewEnd = next.endsAt?.getTime() !== existing.endsAt?.getTime()
  return hasNewEnd ? checkNewTerms(next, now) : null
}
