import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertPromoCode } from '../queries/promo-codes.ts'
import { checkNewTerms } from '../rules/promo-code-changes.ts'
import type { CodeTerms, PromoCodeId } from '../schema.ts'
import {
  promoCodeAuditSnapshot,
  promoCodeAuditEntry,
  type PromoCodeRefusal,
  type PromoCodeActor,
  type PromoCodeDeps,
} from './promo-code-command.ts'

type Command = { terms: CodeTerms; by: PromoCodeActor }

/** Codes are unique across all vendors. */
export const createPromoCode =
  ({ db, clock, audit }: PromoCodeDeps) =>
  ({ terms, by }: Command): Promise<Result<PromoCodeId, PromoCodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<PromoCodeId, PromoCodeRefusal>> => {
      const now = clock.now()
      const reason = checkNewTerms(terms, now)
      if (reason) return refuse(reason)
      const id = newId<PromoCodeId>(now)
      const isNew = await insertPromoCode(tx, { id, vendorId: by.vendorId, terms, now })
      if (!isNew) return refuse({ code: 'promo_code_taken' })
      await audit.record(
        tx,
        promoCodeAuditEntry(by, 'promo_code_created', id, { after: promoCodeAuditSnapshot(terms) }),
      )
      return ok(id)
    })
export type CreatePromoCode = ReturnType<typeof createPromoCode>
