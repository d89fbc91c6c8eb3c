/** Somebody has put what is due to shops into a batch: a second person is to look at it. */
export type BatchProposed = { type: 'payouts.batch_proposed'; batchId: string }

/** The bank has paid what a batch asked for. Amounts are centimes. */
export type BatchSettled = {
  type: 'payouts.batch_settled'
  batchId: string
  payouts: readonly { payoutId: string; vendorId: string; amount: number }[]
}

/** The bank sent one payment back: it is due again. */
export type PayoutFailed = {
  type: 'payouts.payout_failed'
  payoutId: string
  vendorId: string
  amount: number
}

/** A courier's statement was compared with the parcels, and lines of it do not fit. */
export type RemittanceDiffers = {
  type: 'payouts.remittance_mismatched'
  remittanceId: string
  /** The courier's own name for the statement. */
  reference: string
}
