import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { lockPromoCodeById, savePromoCodeTerms } from '../queries/promo-codes.ts'
import { checkTermsChange } from '../rules/promo-code-changes.ts'
import type { CodeTerms, ManagedCode } from '../schema.ts'
import {
  promoCodeAuditSnapshot,
  promoCodeAuditEntry,
  type PromoCodeRefusal,
  type PromoCodeActor,
  type PromoCodeDeps,
} from './promo-code-command.ts'

type Command = {
  id: string
  /** Computes the new terms from the current ones. */
  terms: (existing: ManagedCode) => CodeTerms
  by: PromoCodeActor
}

/** Once used, the promised discount stays. */
export const editPromoCode =
  ({ db, clock, audit }: PromoCodeDeps) =>
  ({ id, terms, by }: Command): Promise<Result<null, PromoCodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, PromoCodeRefusal>> => {
      const existing = await lockPromoCodeById(tx, id)
      if (!existing || existing.vendorId !== by.vendorId)
        return refuse({ code: 'promo_code_not_found' })
      const next = terms(existing)
      const reason = checkTermsChange(existing, next, clock.now())
      if (reason) return refuse(reason)
      const [before, after] = [promoCodeAuditSnapshot(existing), promoCodeAuditSnapshot(next)]
      if (JSON.stringify(before) === JSON.stringify(after)) return ok(null)
      if (!(await savePromoCodeTerms(tx, existing.id, next)))
        return refuse({ code: 'promo_code_taken' })
      await audit.record(tx, promoCodeAuditEntry(by, 'promo_code_edited', id, { before, after }))
      return ok(null)
    })
export type EditPromoCode = ReturnType<typeof editPromoCode>
