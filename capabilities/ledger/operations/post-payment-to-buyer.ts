import { localDate } from '#kernel/calendar.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { findNextVoucher, insertTillVoucher, lockTillBalance } from '../queries/till.ts'
import type { Journal } from '../schema.ts'
import { postJournals } from './post-journals.ts'

/** `voucher`: its number, when the money left the till. */
export type PaymentToBuyer = { journalId: string; voucher: string | null }

/** What leaves the till takes the next number of its series, which the memo names. */
export const postPaymentToBuyer =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, journal: Journal): Promise<PaymentToBuyer> => {
    const post = postJournals({ clock })
    const leavesTill = journal.entries.some(
      ({ account, amount }) => account === 'till' && amount < 0,
    )
    if (!leavesTill) {
      const [journalId] = await post(tx, [journal])
      return { journalId: journalId!, voucher: null } // a payment has entries
    }
    await lockTillBalance(tx)
    const { year, number, reference } = await findNextVoucher(tx, localDate(clock.now()))
    const [id] = await post(tx, [{ ...journal, memo: `${journal.memo} · ${reference}` }])
    const journalId = id! // a payment has entries
    await insertTillVoucher(tx, { year, number, journalId })
    return { journalId, voucher: reference }
  }
