import type { Clock } from '#kernel/time.ts'
import { dinars } from '#kernel/money.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { CodeTerms } from '../schema.ts'
import type { PromoCodeTermsRefusal } from '../rules/promo-code-changes.ts'

export type PromoCodeDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }

export type PromoCodeActor = {
  /** Null for the operator. */
  vendorId: string | null
  userId: string
  origin: Origin
}
export type PromoCodeRefusal =
  | { code: 'promo_code_not_found' }
  | { code: 'promo_code_taken' }
  | { code: 'promo_code_already_stopped' }
  | PromoCodeTermsRefusal

export const promoCodeAuditSnapshot = ({ gives, ...terms }: CodeTerms) => ({
  code: terms.code,
  kind: gives.kind,
  percent: gives.kind === 'percentage' ? gives.rate / 100 : null,
  amount: gives.kind === 'amount' ? dinars(gives.amount) : null,
  minimum: dinars(terms.minimum),
  maximum_discount: terms.maximumDiscount && dinars(terms.maximumDiscount),
  starts_at: terms.startsAt,
  ends_at: terms.endsAt,
  maximum_uses: terms.maximumUses,
  maximum_uses_per_buyer: terms.maximumUsesPerBuyer,
  is_public: terms.isPublic,
})

export const promoCodeAuditEntry = (
  { vendorId, userId, origin }: PromoCodeActor,
  action: 'promo_code_created' | 'promo_code_edited' | 'promo_code_deactivated',
  id: string,
  { before, after }: { before?: unknown; after?: unknown },
) => ({
  actor: { role: vendorId === null ? ('admin' as const) : ('vendor' as const), id: userId },
  action: `promotions.${action}` as const,
  subject: { type: 'promo_code', id },
  before,
  after,
  ...origin,
})
