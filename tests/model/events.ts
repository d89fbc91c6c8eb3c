import type { Centimes } from './money.ts'
import type { Condition, PaymentWay, ReturnRecord, World } from './world.ts'

export type RefundWay = 'card' | 'bank' | 'till'
export type RemittanceLine = {
  /** Null: the statement names a parcel that no record knows. */
  parcelId: string | null
  collected: Centimes
  fee: Centimes
  resolution: 'matched' | 'accepted' | 'written_off' | 'disputed'
}

export type LifeEvent =
  | {
      type: 'checkout'
      purchaseId: string
      lines: { variantId: string; quantity: number }[]
      promoCode: string | null
      payment: PaymentWay
      area: string
    }
  | { type: 'phone_confirmed'; orderId: string }
  | { type: 'phone_refused'; orderId: string }
  | { type: 'unconfirmed_expired'; orderId: string }
  | { type: 'gateway_paid'; purchaseId: string; amount: Centimes }
  | { type: 'unpaid_expired'; purchaseId: string }
  | { type: 'gateway_settled'; amount: Centimes; fee: Centimes }
  | { type: 'order_cancelled'; orderId: string; actor: 'buyer' | 'vendor' | 'admin' }
  | { type: 'remainder_cancelled'; orderId: string }
  | {
      type: 'parcel_handed_over'
      parcelId: string
      orderId: string
      picks: { item: number; quantity: number }[]
      /** Null: the vendor carries it without any courier. */
      courierId: string | null
    }
  | { type: 'parcel_delivered'; parcelId: string; source: 'courier' | 'vendor' }
  | { type: 'parcel_refused'; parcelId: string }
  | { type: 'parcel_returned'; parcelId: string; condition: Condition }
  | { type: 'parcel_lost'; parcelId: string }
  | { type: 'loss_compensated'; parcelId: string; amount: Centimes }
  | { type: 'cash_remitted'; courierId: string; lines: RemittanceLine[]; received: Centimes }
  /** Cash without a statement: all that it holds of these parcels, less its fee. */
  | { type: 'cash_counted'; courierId: string; parcelIds: string[]; fee: Centimes }
  | { type: 'till_deposited'; amount: Centimes }
  | {
      type: 'return_requested'
      returnId: string
      orderId: string
      item: number
      quantity: number
      cause: ReturnRecord['cause']
      resolution: ReturnRecord['resolution']
      replacementVariantId: string | null
    }
  | { type: 'return_accepted'; returnId: string }
  /** Refused by the vendor, withdrawn by the buyer, or never sent. */
  | { type: 'return_closed'; returnId: string }
  | { type: 'return_received'; returnId: string; condition: Condition }
  | {
      type: 'refund_decided'
      refundId: string
      returnId: string
      goods: Centimes
      delivery: Centimes
    }
  | { type: 'refund_approved'; refundId: string }
  | { type: 'refund_paid'; refundId: string; way: RefundWay }
  /** What is due outside returns: cancelled orders, returned parcels, sums paid twice. */
  | { type: 'credit_paid'; purchaseId: string; way: RefundWay }
  | {
      type: 'replacement_handed_over'
      parcelId: string
      returnId: string
      courierId: string | null
    }
  | { type: 'payout_proposed'; batchId: string }
  | { type: 'payout_approved'; batchId: string }
  | { type: 'payout_paid'; batchId: string }
  | { type: 'payout_failed'; batchId: string }
  /** The bank sends what one vendor was paid back, after the batch was settled. */
  | { type: 'payout_returned'; batchId: string; vendorId: string }
  /** By a transfer, unless it is cash for the till. */
  | { type: 'debt_settled'; vendorId: string; amount: Centimes; way?: 'till' }
  /** A service bears VAT, a compensation for a damage does not; `amount` is what the vendor pays. */
  | {
      type: 'vendor_charged'
      vendorId: string
      orderId: string | null
      kind: 'service' | 'damage'
      amount: Centimes
    }
  | { type: 'stock_adjusted'; variantId: string; quantity: number }
  | { type: 'days_passed'; days: number }

export type EventType = LifeEvent['type']
export type EventOf<Type extends EventType> = Extract<LifeEvent, { type: Type }>
/** A code when the event cannot happen; the world stays as it was. */
export type Refusal = string | null
export type Handlers<Type extends EventType> = {
  [Key in Type]: (draft: World, event: EventOf<Key>) => Refusal
}
