// Lives in which the product once kept other books than the model, as short as they could be made.
import type { LifeEvent } from '../events.ts'
import { createStoryTerms } from '../story-terms.ts'
import { createWorld } from '../world.ts'

const buy = (
  lines: Record<string, number>,
  terms: { area?: string; payment?: 'cash' | 'card'; promoCode?: string } = {},
): LifeEvent => ({
  type: 'checkout',
  purchaseId: 'P1',
  lines: Object.entries(lines).map(([variantId, quantity]) => ({ variantId, quantity })),
  ...{ promoCode: null, payment: 'cash', area: '16/home', ...terms },
})
const send = (parcelId: string, quantities: number[], courierId: string | null): LifeEvent => ({
  ...{ type: 'parcel_handed_over', parcelId, orderId: 'P1-1', courierId },
  picks: quantities.flatMap((quantity, item) => (quantity > 0 ? [{ item, quantity }] : [])),
})
const deliver = (parcelId: string): LifeEvent => ({
  ...{ type: 'parcel_delivered', parcelId, source: 'courier' },
})

const payCard = (amount: number): LifeEvent => ({ type: 'gateway_paid', purchaseId: 'P1', amount })
const cancel: LifeEvent = { type: 'order_cancelled', orderId: 'P1-1', actor: 'admin' }

const cardOrderWithInvoice: LifeEvent[] = [
  buy({ 'kettle/red': 1, dates: 2 }, { payment: 'card' }),
  payCard(640_100),
]
const ofFirstItem = { returnId: 'R1', orderId: 'P1-1', item: 0, quantity: 1 } as const
const exchangeFor = (replacementVariantId: string): LifeEvent[] => [
  {
    ...{ type: 'return_requested', ...ofFirstItem, cause: 'vendor' },
    ...{ resolution: 'exchange', replacementVariantId },
  },
  { type: 'return_accepted', returnId: 'R1' },
  { type: 'return_received', returnId: 'R1', condition: 'resellable' },
  { type: 'replacement_handed_over', parcelId: 'X', returnId: 'R1', courierId: 'fast' },
]

const claim = (parcelId: string): LifeEvent => ({
  ...{ type: 'parcel_delivered', parcelId, source: 'vendor' },
})

const lives: Record<string, LifeEvent[]> = {
  'a lost parcel that is found and delivered is in the revenue again': [
    buy({ dates: 2 }),
    send('A', [1], 'fast'),
    send('B', [1], 'post'),
    { type: 'parcel_lost', parcelId: 'A' },
    deliver('B'),
    deliver('A'),
  ],
  'what went back for a lost parcel is owed by the buyer when it is delivered': [
    buy({ 'kettle/red': 2 }, { payment: 'card' }),
    payCard(880_000),
    send('A', [1], 'fast'),
    send('B', [1], 'post'),
    { type: 'parcel_lost', parcelId: 'A' },
    { type: 'credit_paid', purchaseId: 'P1', way: 'card' },
    deliver('A'),
    deliver('B'),
  ],
  'a second payment pays what its buyer owes for a lost parcel that was found': [
    buy({ 'kettle/red': 2 }, { payment: 'card' }),
    payCard(880_000),
    send('A', [2], 'fast'),
    { type: 'parcel_lost', parcelId: 'A' },
    { type: 'credit_paid', purchaseId: 'P1', way: 'card' },
    deliver('A'),
    payCard(880_000),
  ],
  'a courier remits the cash of a delivered parcel that came back of a cancelled order': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    cancel,
    { type: 'parcel_returned', parcelId: 'A', condition: 'resellable' },
    {
      ...{ type: 'cash_remitted', courierId: 'fast', received: 435_000 },
      lines: [{ parcelId: 'A', collected: 460_000, fee: 25_000, resolution: 'matched' }],
    },
  ],
  'what is disputed of a parcel that came back after its delivery stays at its courier': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    cancel,
    { type: 'parcel_returned', parcelId: 'A', condition: 'resellable' },
    {
      ...{ type: 'cash_remitted', courierId: 'fast', received: 425_000 },
      lines: [{ parcelId: 'A', collected: 450_000, fee: 25_000, resolution: 'disputed' }],
    },
  ],
  'a lost parcel that its courier paid for may be reported delivered by its vendor': [
    buy({ soap: 2 }),
    send('A', [2], 'post'),
    { type: 'parcel_lost', parcelId: 'A' },
    { type: 'loss_compensated', parcelId: 'A', amount: 16_347 },
    claim('A'),
  ],
  'a vendor paid its debt of an order that is cancelled then: that is due to it at once': [
    buy({ 'kettle/red': 3 }),
    send('A', [3], 'post'),
    deliver('A'),
    {
      ...{ type: 'return_requested', ...ofFirstItem, quantity: 3, cause: 'vendor' },
      ...{ resolution: 'refund', replacementVariantId: null },
    },
    { type: 'return_accepted', returnId: 'R1' },
    { type: 'return_received', returnId: 'R1', condition: 'resellable' },
    {
      ...{ type: 'refund_decided', refundId: 'F1', returnId: 'R1' },
      ...{ goods: 1_203_300, delivery: 40_000 },
    },
    { type: 'refund_approved', refundId: 'F1' },
    { type: 'debt_settled', vendorId: 'atlas', amount: 27_500 },
    { type: 'refund_paid', refundId: 'F1', way: 'bank' },
    cancel,
  ],
  'a replacement is lost: its courier pays, and what came back is refunded': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    ...exchangeFor('kettle/blue'),
    claim('X'),
    { type: 'parcel_lost', parcelId: 'X' },
    { type: 'loss_compensated', parcelId: 'X', amount: 100_000 },
    {
      ...{ type: 'refund_decided', refundId: 'F1', returnId: 'R1' },
      ...{ goods: 100_000, delivery: 0 },
    },
    { type: 'refund_approved', refundId: 'F1' },
    { type: 'refund_paid', refundId: 'F1', way: 'bank' },
  ],
  'a replacement that only its vendor reports is delivered by a statement': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    ...exchangeFor('kettle/blue'),
    claim('X'),
    {
      ...{ type: 'cash_remitted', courierId: 'fast', received: 0 },
      lines: [{ parcelId: 'X', collected: 12_400, fee: 30_000, resolution: 'accepted' }],
    },
  ],
  'a replacement that only its vendor reports is delivered by its courier': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    ...exchangeFor('kettle/blue'),
    claim('X'),
    deliver('X'),
  ],
  'a disputed line never posts a higher fee than the courier kept': [
    buy({ 'kettle/red': 1 }, { area: '16/stop_desk' }),
    send('A', [1], 'fast'),
    deliver('A'),
    {
      type: 'cash_remitted',
      courierId: 'fast',
      lines: [{ parcelId: 'A', collected: 441_809, fee: 25_000, resolution: 'disputed' }],
      received: 416_809,
    },
  ],
  'a delivery that the code of its vendor pays is a service to the vendor': [
    buy({ lamp: 2 }, { area: '16/stop_desk', promoCode: 'CASBAHFREE' }),
    { type: 'phone_confirmed', orderId: 'P1-1' },
    send('A', [1], 'fast'),
    deliver('A'),
    send('B', [1], 'fast'),
    deliver('B'),
  ],
  'a return fee is a service, lost goods are not': [
    buy({ honey: 1 }),
    ...(['service', 'damage'] as const).map((kind): LifeEvent => ({
      ...{ type: 'vendor_charged', vendorId: 'oasis', orderId: null, kind, amount: 40_001 },
    })),
    { type: 'vendor_charged', vendorId: 'oasis', orderId: 'P1-1', kind: 'service', amount: 333 },
  ],
  'what a vendor keeps of a cancelled order is its debt, and can be paid': [
    buy({ 'kettle/red': 2, soap: 1 }),
    send('A', [1], null),
    deliver('A'),
    cancel,
    { type: 'debt_settled', vendorId: 'atlas', amount: 441_100 },
  ],
  'what a vendor keeps of an order that is cancelled after its delivery is its debt': [
    buy({ honey: 1 }),
    send('A', [1], 'oasis-driver'),
    deliver('A'),
    cancel,
    { type: 'debt_settled', vendorId: 'oasis', amount: 190_100 },
  ],
  'a parcel of a card order that comes back after the invoice has a credit note': [
    ...cardOrderWithInvoice,
    send('A', [1, 0], 'fast'),
    deliver('A'),
    send('B', [0, 2], 'fast'),
    { type: 'parcel_returned', parcelId: 'B', condition: 'resellable' },
    { type: 'credit_paid', purchaseId: 'P1', way: 'card' },
  ],
  'the rest of a card order that is cancelled after the invoice has a credit note': [
    ...cardOrderWithInvoice,
    send('A', [1, 0], 'fast'),
    { type: 'remainder_cancelled', orderId: 'P1-1' },
    deliver('A'),
  ],
  'an order that is cancelled after its invoice is credited, and invoiced further when it is reopened':
    [...cardOrderWithInvoice, send('A', [1, 2], 'fast'), cancel, deliver('A')],
  'an order that is reopened after its cancelling waits for its other parcel': [
    buy({ 'kettle/red': 1, dates: 2 }),
    send('A', [1, 0], 'fast'),
    send('B', [0, 2], 'post'),
    { type: 'parcel_refused', parcelId: 'B' },
    cancel,
    deliver('A'),
    { type: 'parcel_returned', parcelId: 'B', condition: 'resellable' },
  ],
  'a card order that is reopened stands for what the buyer had before, with its invoice': [
    ...cardOrderWithInvoice,
    send('A', [1, 0], 'fast'),
    deliver('A'),
    send('B', [0, 1], 'fast'),
    send('C', [0, 1], 'post'),
    cancel,
    deliver('B'),
    { type: 'parcel_returned', parcelId: 'C', condition: 'resellable' },
  ],
  'a delivered parcel of a cancelled order is in stock when it is back, without what a return brought':
    [
      buy({ 'kettle/red': 2 }),
      send('A', [2], 'fast'),
      deliver('A'),
      {
        ...{ type: 'return_requested', ...ofFirstItem, cause: 'vendor' },
        ...{ resolution: 'refund', replacementVariantId: null },
      },
      { type: 'return_accepted', returnId: 'R1' },
      { type: 'return_received', returnId: 'R1', condition: 'damaged' },
      cancel,
      { type: 'parcel_returned', parcelId: 'A', condition: 'resellable' },
    ],
  'a delivered order that is cancelled after its invoice is credited': [
    buy({ 'kettle/red': 1, dates: 2 }),
    send('A', [1, 2], 'fast'),
    deliver('A'),
    cancel,
  ],
  'the difference of a dearer exchange is invoiced when it is delivered': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    ...exchangeFor('kettle/blue'),
    deliver('X'),
  ],
  'a replacement of a cancelled order is in stock when the parcel of what it replaces is back': [
    buy({ honey: 2 }),
    send('A', [2], 'fast'),
    deliver('A'),
    {
      ...{ type: 'return_requested', ...ofFirstItem, cause: 'buyer' },
      ...{ resolution: 'replacement', replacementVariantId: 'honey' },
    },
    { type: 'return_accepted', returnId: 'R1' },
    { type: 'return_received', returnId: 'R1', condition: 'resellable' },
    { type: 'replacement_handed_over', parcelId: 'X', returnId: 'R1', courierId: 'fast' },
    deliver('X'),
    cancel,
    { type: 'parcel_returned', parcelId: 'A', condition: 'resellable' },
  ],
  'a card order that is delivered after its price went back is not paid': [
    buy({ 'kettle/red': 1 }, { payment: 'card' }),
    payCard(460_000),
    send('A', [1], 'fast'),
    cancel,
    { type: 'credit_paid', purchaseId: 'P1', way: 'card' },
    deliver('A'),
  ],
  'what a dearer exchange collected goes back with the price when its order is cancelled': [
    buy({ 'kettle/red': 1 }),
    send('A', [1], 'fast'),
    deliver('A'),
    ...exchangeFor('kettle/blue'),
    deliver('X'),
    cancel,
    { type: 'credit_paid', purchaseId: 'P1', way: 'bank' },
  ],
}

export const FOUND_LIVES = Object.entries(lives).map(([kind, events]) => ({
  ...{ kind, events },
  start: createWorld(createStoryTerms()),
}))
