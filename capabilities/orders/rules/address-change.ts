import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, roundingToDinar, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { NewOrder, OrderStatus } from '../schema.ts'
import type { CancelRefusal } from './buyer-cancellation.ts'

export type NewAddress = {
  address: string
  city: string
  communeCode: string | null
  wilaya: string
  postalCode: string | null
  phone: string
  /** As it was typed. */
  phoneRaw: string
  deliveryNote: string | null
}
export type AddressField = 'address' | 'city' | 'wilaya' | 'postal_code' | 'phone' | 'delivery_note'

const VALUE_OF: Record<AddressField, (address: NewAddress) => string | null> = {
  address: ({ address }) => address,
  city: ({ city }) => city,
  wilaya: ({ wilaya }) => wilaya,
  postal_code: ({ postalCode }) => postalCode,
  phone: ({ phone }) => phone,
  delivery_note: ({ deliveryNote }) => deliveryNote,
}
const FIELDS = Object.keys(VALUE_OF) as AddressField[] // its own keys

export const changedAddressFields = (before: NewAddress, after: NewAddress): AddressField[] =>
  FIELDS.filter((field) => VALUE_OF[field](before) !== VALUE_OF[field](after))

/** One address for all parcels: it is final when the first one leaves. */
export function checkAddressChange(
  orders: readonly { status: OrderStatus }[],
): Result<null, CancelRefusal> {
  if (orders.some(({ status }) => status === 'shipped' || status === 'delivered'))
    return refuse({ code: 'order_already_shipped' })
  if (orders.every(({ status }) => status === 'cancelled'))
    return refuse({ code: 'order_already_cancelled' })
  return ok(null)
}

export type AddressCorrectionRefusal = CancelRefusal | { code: 'address_shared' }

/** The address is one for the purchase: a vendor corrects it where no other vendor sends to it. */
export function checkAddressCorrection(
  orders: readonly { status: OrderStatus; vendorId: string }[],
  vendorId: string,
): Result<null, AddressCorrectionRefusal> {
  const open = orders.filter(({ status }) => status !== 'cancelled')
  if (open.some((order) => order.vendorId !== vendorId)) return refuse({ code: 'address_shared' })
  return checkAddressChange(orders)
}

type DeliveryMethod = NewOrder['deliveryMethod']
type Option = {
  method: DeliveryMethod
  fee: Centimes
  freeAbove: Centimes | null
  from: LocalDate
  until: LocalDate
  carriedBy: 'vendor' | 'operator'
}
type DeliveredOrder = {
  subtotal: Centimes
  shipping: Centimes
  discount: Centimes
  discountOnDelivery: Centimes
  deliveryMethod: DeliveryMethod
}

/** The same method where it is offered. Null when the vendor does not deliver there. */
export function chooseOption<Offered extends Option>(
  options: readonly Offered[],
  method: DeliveryMethod,
): Offered | null {
  return options.find((option) => option.method === method) ?? options[0] ?? null
}

/** As at checkout; a promo code that paid the whole delivery pays the new one. */
export function repriceOrder(order: DeliveredOrder, { fee, freeAbove }: Option) {
  const shipping = centimes(freeAbove !== null && order.subtotal >= freeAbove ? 0 : fee)
  const isFree = order.discountOnDelivery > 0 && order.discountOnDelivery === order.shipping
  const discountOnDelivery = isFree
    ? shipping
    : centimes(Math.min(order.discountOnDelivery, shipping))
  const discount = centimes(order.discount - order.discountOnDelivery + discountOnDelivery)
  const due = centimes(order.subtotal + shipping - discount)
  const rounding = roundingToDinar(due)
  return { shipping, discount, discountOnDelivery, rounding, total: sum([due, rounding]) }
}
