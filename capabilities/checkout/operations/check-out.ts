import { isCashMethod } from '#kernel/payment-methods.ts'
import { dinars, sum } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, seconds } from '#kernel/time.ts'
import { type Db, inRetriedTransaction, limitLockWaits, type Tx } from '#platform/database/index.ts'
import { idempotent, type StoredResponse } from '#platform/idempotency-keys.ts'
import { newId, randomCode } from '#platform/ids.ts'
import { type Cart, type PricedCart, variantLabels } from '#capabilities/cart/index.ts'
import type { Catalog } from '#capabilities/catalog/index.ts'
import type { Ledger } from '#capabilities/ledger/index.ts'
import type { NewPurchase, OrderId, Orders, PurchaseId } from '#capabilities/orders/index.ts'
import type { Payments } from '#capabilities/payments/index.ts'
import type { Shipping } from '#capabilities/shipping/index.ts'
import type { Promotions } from '#capabilities/promotions/index.ts'
import type { Settings, SettingsCapability } from '#capabilities/settings/index.ts'
import type { PlacedView } from '../contract.ts'
import { checkQuoteAgreement } from '../rules/quote-agreement.ts'
import { buildPurchase, ledgerSales, stockLines } from '../rules/build-purchase.ts'
import type { CheckoutCommand, CheckoutRefusal, ChosenPickupPoint } from '../schema.ts'
import { checkoutScope } from './has-placed.ts'
import { checkUnconfirmedPieces, type UnconfirmedPiecesDeps } from './check-unconfirmed-pieces.ts'

export type CheckoutDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsCapability, 'current'>
  cart: Pick<Cart, 'quoteUnderLock'>
  catalog: Pick<Catalog, 'takeStock'>
  promotions: Pick<Promotions, 'redeemPromoCode'>
  payments: Pick<Payments, 'choose' | 'isCashOnDelivery' | 'createHold'>
  orders: Pick<Orders, 'place' | 'listKeys'> & UnconfirmedPiecesDeps['orders']
  shipping: Pick<Shipping, 'vendorsOfPickupPoint' | 'findPickupPoint'>
  ledger: Pick<Ledger, 'post' | 'listCommissionRules' | 'commissionOf' | 'saleJournal'>
}

/** Lock timeout: enough for 500 buyers queuing for one variant, less than a buyer waits. */
const MAX_LOCK_WAIT = seconds(3)

type CheckOutResult = Result<StoredResponse & { replayed: boolean }, CheckoutRefusal>
type Placed = Result<PlacedView, CheckoutRefusal>

/** Reprices under lock and writes everything in one transaction, once per idempotency key. */
export const checkOut =
  (deps: CheckoutDeps) =>
  async (command: CheckoutCommand): Promise<Placed> => {
    const settings = deps.settings.current()
    if (command.buyerId === null && !settings.allowGuestCheckout)
      return refuse({ code: 'guest_checkout_off' })
    const method = deps.payments.choose(command.paymentMethod)
    if (!method.ok) return method

    const { key, body, buyerId } = command
    const scope = checkoutScope(buyerId)
    // The stored response has no purchase key, which is never stored; a replay derives it again.
    let purchaseKey: string | undefined
    const answer = await inRetriedTransaction(deps.db, async (tx): Promise<CheckOutResult> => {
      purchaseKey = undefined // of a rolled back attempt
      await limitLockWaits(tx, MAX_LOCK_WAIT)
      return idempotent(tx, { scope, key, body, now: deps.clock.now() }, async () => {
        const placed = await place(deps, tx, command, settings)
        if (!placed.ok) return placed
        const { key: derived, ...stored } = placed.value
        purchaseKey = derived
        return ok({ status: 201, body: JSON.stringify(stored) })
      })
    })
    if (!answer.ok) return answer
    const stored = JSON.parse(answer.value.body) as Omit<PlacedView, 'key'> // stored by this operation
    purchaseKey ??= (await deps.orders.listKeys([stored.number])).get(stored.number)
    return ok({ ...stored, key: purchaseKey ?? null })
  }
export type CheckOut = ReturnType<typeof checkOut>

async function place(
  deps: CheckoutDeps,
  tx: Tx,
  command: CheckoutCommand,
  settings: Settings,
): Promise<Result<PlacedView & { key: string }, CheckoutRefusal>> {
  const open = await checkUnconfirmedPieces(deps, tx, command, settings)
  if (!open.ok) return open
  const agreed = checkQuoteAgreement(await deps.cart.quoteUnderLock(tx, command.cart), command)
  if (!agreed.ok) return agreed
  const cart = agreed.value
  const pickupPoints = await findChosenPickupPoints(deps, tx, { cart, command })
  if (!pickupPoints.ok) return pickupPoints
  const purchase = await purchaseFrom(deps, tx, {
    ...{ cart, command, settings },
    pickupPoints: pickupPoints.value,
  })
  const isOnline = !deps.payments.isCashOnDelivery(command.paymentMethod)
  if (isOnline && purchase.total === 0)
    return refuse({ code: 'payment_method_unavailable', method: command.paymentMethod })

  const taken = await deps.catalog.takeStock(tx, stockLines(purchase))
  // The variants are locked and were counted: a shortage is a bug.
  if (!taken.ok)
    throw new Error(`stock changed although its rows are locked: ${taken.error.variantIds.join()}`)
  if (cart.promo) {
    const { id: promoCodeId, vendorId } = cart.promo.code
    const counted = cart.parcels.filter(({ vendor }) => vendorId === null || vendor.id === vendorId)
    const used = await deps.promotions.redeemPromoCode(tx, {
      promoCodeId,
      purchaseId: purchase.id,
      buyer: command.contact.phone,
      revenue: sum(counted.map(({ subtotal }) => subtotal)),
      discount: cart.discount,
    })
    if (!used.ok) {
      const changes = [{ line: null, kind: 'promo_refused', reason: used.error }] as const
      return refuse({ code: 'quote_changed', changes, total: null })
    }
  }
  const key = await deps.orders.place(tx, purchase)
  if (isOnline) {
    const { id: purchaseId, number, language, total: amount } = purchase
    await deps.payments.createHold(tx, { purchaseId, number, language, amount })
  }
  const sales = ledgerSales(purchase, cart)
  await deps.ledger.post(
    tx,
    sales.map((sale) => deps.ledger.saleJournal(sale, settings.taxRate)),
  )
  return ok({ ...placedView(purchase), key })
}

type ChosenPickupPoints = ReadonlyMap<string, ChosenPickupPoint>

/** By vendor. Each is refused unless it is open, in the wilaya, and of the courier of its parcels. */
async function findChosenPickupPoints(
  { shipping }: CheckoutDeps,
  tx: Tx,
  { cart, command }: { cart: PricedCart; command: CheckoutCommand },
): Promise<Result<ChosenPickupPoints, CheckoutRefusal>> {
  const { wilaya } = command.contact
  const found = new Map<string, ChosenPickupPoint>()
  const vendorsAt = new Map<string, string[]>()
  for (const { vendor, delivery } of cart.parcels) {
    const pickupPointId = command.pickupPoints[vendor.id] ?? command.pickupPointId
    if (delivery?.method !== 'stop_desk' || pickupPointId === null) continue
    vendorsAt.set(pickupPointId, [...(vendorsAt.get(pickupPointId) ?? []), vendor.id])
  }
  for (const [pickupPointId, vendorIds] of vendorsAt) {
    const served = await shipping.vendorsOfPickupPoint(tx, { pickupPointId, wilaya, vendorIds })
    const point = await shipping.findPickupPoint(tx, pickupPointId, wilaya)
    if (!point || served.length < vendorIds.length)
      return refuse({ code: 'pickup_point_unavailable' })
    for (const vendorId of vendorIds)
      found.set(vendorId, { id: point.id, name: point.name, address: point.address })
  }
  return ok(found)
}

type PurchaseFromInputs = {
  cart: PricedCart
  command: CheckoutCommand
  settings: Settings
  pickupPoints: ChosenPickupPoints
}

async function purchaseFrom(
  { ledger, clock, payments }: CheckoutDeps,
  tx: Tx,
  { cart, command, settings, pickupPoints }: PurchaseFromInputs,
): Promise<NewPurchase> {
  const now = clock.now()
  const rules = await ledger.listCommissionRules(tx, {
    vendorIds: cart.parcels.map(({ vendor }) => vendor.id),
    categories: cart.parcels.flatMap(({ lines }) => lines.flatMap(({ sold }) => sold.categories)),
    now,
  })
  const defaultRate = settings.defaultCommissionRate

  return buildPurchase(cart, {
    command,
    purchaseId: newId<PurchaseId>(now),
    number: `Y-${randomCode(8)}`,
    pickupPoints,
    orderIds: cart.parcels.map(() => newId<OrderId>(now)),
    taxRate: settings.taxRate,
    isCashOnDelivery: payments.isCashOnDelivery(command.paymentMethod),
    commission: (vendorId, lines) => ledger.commissionOf({ vendorId, lines, rules, defaultRate }),
    labelsOf: variantLabels,
  })
}

const placedView = ({
  number,
  orders,
  total,
  paymentMethod,
}: NewPurchase): Omit<PlacedView, 'key'> => ({
  number,
  orders: orders.map((order) => ({
    id: order.id,
    order_number: order.number,
    vendor: { id: order.vendorId, business_name: order.vendorName },
    total_amount: dinars(order.total),
    stamp_duty: isCashMethod(paymentMethod) ? dinars(order.stampDuty) : 0,
    status: order.status,
    payment_status: 'pending',
  })),
  total: dinars(total),
})
