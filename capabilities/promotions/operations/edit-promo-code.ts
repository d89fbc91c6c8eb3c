import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { holdCode, saveTerms } from '../queries/promo-codes.ts'
import { whyNotChanged } from '../rules/promo-code-changes.ts'
import type { CodeTerms, ManagedCode } from '../schema.ts'
import {
  auditedTerms,
  codeAct,
  type CodeRefusal,
  type Giver,
  type ManagingDeps,
} from './promo-code-command.ts'

type Command = {
  id: string
  /** The terms that it shall have, told beside those that it has. */
  terms: (there: ManagedCode) => CodeTerms
  by: Giver
}

/** Changes a code of whoever gives it; what buyers were promised stays once it was used. */
export const editCode =
  ({ db, clock, audit }: ManagingDeps) =>
  ({ id, terms, by }: Command): Promise<Result<null, CodeRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<null, CodeRefusal>> => {
      const there = await holdCode(tx, id)
      if (!there || there.vendorId !== by.vendorId) return refuse({ code: 'promo_code_not_found' })
      const next = terms(there)
      const reason = whyNotChanged(there, next, clock.now())
      if (reason) return refuse(reason)
      const [before, after] = [auditedTerms(there), auditedTerms(next)]
      if (JSON.stringify(before) === JSON.stringify(after)) return ok(null)
      if (!(await saveTerms(tx, there.id, next))) return refuse({ code: 'promo_code_taken' })
      await audit.record(tx, codeAct(by, 'code_edited', id, { before, after }))
      return ok(null)
    })
export type EditCode = ReturnType<typeof editCode>
