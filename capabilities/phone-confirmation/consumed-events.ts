import type { Language } from '#kernel/locale.ts'

/** The fields of the consumed events that the call queue needs. */
export type PurchasePlaced = {
  number: string
  language: Language
  paymentMethod: string
  contact: { firstName: string; email: string; phone: string }
  orders: readonly {
    id: string
    number: string
    vendorId: string
    vendorName: string
    status: string
  }[]
}

export type AddressChanged = { phone: string; orders: readonly { id: string }[] }

export type OrderStatusChanged = {
  orderId: string
  from: string
  to: string
  by: 'buyer' | 'vendor' | 'admin' | 'system' | 'courier'
  reason: string | null
}
