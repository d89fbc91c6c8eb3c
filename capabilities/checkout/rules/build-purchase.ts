import { inEveryLanguage, type Language, localizedText } from '#kernel/locale.ts'
import { type BasisPoints, minus, ZERO_CENTIMES, basisPoints } from '#kernel/money.ts'
import type { PricedCart, PricedLine, PricedParcel } from '#capabilities/cart/index.ts'
import type { StockLine, VariantId } from '#capabilities/catalog/index.ts'
import type { Commission, CommissionLine, Sale } from '#capabilities/ledger/index.ts'
import type {
  NewItem,
  NewOrder,
  NewPurchase,
  OrderId,
  PurchaseId,
} from '#capabilities/orders/index.ts'
import type { CheckoutCommand, ChosenPickupPoint } from '../schema.ts'

type BuildPurchaseSummary = PricedLine['sold']['name']

export type PurchaseInputs = {
  command: CheckoutCommand
  purchaseId: PurchaseId
  number: string
  orderIds: readonly OrderId[]
  /** By vendor, of the parcels that wait at one. */
  pickupPoints: ReadonlyMap<string, ChosenPickupPoint>
  taxRate: BasisPoints
  isCashOnDelivery: boolean
  commission: (vendorId: string, lines: readonly CommissionLine[]) => Commission
  labelsOf: (options: readonly BuildPurchaseSummary[]) => Record<Language, string> | null
}

/** One order per parcel. */
export function buildPurchase(cart: PricedCart, ground: PurchaseInputs): NewPurchase {
  const { command, purchaseId: id, number } = ground
  const { subtotal, discount, rounding, total } = cart
  return {
    id,
    number,
    buyerId: command.buyerId,
    contact: command.contact,
    language: command.language,
    paymentMethod: command.paymentMethod,
    promoCode: cart.promo?.code.code ?? null,
    subtotal,
    shipping: cart.shipping ?? ZERO_CENTIMES,
    discount,
    rounding,
    total,
    orders: cart.parcels.map((parcel, index) => orderOf(parcel, index, cart, ground)),
  }
}

function orderOf(
  parcel: PricedParcel,
  index: number,
  { promo }: PricedCart,
  ground: PurchaseInputs,
): NewOrder {
  const { vendor, lines, subtotal, discount, rounding, total, stampDuty } = parcel
  const delivery = parcel.delivery! // an agreed cart has a delivery option for every parcel
  const isShopsOwn = promo?.paidBy === 'vendor'
  const commissioned = lines.map((line) => ({
    amount: isShopsOwn ? minus(line.total, line.discount) : line.total,
    categories: line.sold.categories,
  }))
  return {
    id: ground.orderIds[index]!, // one id per parcel
    number: `${ground.number}-${index + 1}`,
    vendorId: vendor.id,
    vendorName: localizedText(vendor.name, ground.command.language),
    requiresPhoneConfirmation: vendor.requiresPhoneConfirmation,
    status: vendor.requiresPhoneConfirmation || !ground.isCashOnDelivery ? 'pending' : 'confirmed',
    deliveryMethod: delivery.method,
    pickupPoint: ground.pickupPoints.get(vendor.id) ?? null,
    deliverFrom: delivery.from,
    deliverUntil: delivery.until,
    subtotal,
    shipping: parcel.shipping ?? ZERO_CENTIMES,
    discount,
    rounding,
    total,
    stampDuty,
    commission: ground.commission(vendor.id, commissioned),
    items: lines.map((line) => itemOf(line, ground)),
  }
}

const itemOf = (
  { sold, quantity, price, total, discount }: PricedLine,
  { taxRate, labelsOf }: PurchaseInputs,
): NewItem => ({
  productId: sold.productId,
  variantId: sold.variantId as VariantId, // of the catalog's row
  productNames: inEveryLanguage(sold.name),
  variantLabels: labelsOf(sold.options),
  sku: sold.sku,
  image: sold.image,
  listPrice: sold.listPrice,
  price,
  quantity,
  total,
  discount,
  vat: sold.chargesVat ? (sold.vat ?? taxRate) : basisPoints(0), // a vendor without VAT shows none
})

export const stockLines = ({ orders }: NewPurchase): StockLine[] =>
  orders.flatMap(({ id: reference, items }) =>
    items.map(({ variantId, quantity }) => ({
      variantId,
      quantity,
      reference,
    })),
  )

export const ledgerSales = (purchase: NewPurchase, { parcels, promo }: PricedCart): Sale[] =>
  purchase.orders.map((order, index) => {
    const byVendor = promo?.paidBy === 'vendor' ? order.discount : ZERO_CENTIMES
    return {
      orderId: order.id,
      orderNumber: order.number,
      vendorId: order.vendorId,
      subtotal: order.subtotal,
      shipping: order.shipping,
      rounding: order.rounding,
      total: order.total,
      discountByVendor: byVendor,
      discountByOperator: minus(order.discount, byVendor),
      discountOnDelivery: parcels[index]?.discountOnDelivery ?? ZERO_CENTIMES,
      carriedBy: parcels[index]?.delivery?.carriedBy ?? 'operator',
      commission: order.commission.amount,
      commissionRate: order.commission.rate,
      commissionReason: order.commission.reason,
    }
  })
