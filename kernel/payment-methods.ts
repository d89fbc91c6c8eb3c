const ON_DELIVERY = ['cash_on_delivery', 'card_on_delivery'] as const
/** Paid by card on the page of a gateway, before the order is shipped. */
export const ONLINE_METHODS = ['edahabia', 'cib'] as const
/** In display order. */
export const PAYMENT_METHODS = [...ON_DELIVERY, ...ONLINE_METHODS] as const

export type DeliveryPaymentMethod = (typeof ON_DELIVERY)[number]
export type OnlineMethod = (typeof ONLINE_METHODS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const isOnlineMethod = (method: string): method is OnlineMethod =>
  ONLINE_METHODS.some((online) => online === method)
