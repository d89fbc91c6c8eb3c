import { localDate } from '#kernel/calendar.ts'
import { after, days as daysLong } from '#kernel/time.ts'
import { demoId } from '../ids.ts'
import { claimRows } from './couriers.ts'
import type { Rows } from './insert-rows.ts'
import type { Purchase } from './purchases.ts'
import type { DemoDays } from './relative-days.ts'
import type { AdminAccounts } from './users.ts'
import { DEMO_VENDOR } from './vendors.ts'

/** With VAT of 19 %, which is stated beside. */
const RETURN_FEE = 300_00
const RETURN_FEE_VAT = 47_90

/** Claims on couriers, a charge that waits for its second person, and a payout schedule of one vendor that is still to come. */
export function financeWorkRows(
  days: DemoDays,
  purchases: readonly Purchase[],
  { admin, accountant }: AdminAccounts,
): Rows {
  const { ago, now } = days
  const vendorId = demoId('vendor', DEMO_VENDOR)
  const dated = ago(2)
  const journalId = demoId('manual-journal', 'return-fee', dated)
  const line = { manual_journal_id: journalId, vendor_id: vendorId }
  return {
    'payouts.loss_claims': claimRows(days, purchases, accountant.userId),
    'treasury.manual_journals': [
      {
        id: journalId,
        number: `M-${localDate(dated).slice(0, 4)}-0001`,
        kind: 'vendor_charge',
        reason: 'Retour facturé par Yalidine, colis refusé pour article défectueux',
        dated_on: localDate(dated),
        charge: 'return_fee',
        recorded_by: accountant.userId,
        recorded_at: dated,
      },
    ],
    'treasury.manual_lines': [
      { ...line, position: 1, account: 'vendor_payable', amount_centimes: RETURN_FEE },
      {
        ...{ ...line, position: 2, account: 'vendor_services' },
        amount_centimes: RETURN_FEE_VAT - RETURN_FEE,
      },
      { ...line, position: 3, account: 'vat_on_services', amount_centimes: -RETURN_FEE_VAT },
    ],
    'payouts.payout_schedules': [
      {
        id: demoId('payout-schedule', DEMO_VENDOR),
        vendor_id: vendorId,
        ...{ frequency: 'two_weeks', weekday: 2, minimum_centimes: 5_000_00, hold_days: 7 },
        valid_from: localDate(after(now, daysLong(10))),
        created_by: admin.userId,
        updated_at: ago(1),
      },
    ],
  }
}
