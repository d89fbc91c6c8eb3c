import { createHash } from 'node:crypto'
import { dinars, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import { readStatementFile } from '#capabilities/payouts/index.ts'
import { insertBankStatement, listKnownLines, lockBank } from '../queries/bank-statements.ts'
import { type BankFileRefusal, findNewBankLines, parseBankRows } from '../rules/bank-file.ts'
import { BANK_HEADINGS } from '../data/bank-columns.ts'
import { matchOpenLines } from './link-bank-lines.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

export type ImportBankRefusal =
  | BankFileRefusal
  | { code: 'file_unreadable' }
  | { code: 'bank_file_imported' }
type ImportBankCommand = AdminActor & { fileName: string; bytes: Uint8Array }

/** Keeps the lines that no earlier file had, and matches them at once. Posts nothing. Returns the id. */
export const importBankStatement =
  ({ db, clock, audit }: TreasuryDeps) =>
  async (command: ImportBankCommand): Promise<Result<string, ImportBankRefusal>> => {
    const { fileName, bytes, adminId: by, origin } = command
    const file = await readStatementFile(bytes)
    if (!file.ok)
      return refuse({
        code: file.error.code === 'statement_empty' ? 'bank_file_empty' : 'file_unreadable',
      })
    const parsed = parseBankRows(file.value, BANK_HEADINGS)
    if (!parsed.ok) return parsed
    const rows = parsed.value
    const days = rows.map(({ bookedOn }) => bookedOn).toSorted()
    const [from, until] = [days[0]!, days.at(-1)!] // a file without rows is refused
    return inTransaction(db, async (tx): Promise<Result<string, ImportBankRefusal>> => {
      await lockBank(tx)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const fresh = findNewBankLines(rows, await listKnownLines(tx, { from, until }))
      if (fresh.length === 0) return refuse({ code: 'bank_file_imported' })
      const now = clock.now()
      const id = newId(now)
      const lines = fresh.map((line) => ({ ...line, id: newId(now) }))
      const knownCount = rows.length - lines.length
      const balance = rows.findLast((row) => row.bookedOn === until)?.balance ?? null
      const made = { id, fileName, sha256, knownCount, from, until, balance, by, now, lines }
      await insertBankStatement(tx, made)
      const linked = await matchOpenLines(tx, { by, now })
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: by },
        action: 'treasury.bank_statement_imported',
        subject: { type: 'bank_statement', id },
        after: {
          ...{ file: fileName, lines: lines.length, known: knownCount, linked },
          sum: dinars(sum(lines.map(({ amount }) => amount))),
        },
      })
      return ok(id)
    })
  }
export type ImportBankStatement = ReturnType<typeof importBankStatement>
