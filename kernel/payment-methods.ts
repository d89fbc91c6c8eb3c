import { codesOf } from './codes-of.ts'

type PaymentMethodDefinition = {
  code: string
  /** By card on the page of a gateway, before the order is shipped; otherwise on delivery. */
  isOnline: boolean
  /** The courier collects cash, on which stamp duty is due. */
  isCash: boolean
  icon: PaymentIcon
}
export type PaymentIcon = 'banknote' | 'card' | 'bank'

/** In display order. */
export const PAYMENT_METHODS = [
  { code: 'cash_on_delivery', isOnline: false, isCash: true, icon: 'banknote' },
  { code: 'card_on_delivery', isOnline: false, isCash: false, icon: 'card' },
  { code: 'edahabia', isOnline: true, isCash: false, icon: 'bank' },
  { code: 'cib', isOnline: true, isCash: false, icon: 'card' },
] as const satisfies readonly PaymentMethodDefinition[]

type Listed = (typeof PAYMENT_METHODS)[number]
export type PaymentMethod = Listed['code']
export type OnlineMethod = Extract<Listed, { isOnline: true }>['code']
export type DeliveryPaymentMethod = Exclude<PaymentMethod, OnlineMethod>

/** Open to every buyer: proposed first, and what is left when a payment online is not made. */
export const FALLBACK_METHOD = 'cash_on_delivery' satisfies DeliveryPaymentMethod

const isOnline = (listed: Listed): listed is Extract<Listed, { isOnline: true }> => listed.isOnline
export const onlineMethods = (): OnlineMethod[] => codesOf(PAYMENT_METHODS.filter(isOnline))
export const cashMethods = (): PaymentMethod[] =>
  codesOf(PAYMENT_METHODS.filter(({ isCash }) => isCash))

export const isPaymentMethod = (method: unknown): method is PaymentMethod =>
  PAYMENT_METHODS.some(({ code }) => code === method)
export const isOnlineMethod = (method: string): method is OnlineMethod =>
  PAYMENT_METHODS.some((listed) => listed.code === method && listed.isOnline)
export const isCashMethod = (method: PaymentMethod): boolean => cashMethods().includes(method)
