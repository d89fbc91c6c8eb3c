import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertCode } from '../queries/promo-codes.ts'
import { whyNotBegun } from '../rules/promo-code-changes.ts'
import type { CodeTerms, PromoCodeId } from '../schema.ts'
import {
  auditedTerms,
  codeAct,
  type CodeRefusal,
  type Giver,
  type ManagingDeps,
} from './promo-code-command.ts'

type Command = { terms: CodeTerms; by: Giver }

/** Gives out a new code; its name is the only one of the whole marketplace. */
export const createCode =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ terms, by }: Command): Promise<Result<PromoCodeId, CodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<PromoCodeId, CodeRefusal>> => {
      const now = clock.now()
      const reason = whyNotBegun(terms, now)
      if (reason) return refuse(reason)
      const id = newId(now) as PromoCodeId
      const isNew = await insertCode(tx, { id, vendorId: by.vendorId, terms, now })
      if (!isNew) return refuse({ code: 'promo_code_taken' })
      await audit.record(tx, codeAct(by, 'code_created', id, { after: auditedTerms(terms) }))
      return ok(id)
    })
export type CreateCode = ReturnType<typeof createCode>
