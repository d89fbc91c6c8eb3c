import { truncate } from '#kernel/truncate.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import { type Centimes, centimes, roundingToDinar, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { ownKeysOf } from '#kernel/records.ts'
import type { NewOrder, OrderStatus } from '../schema.ts'
import type { CancelRefusal } from './buyer-cancellation.ts'

export type NewAddress = {
  firstName: string
  lastName: string
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
type WrittenField =
  | 'name'
  | 'address'
  | 'city'
  | 'wilaya'
  | 'postal_code'
  | 'phone'
  | 'delivery_note'
/** `delivery`: the method, or the pickup point. */
export type AddressField = WrittenField | 'delivery'

const VALUE_OF: Record<WrittenField, (address: NewAddress) => string | null> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  address: ({ address }) => address,
  city: ({ city }) => city,
  wilaya: ({ wilaya }) => wilaya,
  postal_code: ({ postalCode }) => postalCode,
  phone: ({ phone }) => phone,
  delivery_note: ({ deliveryNote }) => deliveryNote,
}
const FIELDS = ownKeysOf(VALUE_OF)

export const changedAddressFields = (before: NewAddress, after: NewAddress): AddressField[] =>
  FIELDS.filter((field) => VALUE_OF[field](before) !== VALUE_OF[field](after))

type DeliveredWay = { id: string; deliveryMethod: DeliveryMethod; pickupPointId: string | null }
export const isDeliveredElsewhere = (
  before: readonly DeliveredWay[],
  after: readonly DeliveredWay[],
): boolean =>
  after.some(({ id, deliveryMethod, pickupPointId }) => {
    const old = before.find((order) => order.id === id)
    return old?.deliveryMethod !== deliveryMethod || old.pickupPointId !== pickupPointId
  })

const LONGEST_ADDRESS = 300

/** As at checkout: where all parcels wait at offices, the address names them, else their commune. */
export function addressOfPurchase(
  { address, city }: Pick<NewAddress, 'address' | 'city'>,
  orders: readonly { deliveryMethod: DeliveryMethod; office: string | null }[],
): string {
  if (orders.some(({ deliveryMethod }) => deliveryMethod === 'home')) return address
  const offices = [...new Set(orders.flatMap(({ office }) => office ?? []))].join(' · ')
  return truncate(offices || city, LONGEST_ADDRESS)
}

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

/** The chosen method, else the same where it is offered. Null when the vendor does not deliver so. */
export function chooseOption<Offered extends Option>(
  options: readonly Offered[],
  { chosen, before }: { chosen: DeliveryMethod | undefined; before: DeliveryMethod },
): Offered | null {
  const same = options.find(({ method }) => method === (chosen ?? before))
  return same ?? (chosen === undefined ? (options[0] ?? null) : null)
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
