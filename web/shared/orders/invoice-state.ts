type InvoicedOrder = {
  status: string
  parcels: readonly ({ state: string } | { is_delivered: boolean })[]
}

/** VAT is due on delivery: the first delivered parcel has its invoice, nothing has one before. */
export const isInvoiceReady = ({ status, parcels }: InvoicedOrder): boolean =>
  status === 'delivered' ||
  (status !== 'cancelled' &&
    parcels.some((parcel) =>
      'is_delivered' in parcel ? parcel.is_delivered : DELIVERED.includes(parcel.state),
    ))

const DELIVERED = ['delivered', 'cash_at_courier', 'remitted']
