import { csvTime } from '#kernel/csv.ts'
import { BatchesQuery, type BatchRowView } from '#capabilities/payouts/contract.ts'
import {
  type RemittanceRowView,
  RemittancesQuery,
  type VendorBalanceRowView,
  VendorBalancesQuery,
} from '#capabilities/payouts/index.ts'
import type { CellText, ExportCell } from './sources.ts'

const timeOf = (moment: string | null): string => (moment === null ? '' : csvTime(moment))

/** A reason that was added since is exported as its code. */
function holdReason({ hold }: VendorBalanceRowView, says: CellText): string {
  if (hold === null) return ''
  const key = HOLDS.find((name) => name === `hold_${hold.reason}`)
  return key === undefined ? hold.reason : says(key)
}
const HOLDS = [
  ...(['hold_dispute', 'hold_documents_missing', 'hold_fraud_check'] as const),
  ...(['hold_return_open', 'hold_account_changed', 'hold_other'] as const),
]

/** The finance lists of the back office. The cells match the headings of the locale files. */
export const MONEY_LISTS = {
  'vendor-balances': {
    query: VendorBalancesQuery,
    cells: (row: VendorBalanceRowView, says: CellText): ExportCell[] => [
      row.business_name,
      row.balance,
      row.debt,
      row.in_payment,
      says(row.has_account ? 'yes' : 'no'),
      says(row.hold === null ? 'no' : 'yes'),
      holdReason(row, says),
      row.hold?.note ?? '',
      row.hold?.until_on ?? '',
    ],
  },
  'payout-batches': {
    query: BatchesQuery,
    cells: (row: BatchRowView, says: CellText): ExportCell[] => [
      row.number,
      says(`batch_${row.kind}`),
      says(`batch_${row.state}`),
      row.payout_count,
      row.total,
      row.returned,
      row.paid ?? '',
      row.created_by ?? '',
      csvTime(row.created_at),
      row.approved_by ?? '',
      timeOf(row.approved_at),
      timeOf(row.sent_at),
      timeOf(row.settled_at),
      timeOf(row.cancelled_at),
      row.cancel_reason ?? '',
    ],
  },
  remittances: {
    query: RemittancesQuery,
    cells: (row: RemittanceRowView, says: CellText): ExportCell[] => [
      row.courier.name,
      row.reference,
      row.file_name ?? '',
      says(`remittance_${row.state}`),
      row.line_count,
      row.compared,
      row.open_count,
      row.announced,
      row.received ?? '',
      row.received_on ?? '',
      row.imported_by ?? '',
      csvTime(row.imported_at),
      row.posted_by ?? '',
      timeOf(row.posted_at),
    ],
  },
} as const
