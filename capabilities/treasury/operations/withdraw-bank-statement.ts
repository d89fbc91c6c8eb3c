import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { deleteBankStatement, findBankStatement, lockBank } from '../queries/bank-statements.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

export type WithdrawBankRefusal = { code: 'bank_statement_not_found' }

/**
 * For a file of a wrong account: its lines and their links go, and nothing was posted by them. A later file that had some of
 * these lines is imported again to have them.
 */
export const withdrawBankStatement =
  ({ db, audit }: TreasuryDeps) =>
  ({ id, adminId, origin }: AdminActor & { id: string }) =>
    inTransaction(db, async (tx): Promise<Result<null, WithdrawBankRefusal>> => {
      await lockBank(tx)
      const statement = await findBankStatement(tx, id)
      if (!statement) return refuse({ code: 'bank_statement_not_found' })
      const sha256 = await deleteBankStatement(tx, id)
      const { file_name: file, line_count: lines, linked_count: linked } = statement
      const { from_on: from, until_on: until } = statement
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'treasury.bank_statement_withdrawn',
        subject: { type: 'bank_statement', id },
        before: { file, sha256, from, until, lines, linked },
      })
      return ok(null)
    })
export type WithdrawBankStatement = ReturnType<typeof withdrawBankStatement>
