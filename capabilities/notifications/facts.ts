import type { Language } from '#kernel/locale.ts'

/** What the mails need of the facts that are heard; subscriptions.ts hands them over. */
export type PurchasePlaced = {
  purchaseId: string
  number: string
  language: Language
  paymentMethod: 'cash_on_delivery' | 'card_on_delivery' | 'edahabia' | 'cib'
  contact: {
    firstName: string
    lastName: string
    email: string
    phone: string
    address: string
    city: string
    wilaya: string
  }
  total: number
  orders: readonly {
    number: string
    vendorId: string
    vendorName: string
    status: 'pending' | 'confirmed'
    deliveryMethod: 'home' | 'stop_desk'
    deliverFrom: string
    deliverUntil: string
    subtotal: number
    shipping: number
    discount: number
    rounding: number
    total: number
    items: readonly {
      name: string
      label: string | null
      shownName: string
      shownLabel: string | null
      quantity: number
      total: number
    }[]
  }[]
}

export type OrderStatusChanged = {
  orderId: string
  orderNumber: string
  vendorName: string
  to: string
  /** One fact of its own each time: an order may be shipped twice. */
  stepId: string
  buyer: { firstName: string; email: string; language: Language }
}
