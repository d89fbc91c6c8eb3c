export const PAYMENT_METHODS = ['cash_on_delivery', 'card_on_delivery', 'edahabia', 'cib'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment service that takes cards before the parcel leaves. */
export type GatewayName = 'chargily' | 'satim'
