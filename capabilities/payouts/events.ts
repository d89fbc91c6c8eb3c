export type BatchProposed = { type: 'payouts.batch_proposed'; batchId: string }

/** In centimes. */
export type BatchSettled = {
  type: 'payouts.batch_settled'
  batchId: string
  payouts: readonly { payoutId: string; vendorId: string; amount: number }[]
}

/** The payout's orders are due again. */
export type PayoutFailed = {
  type: 'payouts.payout_failed'
  payoutId: string
  vendorId: string
  amount: number
}

/** A paid payout came back from the bank: the vendor is owed it again. */
export type PayoutReturned = {
  type: 'payouts.payout_returned'
  payoutId: string
  vendorId: string
  amount: number
}

export type RemittanceDiffers = {
  type: 'payouts.remittance_mismatched'
  remittanceId: string
  /** The courier's own reference. */
  reference: string
}

/** A lost parcel was delivered or came back after its courier had paid for it: the vendor has both. */
export type CompensatedParcelFound = {
  type: 'payouts.compensated_parcel_found'
  claimId: string
  orderNumber: string
  foundAt: string
}
