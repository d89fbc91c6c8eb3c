import {
  FALLBACK_METHOD,
  isOnlineMethod,
  onlineMethods,
  type PaymentMethod,
} from '#kernel/payment-methods.ts'
import type { Language } from '#kernel/locale.ts'
import type { TemplateVariableNames } from '#platform/email/template-overrides.ts'
import type { OrderStatusChanged } from '../consumed-events.email.ts'
import { remainderCancelledEmail } from '../emails/cancelled-remainders.ts'
import {
  deliveryAttemptFailedEmail,
  parcelLostEmail,
  parcelShippedEmail,
} from '../emails/parcels.ts'
import { callRequiredEmail } from '../emails/confirmation-calls.ts'
import { addressChangedEmail, vendorAddressChangedEmail } from '../emails/address-changes.ts'
import { purchaseEmail, vendorOrderEmail } from '../emails/orders.ts'
import { buyerAnsweredCallEmail, orderStatusEmail } from '../emails/order-status.ts'
import {
  paymentReceiptEmail,
  cardRefundEmail,
  purchasePaidVendorEmail,
} from '../emails/payments.ts'
import {
  addressExample,
  examples,
  purchaseExample,
  type Sample,
  statusExample,
  requireExampleEmail,
} from './examples.ts'

const ONLINE_METHOD = onlineMethods()[0]!

const purchase = (key: Sample['key'], paymentMethod: PaymentMethod): Sample => ({
  key,
  to: 'buyer',
  keeps: isOnlineMethod(paymentMethod) ? ['pay', 'details'] : ['details'],
  example: (language, name) => {
    const samples = examples(language, name)
    const status = 'confirmed'
    return purchaseEmail(
      purchaseExample(samples, language, { paymentMethod, status }),
      samples.site,
    )
  },
})

const toShop = (key: Sample['key'], status: 'pending' | 'confirmed'): Sample => ({
  key,
  to: 'shop',
  keeps: ['details'],
  example: (language, name) => {
    const samples = examples(language, name)
    const bought = { paymentMethod: FALLBACK_METHOD, status } as const
    const placed = purchaseExample(samples, language, bought)
    return vendorOrderEmail(placed, placed.orders[0]!, samples.shopSite) // the example has one order
  },
})

type OrderStep = Pick<OrderStatusChanged, 'to' | 'by'> & Partial<OrderStatusChanged>
const step = (key: Sample['key'], moved: OrderStep): Sample => ({
  key,
  to: 'buyer',
  keeps: [],
  example: (language, name) => {
    const samples = examples(language, name)
    return requireExampleEmail(orderStatusEmail(statusExample(samples, moved), samples.site))
  },
})
const decided = (key: Sample['key'], moved: OrderStep): Sample => ({
  key,
  to: 'shop',
  keeps: [],
  example: (language, name) => {
    const samples = examples(language, name)
    const event = statusExample({ ...samples, vendor: samples.shop }, moved)
    return buyerAnsweredCallEmail(event, samples.shopSite)
  },
})

const settledExample = (language: Language, name: TemplateVariableNames, isPaid: boolean) => {
  const samples = examples(language, name)
  const order = {
    id: 'order',
    number: samples.order,
    vendorId: 'vendor',
    vendorName: samples.shop,
    total: 1_005_000,
  }
  const receipt = { gatewayOrder: 'b7b1a2c0', approvalCode: '204561', card: '6280 •••• 1234' }
  const payment = {
    intentId: 'intent',
    method: ONLINE_METHOD,
    amount: 1_005_000,
    paidAt: '2026-11-22T10:05:00.000Z',
    receipt,
  }
  const purchase = { purchaseId: 'purchase', number: samples.purchase, buyer: samples.buyer }
  return {
    of: samples,
    fact: { ...purchase, payment: isPaid ? payment : null, returned: 1_005_000, orders: [order] },
    order,
  }
}
const settled = (key: Sample['key'], isPaid: boolean): Sample => ({
  key,
  to: 'shop',
  keeps: [],
  example: (language, name) => {
    const { of: samples, fact: event, order } = settledExample(language, name, isPaid)
    return purchasePaidVendorEmail(event, order, samples.shopSite)
  },
})

/** In the order they are sent. */
export const ORDER_EMAIL_TEMPLATES: readonly Sample[] = [
  purchase('orders.purchase_placed', FALLBACK_METHOD),
  purchase('orders.purchase_to_pay', ONLINE_METHOD),
  {
    key: 'payments.receipt',
    to: 'buyer',
    keeps: ['details'],
    example: (language, name) => {
      const { of: samples, fact: event } = settledExample(language, name, true)
      return requireExampleEmail(paymentReceiptEmail(event, samples.site))
    },
  },
  {
    key: 'payments.returned',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const { of: samples, fact: event } = settledExample(language, name, true)
      return cardRefundEmail(event, samples.site)
    },
  },
  {
    key: 'phone_confirmation.call_required',
    to: 'buyer',
    keeps: ['button'],
    example: (language, name) => {
      const { site, buyer, order, vendor } = examples(language, name)
      const call = { taskId: 'task', orderNumber: order, vendorName: vendor, buyer }
      const link = { purchaseNumber: 'Y-7K3MQ2XA', linkId: 'link' }
      const due = { expiresAt: '2026-11-24T09:00:00.000Z', ...link }
      return callRequiredEmail({ ...call, ...due }, site)
    },
  },
  step('orders.confirmed', { to: 'confirmed', by: 'vendor' }),
  step('orders.confirmed_yourself', { to: 'confirmed', by: 'buyer' }),
  step('orders.shipped', {
    to: 'shipped',
    by: 'vendor',
    carriage: { courier: 'Rapide Express', tracking: 'RX-4KX92M' },
  }),
  {
    key: 'orders.parcel_shipped',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = statusExample(samples, { to: 'shipped', by: 'vendor' })
      const parcelTracking = { courier: 'Rapide Express', tracking: 'RX-4KX92N' }
      const onDelivery = { now: 480_000, later: 0 }
      return parcelShippedEmail({ ...event, parcelTracking, onDelivery }, samples.site)
    },
  },
  {
    key: 'orders.delivery_failed',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = statusExample(samples, { to: 'shipped', by: 'courier' })
      return deliveryAttemptFailedEmail(event, samples.site)
    },
  },
  {
    key: 'orders.remainder_cancelled',
    to: 'buyer',
    keeps: ['details'],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = statusExample(samples, { to: 'shipped', by: 'vendor' })
      const rest = { cancellationId: 'rest', pieces: 1, reason: null }
      return remainderCancelledEmail({ ...event, ...rest }, samples.site)
    },
  },
  {
    key: 'orders.parcel_lost',
    to: 'buyer',
    keeps: [],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = statusExample(samples, { to: 'shipped', by: 'courier' })
      return parcelLostEmail(event, samples.site)
    },
  },
  step('orders.delivered', { to: 'delivered', by: 'vendor' }),
  step('orders.cancelled', { to: 'cancelled', by: 'vendor', reason: 'out_of_stock' }),
  step('orders.cancelled_unreached', { to: 'cancelled', by: 'system', reason: 'unreachable' }),
  step('orders.cancelled_unpaid', { to: 'cancelled', by: 'system', reason: 'payment_expired' }),
  toShop('orders.order_placed', 'confirmed'),
  toShop('orders.order_to_confirm', 'pending'),
  settled('payments.order_paid', true),
  settled('payments.order_paid_on_delivery', false),
  {
    key: 'orders.address_changed',
    to: 'buyer',
    keeps: ['details'],
    example: (language, name) => {
      const samples = examples(language, name)
      return addressChangedEmail(addressExample(samples), samples.site)
    },
  },
  {
    key: 'orders.address_changed_by_buyer',
    to: 'shop',
    keeps: ['details'],
    example: (language, name) => {
      const samples = examples(language, name)
      const event = addressExample(samples)
      return vendorAddressChangedEmail(event, event.orders[0]!, samples.shopSite) // the example has one order
    },
  },
  decided('orders.confirmed_by_buyer', { to: 'confirmed', by: 'buyer' }),
  decided('orders.cancelled_by_buyer', { to: 'cancelled', by: 'buyer', reason: 'changed_mind' }),
]
