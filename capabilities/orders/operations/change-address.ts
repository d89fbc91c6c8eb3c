import { type Centimes, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { inRetriedTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Actor, Audit, Origin } from '#capabilities/audit/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import type { AddressChanged } from '../events.ts'
import {
  type AddressChangeRow,
  type AddressedPurchase,
  insertAddressChanges,
  lockAddressedPurchase,
  savePurchaseAddress,
} from '../queries/address-changes.ts'
import {
  type AddressField,
  addressOfPurchase,
  changedAddressFields,
  isDeliveredElsewhere,
  type NewAddress,
} from '../rules/address-change.ts'
import type { PurchaseAccessRefusal } from '../rules/purchase-access.ts'
import { buyerActor, type PurchaseReader } from './get-purchases.ts'
import {
  type ChosenOffices,
  placeOrders,
  type ParcelPlaceRefusal,
  type PlacedOrder,
} from './place-orders.ts'
import {
  type AddressQuote,
  type AddressQuoteDeps,
  type AddressQuoteRefusal,
  type ChosenDelivery,
  priceAddress,
} from './quote-address-change.ts'

type Deps = AddressQuoteDeps & {
  clock: Clock
  ledger: Pick<Ledger, 'repriceDelivery'>
  audit: Pick<Audit, 'record'>
  shipping: Pick<Shipping, 'findPickupPoint' | 'vendorsOfPickupPoint'>
}
export type ChangeAddressCommand = {
  number: string
  reader: PurchaseReader
  /** The recipient of before where none is given. */
  recipient: { firstName: string | undefined; lastName: string | undefined }
  address: Omit<NewAddress, 'firstName' | 'lastName'>
  delivery: ChosenDelivery
  pickupPoints: ChosenOffices
  /** Of the address that was on the screen. */
  version: number
  /** What the buyer agreed to pay; needed for another wilaya or another price. */
  expectedTotal: Centimes | null
  origin?: Origin
}
export type ChangeAddressRefusal =
  | PurchaseAccessRefusal
  | AddressQuoteRefusal
  | { code: 'version_conflict' }
  | { code: 'delivery_price_changed' }
  | ParcelPlaceRefusal

/** Prices the delivery again under the lock of the purchase, which shipping takes too. */
export const changeAddress =
  (deps: Deps) =>
  (command: ChangeAddressCommand): Promise<Result<null, ChangeAddressRefusal>> =>
    inRetriedTransaction(deps.db, async (tx): Promise<Result<null, ChangeAddressRefusal>> => {
      const { number, reader, delivery, pickupPoints } = command
      const opened = await deps.checkAccess(tx, reader, { number }, 'change')
      if (!opened.ok) return opened
      const purchase = await lockAddressedPurchase(tx, opened.value.id)
      if (!purchase) return refuse({ code: 'order_not_found' })
      if (command.version !== purchase.version) return refuse({ code: 'version_conflict' })

      const { wilaya } = command.address
      const quoted = await priceAddress(deps, tx, { purchase, wilaya, delivery })
      if (!quoted.ok) return quoted
      const { total, stampDuty } = quoted.value
      const placed = await placeOrders(deps, tx, {
        ...{ orders: quoted.value.orders, wilaya, pickupPoints },
      })
      if (!placed.ok) return placed
      const orders = placed.value
      const isElsewhere = isDeliveredElsewhere(purchase.orders, orders)
      const address = {
        firstName: command.recipient.firstName ?? purchase.address.firstName,
        lastName: command.recipient.lastName ?? purchase.address.lastName,
        ...command.address,
        address: addressOfPurchase(command.address, orders),
      }
      const fields: AddressField[] = [
        ...changedAddressFields(purchase.address, address),
        ...(isElsewhere ? ['delivery' as const] : []),
      ]
      if (fields.length === 0) return ok(null)
      const isAgreed = command.expectedTotal === total
      if (!isAgreed && (fields.includes('wilaya') || total !== purchase.total))
        return refuse({ code: 'delivery_price_changed' })
      await saveAddressChange(deps, tx, {
        ...{ purchase, orders, total, stampDuty, fields, address },
        ...{ by: 'buyer', actor: buyerActor(reader) },
        ...(command.origin && { origin: command.origin }),
      })
      return ok(null)
    })
export type ChangeAddress = ReturnType<typeof changeAddress>

type AgreedChange = {
  purchase: AddressedPurchase
  orders: readonly PlacedOrder[]
  total: Centimes
  stampDuty: AddressQuote['stampDuty']
  fields: readonly AddressField[]
  address: NewAddress
  by: 'buyer' | 'vendor'
  actor: Actor
  origin?: Origin
}

type SaveDeps = Pick<Deps, 'clock' | 'ledger' | 'audit'>

export async function saveAddressChange(
  deps: SaveDeps,
  tx: Tx,
  change: AgreedChange,
): Promise<void> {
  const { purchase, orders, fields, address } = change
  const now = deps.clock.now()
  await savePurchaseAddress(tx, { purchase, address, orders })
  const rows = orders.map((order): AddressChangeRow => {
    const before = purchase.orders.find(({ id }) => id === order.id)
    return {
      id: newId(now),
      orderId: order.id,
      fields,
      fromWilaya: purchase.address.wilaya,
      toWilaya: address.wilaya,
      fromShipping: before?.shipping ?? order.shipping,
      toShipping: order.shipping,
    }
  })
  await insertAddressChanges(tx, { changes: rows, by: change.by }, now)
  for (const { id: orderId, number: memo, carriedBy, ...price } of orders)
    if (carriedBy !== null)
      await deps.ledger.repriceDelivery(tx, { orderId, memo, ...price, carriedBy })
  for (const { orderId, fromWilaya, toWilaya, fromShipping, toShipping } of rows)
    await deps.audit.record(tx, {
      ...change.origin,
      actor: change.actor,
      action: 'orders.address_changed',
      subject: { type: 'order', id: orderId },
      before: { wilaya: fromWilaya, shipping: fromShipping },
      after: { wilaya: toWilaya, shipping: toShipping, fields },
    })
  await publish<AddressChanged>(tx, addressChanged(change, newId(now)), purchase.id)
}

const addressChanged = (
  { purchase, orders, total, stampDuty, fields, address, by }: AgreedChange,
  changeId: string,
): AddressChanged => ({
  type: 'orders.address_changed',
  changeId,
  by,
  purchaseId: purchase.id,
  number: purchase.number,
  fields: [...fields],
  phone: address.phone,
  buyer: {
    firstName: address.firstName,
    email: purchase.email,
    language: purchase.language,
  },
  address: { address: address.address, city: address.city, wilaya: address.wilaya },
  paymentMethod: purchase.paymentMethod,
  before: sum([purchase.total, stampDuty.before]),
  total: sum([total, stampDuty.total]),
  orders: orders.map(({ id, number, vendorId, vendorName, deliveryMethod, office }) => ({
    ...{ id, number, vendorId, vendorName, deliveryMethod, office },
  })),
})
