type InvoicedOrder = { status: string; payment_status: string }

/** As the server decides: no number is taken while the parcel may still be refused. */
export const isInvoiceReady = ({ status, payment_status }: InvoicedOrder): boolean =>
  status === 'delivered' || (payment_status === 'paid' && status !== 'cancelled')
