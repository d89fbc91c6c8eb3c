import { type Centimes, dinars, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import type { AdminActor } from '#capabilities/audit/index.ts'
import {
  type BankLineRow,
  deleteBankLinks,
  findBankLine,
  insertBankLinks,
  listLinesToMatch,
} from '../queries/bank-lines.ts'
import {
  type ChosenRecord,
  findChosenRecords,
  listLinkedRecords,
  listOpenRecords,
  type RecordChoice,
} from '../queries/bank-records.ts'
import { lockBank } from '../queries/bank-statements.ts'
import { type BankRecord, matchBankLines } from '../rules/bank-matching.ts'
import type { TreasuryDeps } from './record-manual-journal.ts'

export type LinkBankRefusal =
  | { code: 'bank_line_not_found' }
  | { code: 'bank_line_linked' }
  | { code: 'bank_line_not_linked' }
  | { code: 'bank_record_not_found' }
  | { code: 'bank_record_linked'; reference: string }
  | { code: 'bank_sum_differs'; sum: number; amount: number }
type LinkCommand = AdminActor & { lineId: string; records: readonly RecordChoice[] }
type UnlinkCommand = AdminActor & { lineId: string }

/** Links post nothing. A record is in one link, and the sum of a line's records is the line. */
export function linkBankLines({ db, clock, audit }: TreasuryDeps) {
  const onLine = (
    { lineId, adminId, origin }: UnlinkCommand,
    action: 'treasury.bank_line_linked' | 'treasury.bank_line_unlinked',
    work: (tx: Tx, line: BankLineRow) => Promise<Result<readonly BankRecord[], LinkBankRefusal>>,
  ) =>
    inTransaction(db, async (tx): Promise<Result<string, LinkBankRefusal>> => {
      await lockBank(tx)
      const line = await findBankLine(tx, lineId)
      if (!line) return refuse({ code: 'bank_line_not_found' })
      const done = await work(tx, line)
      if (!done.ok) return done
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action,
        subject: { type: 'bank_line', id: lineId },
        after: {
          ...{ label: line.label, amount: dinars(line.amount) },
          records: done.value.map(({ kind, id }) => `${kind} ${id}`),
        },
      })
      return ok(lineId)
    })

  return {
    link: (command: LinkCommand) =>
      onLine(command, 'treasury.bank_line_linked', async (tx, line) => {
        if (line.foundBy !== null) return refuse({ code: 'bank_line_linked' })
        const found = await findChosenRecords(tx, command.records)
        const records = fitBatches(found, line.amount, command.records)
        if (!command.records.every((choice) => records.some((record) => isChosen(record, choice))))
          return refuse({ code: 'bank_record_not_found' })
        const taken = records.find(({ isLinked }) => isLinked)
        if (taken) return refuse({ code: 'bank_record_linked', reference: taken.reference })
        const total = sumOf(records)
        if (total !== line.amount)
          return refuse({
            code: 'bank_sum_differs',
            ...{ sum: dinars(total), amount: dinars(line.amount) },
          })
        const links = [{ lineId: line.id, records, foundBy: 'hand' as const }]
        await insertBankLinks(tx, { links, by: command.adminId, now: clock.now() })
        return ok(records)
      }),

    /** Matching does not link it again: a person does. */
    unlink: (command: UnlinkCommand) =>
      onLine(command, 'treasury.bank_line_unlinked', async (tx, line) => {
        if (line.foundBy === null) return refuse({ code: 'bank_line_not_linked' })
        const records = await listLinkedRecords(tx, [line.id])
        await deleteBankLinks(tx, line.id)
        return ok(records)
      }),

    /** Again with what was posted since. Returns how many lines found their record. */
    match: ({ adminId: by }: AdminActor) =>
      inTransaction(db, async (tx): Promise<Result<number, never>> => {
        await lockBank(tx)
        return ok(await matchOpenLines(tx, { by, now: clock.now() }))
      }),
  }
}
export type LinkBankLines = ReturnType<typeof linkBankLines>

const isChosen = ({ kind, id, batch }: BankRecord, choice: RecordChoice): boolean =>
  choice.kind === 'payout_batch'
    ? choice.id === batch?.id
    : choice.kind === kind && choice.id === id

/** A batch that was chosen is what was sent, or, where that is the line, what was paid. */
function fitBatches(
  records: readonly ChosenRecord[],
  amount: Centimes,
  choices: readonly RecordChoice[],
): readonly ChosenRecord[] {
  if (sumOf(records) === amount) return records
  const isFailed = (record: ChosenRecord) =>
    record.isUndone &&
    !choices.some((choice) => choice.kind !== 'payout_batch' && isChosen(record, choice))
  const paid = records.filter((record) => !isFailed(record))
  return sumOf(paid) === amount ? paid : records
}

const sumOf = (records: readonly ChosenRecord[]): Centimes =>
  sum(records.map((record) => record.amount))

/** Under `lockBank`. */
export async function matchOpenLines(
  tx: Tx,
  { by, now }: { by: string; now: Date },
): Promise<number> {
  const lines = await listLinesToMatch(tx)
  const amounts = [...new Set(lines.map(({ amount }) => amount))]
  const links = matchBankLines(lines, await listOpenRecords(tx, amounts))
  await insertBankLinks(tx, { links, by, now })
  return links.length
}
