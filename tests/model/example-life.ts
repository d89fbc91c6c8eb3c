// One vendor at 5 % and one rate of 400 DA, as in findings/money.md: what the examples are computed by hand for.
import { computeExpectations, step, type Expectations } from './model.ts'
import { createWorld, type Condition, type PaymentWay, type Terms, type World } from './world.ts'
import type { LifeEvent } from './events.ts'

export const toCentimes = (dinars: number): number => Math.round(dinars * 100)

type Goods = Record<string, readonly [price: number, stock: number]>
type ReturnPlan = Partial<Omit<Extract<LifeEvent, { type: 'return_requested' }>, 'type'>>

export type ExampleLife = ReturnType<typeof startLife>

export function startLife(goods: Goods, terms: Partial<Terms> = {}) {
  let world = createWorld(createExampleTerms(goods, terms))
  const run = (event: LifeEvent): void => {
    const result = step(world, event)
    if (result.refusal) throw new Error(`${event.type} was refused: ${result.refusal}`)
    world = result.world
  }
  const count = (records: object): number => Object.keys(records).length + 1
  return {
    run,
    refuse: (event: LifeEvent): string | null => step(world, event).refusal,
    see: (): Expectations => computeExpectations(world),
    world: (): World => world,
    buy(lines: [string, number][], payment: PaymentWay = 'cash', promoCode: string | null = null) {
      run({
        type: 'checkout',
        purchaseId: 'P1',
        lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })),
        promoCode,
        payment,
        area: '16/home',
      })
    },
    pay: (dinars: number): void =>
      run({ type: 'gateway_paid', purchaseId: 'P1', amount: toCentimes(dinars) }),
    /** Pieces by item. */
    send(quantities: number[], courierId: string | null = 'fast'): string {
      const parcelId = `parcel ${count(world.parcels)}`
      const picks = quantities.flatMap((quantity, item) =>
        quantity > 0 ? [{ item, quantity }] : [],
      )
      run({ type: 'parcel_handed_over', parcelId, orderId: 'P1-1', picks, courierId })
      return parcelId
    },
    deliver: (parcelId: string): void =>
      run({ type: 'parcel_delivered', parcelId, source: 'courier' }),
    bringBack: (parcelId: string, condition: Condition = 'resellable'): void =>
      run({ type: 'parcel_returned', parcelId, condition }),
    cancel: (): void => run({ type: 'order_cancelled', orderId: 'P1-1', actor: 'admin' }),
    remit(parcelId: string, collected: number, fee: number): void {
      const line = { parcelId, collected: toCentimes(collected), fee: toCentimes(fee) }
      run({
        type: 'cash_remitted',
        courierId: 'fast',
        lines: [{ ...line, resolution: 'matched' }],
        received: line.collected - line.fee,
      })
    },
    payOut(): void {
      const batchId = `batch ${count(world.batches)}`
      run({ type: 'payout_proposed', batchId })
      run({ type: 'payout_approved', batchId })
      run({ type: 'payout_paid', batchId })
    },
    askReturn(plan: ReturnPlan = {}): void {
      run({
        type: 'return_requested',
        ...{ returnId: 'R1', orderId: 'P1-1', item: 0, quantity: 1, cause: 'vendor' },
        ...{ resolution: 'refund', replacementVariantId: null },
        ...plan,
      } as LifeEvent)
      run({ type: 'return_accepted', returnId: plan.returnId ?? 'R1' })
    },
    receive: (condition: Condition = 'resellable', returnId = 'R1'): void =>
      run({ type: 'return_received', returnId, condition }),
    approveRefund(goodsDinars: number, delivery = 0): void {
      const refund = { goods: toCentimes(goodsDinars), delivery: toCentimes(delivery) }
      run({ type: 'refund_decided', refundId: 'F1', returnId: 'R1', ...refund })
      run({ type: 'refund_approved', refundId: 'F1' })
    },
    payRefund: (way: 'card' | 'bank' = 'bank'): void =>
      run({ type: 'refund_paid', refundId: 'F1', way }),
    wait: (days = 8): void => run({ type: 'days_passed', days }),
  }
}

const createExampleTerms = (goods: Goods, terms: Partial<Terms>): Terms => ({
  commissionVatBp: 1900,
  shippingVatBp: 1900,
  paysRemittedOnly: true,
  chargesStampDuty: false,
  roundsCards: false,
  holdDays: 7,
  vendors: [{ id: 'atlas', commissionBp: 500, isVatRegistered: true, confirmsByPhone: false }],
  variants: Object.entries(goods).map(([id, [price, stock]]) => ({
    ...{ id, productId: id, vendorId: 'atlas', vatBp: 1900, stock },
    price: toCentimes(price),
  })),
  bulkDiscounts: {},
  operatorRates: { '16/home': { fee: toCentimes(400), freeAbove: null } },
  vendorRates: {},
  promoCodes: [],
  couriers: [
    { id: 'fast', vendorId: null },
    { id: 'driver', vendorId: 'atlas' },
    { id: 'own account', vendorId: 'atlas' },
  ],
  ...terms,
})
