import { createHash } from 'node:crypto'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import {
  type EntryRow,
  insertJournals,
  insertReversal,
  type JournalRow,
} from '../queries/journals.ts'
import { journalSums } from '../rules/journal-sums.ts'
import type { AccountKind, Journal } from '../schema.ts'

/** Deterministic: two concurrent first sales of a vendor open the same account. */
function accountId(kind: AccountKind, vendorId: string | null): string {
  const bytes = createHash('sha256')
    .update(`${kind} ${vendorId ?? ''}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns one id per journal. The database rejects entries that do not sum to zero. Without an accounting date it is the day of the posting. */
export const postJournals =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    journals: readonly Journal[],
    accountedOn: LocalDate | null = null,
  ): Promise<string[]> => {
    const now = clock.now()
    const rows: JournalRow[] = []
    const entries: EntryRow[] = []
    // A free purchase has no entries. Of an exchange at the same price, later returns need the details.
    const isPosted = ({ entries, details }: Journal) =>
      entries.length > 0 || details?.of === 'exchange'
    for (const journal of journals.filter(isPosted)) {
      const id = newId(now)
      const { kind, orderId, vendorId, memo, details } = journal
      const { payable, atCourier } = journalSums(
        journal.entries.map(({ account, amount }) => [account, amount]),
      )
      const subject = { order_id: orderId, vendor_id: vendorId }
      rows.push({ id, kind, ...subject, memo, details, payable, at_courier: atCourier })
      for (const [position, { account, amount }] of journal.entries.entries()) {
        const owner = account === 'vendor_payable' ? vendorId : null
        const accounted = { kind: account, vendor_id: owner, account_id: accountId(account, owner) }
        entries.push({ journal_id: id, position, ...accounted, amount, memo: null })
      }
    }
    if (rows.length > 0) await insertJournals(tx, { journals: rows, entries }, now, accountedOn)
    return rows.map(({ id }) => id)
  }

/** Reverses the sale; called again, reverses the reversal (a reopened order). */
export const toggleSaleReversal =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, { orderId, memo }: { orderId: string; memo: string }): Promise<boolean> => {
    const now = clock.now()
    return insertReversal(tx, { id: newId(now), orderId, memo, now })
  }
