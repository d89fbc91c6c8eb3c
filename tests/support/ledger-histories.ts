import fc from 'fast-check'
import {
  collectionJournals,
  collectionsOf,
  isSold,
  refundPaymentOf,
  findSale,
  unreversedJournals,
} from '#capabilities/ledger/rules/order-book.ts'
import { amountPaid, refundOf, returnedAmounts } from '#capabilities/ledger/rules/refund.ts'
import { reinstatedOf } from '#capabilities/ledger/rules/reinstatement.ts'
import { saleJournal } from '#capabilities/ledger/rules/sale.ts'
import { repricedDelivery } from '#capabilities/ledger/rules/delivery-price.ts'
import {
  basisPoints,
  type Centimes,
  centimes,
  ZERO_CENTIMES,
  roundingToDinar,
  shareOf,
  sum,
} from '#kernel/money.ts'
import type { InMemoryLedger } from './in-memory-ledger.ts'

export const HAPPENINGS = {
  deliver: ({ book, post }: InMemoryLedger) => {
    if (!isSold(book)) return
    const stampDuty = ZERO_CENTIMES
    const taken = [{ parcelId: null, holder: 'operator', amount: null, stampDuty }] as const
    for (const collected of collectionJournals(book, taken, '')) post(collected)
  },
  undeliver: ({ book, undo }: InMemoryLedger) => {
    for (const collection of collectionsOf(book)) undo(collection, 'collection_reversal')
  },
  cancel: (ledger: InMemoryLedger) => {
    if (!isSold(ledger.book)) return
    for (const unreversedJournal of unreversedJournals(ledger.book, 'refund'))
      ledger.undo(unreversedJournal, 'refund_reversal')
    turn(ledger)
    HAPPENINGS.undeliver(ledger)
  },
  revive: (ledger: InMemoryLedger) => {
    if (isSold(ledger.book)) return
    turn(ledger)
    for (const again of reinstatedOf(ledger.book, '')) ledger.post(again)
  },
  payRefunds: ({ book, post }: InMemoryLedger) => {
    const paid = refundPaymentOf(book, '')
    if (paid) post(paid)
  },
}
/** As the table does: a cancellation also reverses what changed the price of the delivery. */
const turn = ({ book, undo }: InMemoryLedger) => {
  const last = book.journals.findLast(
    ({ kind, isReversed }) => (kind === 'sale' || kind === 'sale_reversal') && !isReversed,
  )
  if (!last) return
  const sold = book.journals.filter(({ kind }) => SOLD.includes(kind))
  const entries = isSold(book) ? sold.flatMap((journal) => journal.entries) : last.entries
  const accounts = [...new Set(entries.map(({ account }) => account))]
  const net = accounts.map((account) => ({
    account,
    amount: sum(entries.filter((entry) => entry.account === account).map((entry) => entry.amount)),
  }))
  undo({ ...last, entries: net.filter(({ amount }) => amount !== 0) }, 'sale_reversal')
}
const SOLD: readonly string[] = ['sale', 'sale_reversal', 'delivery']

/** Another address: only before anything is paid or comes back. */
function reprice({ book, post }: InMemoryLedger, { shipping, carriedBy }: RepricingStep) {
  const sale = findSale(book)
  const hasMoved = book.journals.some(({ kind }) => !SOLD.includes(kind))
  if (!sale || hasMoved || !isSold(book)) return
  const discountOnDelivery = sale.discountOnDelivery > 0 ? shipping : ZERO_CENTIMES
  const discounts = sale.discountByVendor + sale.discountByOperator - sale.discountOnDelivery
  const due = centimes(sale.subtotal + shipping - discounts - discountOnDelivery)
  const rounding = roundingToDinar(due)
  const total = sum([due, rounding])
  const price = { shipping, rounding, total, discountOnDelivery, carriedBy }
  const journal = repricedDelivery(book, price, '')
  if (journal) post(journal)
}
type RepricingStep = { shipping: Centimes; carriedBy: 'vendor' | 'operator' }

const amount = (max: number) => fc.integer({ min: 0, max }).map(centimes)
export const share = fc.double({ min: 0, max: 1, noNaN: true })
export const orders = fc
  .record({
    subtotal: amount(20_000_000),
    shipping: amount(200_000),
    off: share,
    gift: fc.constantFrom('none', 'goods', 'delivery'),
    by: fc.constantFrom('vendor', 'operator'),
    carriedBy: fc.constantFrom('vendor' as const, 'operator' as const),
    rate: fc.integer({ min: 0, max: 3000 }).map(basisPoints),
    vat: fc.constantFrom(basisPoints(1900), basisPoints(900), basisPoints(0)),
  })
  .map(({ subtotal, shipping, off, gift, by, carriedBy, rate, vat }) => {
    const onGoods = gift === 'goods' ? centimes(Math.floor(subtotal * off)) : ZERO_CENTIMES
    const discountOnDelivery = gift === 'delivery' ? shipping : ZERO_CENTIMES
    const discount = sum([onGoods, discountOnDelivery])
    const due = centimes(subtotal + shipping - discount)
    const rounding = roundingToDinar(due)
    const base = by === 'vendor' ? centimes(subtotal - onGoods) : subtotal
    return saleJournal(
      {
        orderId: 'order',
        orderNumber: 'Y-00000000-1',
        vendorId: 'amel',
        subtotal,
        shipping,
        rounding,
        total: sum([due, rounding]),
        discountByVendor: by === 'vendor' ? discount : ZERO_CENTIMES,
        discountByOperator: by === 'operator' ? discount : ZERO_CENTIMES,
        discountOnDelivery,
        carriedBy,
        commission: shareOf(base, rate),
        commissionRate: rate,
        commissionReason: 'settings',
      },
      vat,
    )
  })

export const happenings = fc.array(
  fc.oneof(
    fc
      .constantFrom('deliver', 'undeliver', 'cancel', 'revive', 'payRefunds')
      .map((what) => ({ what }) as const),
    fc.record({
      what: fc.constant('refund' as const),
      goods: share,
      delivery: share,
      whole: fc.boolean(),
    }),
    fc.record({
      what: fc.constant('reprice' as const),
      shipping: amount(200_000),
      carriedBy: fc.constantFrom('vendor' as const, 'operator' as const),
    }),
    fc.record({ what: fc.constant('takeBack' as const), part: share, withDelivery: fc.boolean() }),
  ),
  { maxLength: 12 },
)

/** A refused parcel: its goods, and the shipping fee if that parcel collected it. */
export function takeBack(
  ledger: InMemoryLedger,
  { part, withDelivery }: { part: number; withDelivery: boolean },
) {
  const sale = findSale(ledger.book)
  if (!sale) throw new Error('a sale without its details')
  const { goods, delivery } = amountPaid(sale)
  const amount = centimes(Math.floor(goods * part) + (withDelivery ? delivery : 0))
  const back = returnedAmounts(ledger.book, { amount, withDelivery }, '')
  if (back?.ok) ledger.post(back.value)
}

export function happen(
  ledger: InMemoryLedger,
  step: (typeof happenings extends fc.Arbitrary<infer S> ? S : never)[number],
) {
  if (step.what === 'takeBack') return takeBack(ledger, step)
  if (step.what === 'reprice') return reprice(ledger, step)
  if (step.what !== 'refund') return HAPPENINGS[step.what](ledger)
  const sale = findSale(ledger.book)
  if (!sale) throw new Error('a sale without its details')
  const paid = amountPaid(sale)
  const part = (total: number, by: number) => centimes(step.whole ? total : Math.floor(total * by))
  const query = {
    goods: part(paid.goods, step.goods),
    delivery: part(paid.delivery, step.delivery),
  }
  const refunded = refundOf(ledger.book, { ...query, reason: 'returned' }, '')
  if (refunded.ok) ledger.post(refunded.value)
}
