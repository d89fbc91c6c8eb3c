import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  basisPoints,
  type Centimes,
  centimes,
  minus,
  ZERO_CENTIMES,
  roundingToDinar,
  shareOf,
  sum,
  times,
} from '#kernel/money.ts'
import {
  balanceOf,
  collectionJournals,
  refundPaymentOf,
  findRefunds,
  findSale,
} from '../../ledger/rules/order-book.ts'
import { exchangeJournal } from '../../ledger/rules/exchange.ts'
import { amountPaid, refundOf, saleAfterRefunds } from '../../ledger/rules/refund.ts'
import { exchangedTotal, findPart } from '../../ledger/rules/sale-parts.ts'
import { saleJournal } from '../../ledger/rules/sale.ts'
import { inMemoryLedger } from '#tests/support/in-memory-ledger.ts'
import { returnableQuantity } from './return-request.ts'
import { checkReceived } from './return-transitions.ts'
import { itemValue } from './item-value.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const lines = fc.array(
  fc.record({
    price: fc.integer({ min: 0, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    off: share,
  }),
  { minLength: 1, maxLength: 3 },
)
const steps = fc.array(
  fc.record({
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
    arrives: share,
    condition: fc.constantFrom('resellable' as const, 'damaged' as const),
    ends: fc.constantFrom(
      'refund',
      'failed',
      'exchange',
      'exchange_back',
      'sent_back',
      'withdrawn',
    ),
    dearer: fc.integer({ min: -400_000, max: 400_000 }),
  }),
  { maxLength: 8 },
)

/** A model of a delivered, paid order and its stock, updated as the operations do. */
function world(bought: readonly { price: number; quantity: number; off: number }[]) {
  const items = bought.map(({ price, quantity, off }, index) => {
    const total = times(centimes(price), quantity)
    return {
      itemId: String(index),
      exchangeId: null,
      quantity,
      due: minus(total, centimes(Math.floor(total * off * 0.5))),
    }
  })
  const subtotal = sum(bought.map(({ price, quantity }) => times(centimes(price), quantity)))
  const discount = minus(subtotal, sum(items.map(({ due }) => due)))
  const shipping = centimes(50_000)
  const amount = centimes(subtotal + shipping - discount)
  const rounding = roundingToDinar(amount)
  const sale = saleJournal(
    {
      ...{ orderId: 'order', orderNumber: 'Y-1', vendorId: 'amel', subtotal, shipping, rounding },
      total: sum([amount, rounding]),
      ...{
        discountByVendor: discount,
        discountByOperator: ZERO_CENTIMES,
        discountOnDelivery: ZERO_CENTIMES,
      },
      ...{
        carriedBy: 'operator',
        commission: shareOf(centimes(subtotal - discount), basisPoints(500)),
      },
      ...{ commissionRate: basisPoints(500), commissionReason: 'settings' },
    },
    basisPoints(1900),
  )
  const ledger = inMemoryLedger(sale)
  for (const collected of collectionJournals(ledger.book, [AT_COURIER], '')) ledger.post(collected)
  const details = ledger.book.journals[0]?.details
  const paid =
    details?.of === 'sale' ? amountPaid(details) : { goods: ZERO_CENTIMES, delivery: ZERO_CENTIMES }
  return {
    kept: ledger,
    items,
    paid,
    counted: items.map(({ itemId, quantity }) => ({ itemId, delivered: quantity, returned: 0 })),
    madeGood: new Map<string, number>(),
    shelf: 0,
    otherShelf: 10,
    withBuyer: sum(items.map(({ quantity }) => centimes(quantity))) as number,
    othersWithBuyer: 0,
    lost: 0,
  }
}
const NO_DUTY = { stampDuty: centimes(0) }
const AT_COURIER = { ...NO_DUTY, parcelId: null, holder: 'operator', amount: null } as const
type World = ReturnType<typeof world>
type ReturnStep = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never

function happen(world: World, step: ReturnStep): void {
  const line = world.counted[step.line % world.counted.length]!
  const bought = world.items[step.line % world.items.length]!
  const left = returnableQuantity([line])
  if (!left.some(({ quantity }) => step.quantity <= quantity)) return
  line.returned += step.quantity
  if (step.ends === 'withdrawn') return void (line.returned -= step.quantity)
  const arrived = Math.max(1, Math.floor(step.quantity * step.arrives))
  const sent = [{ itemId: line.itemId, quantity: step.quantity }]
  const found = {
    itemId: line.itemId,
    quantity: arrived,
    condition: step.condition,
    restock: step.ends !== 'sent_back',
  }
  const checked = checkReceived(sent, [found])
  if (!checked.ok) throw new Error(checked.error.code)
  const [item] = checked.value
  if (!item) throw new Error('nothing was checked')
  line.returned -= item.missing
  world.withBuyer -= item.received
  world.shelf += item.restocked
  if (step.ends === 'sent_back') {
    line.returned -= item.received
    world.withBuyer += item.received
    return
  }
  world.lost += item.received - item.restocked
  makeGood(
    world,
    { itemId: line.itemId, received: item.received, unit: bought.due / bought.quantity },
    step,
  )
}

function makeGood(
  world: World,
  { itemId, received, unit }: { itemId: string; received: number; unit: number },
  step: ReturnStep,
): void {
  const { book, post } = world.kept
  const before = world.madeGood.get(itemId) ?? 0
  const value = itemValue(world.paid.goods, world.items, [{ itemId, quantity: received, before }])
  const payDue = () => {
    const payment = refundPaymentOf(book, '')
    if (payment) post(payment)
  }
  const giveBack = (amount: Centimes, ofExchanges?: { exchange: string; goods: Centimes }[]) => {
    if (amount <= 0) return
    const wanted = { goods: amount, delivery: ZERO_CENTIMES, reason: 'returned', ofExchanges }
    const refund = refundOf(book, wanted, '')
    expect(refund.ok).toBe(true)
    if (!refund.ok) return
    post(refund.value)
    payDue()
  }
  /** What an exchange brought comes back whole: nothing is left of it in the books. */
  const sendBack = (exchange: string, price: Centimes) => {
    if (price <= 0) return
    world.othersWithBuyer -= received
    world.otherShelf += received
    giveBack(price, [{ exchange, goods: price }])
    const sale = findSale(book)
    const part = sale && findPart(book, sale, exchange)
    expect(part?.before.goods).toBe(price)
    expect(part && saleAfterRefunds(part.sale, part.before)).toMatchObject({
      ...{ subtotal: 0, total: 0, commission: 0 },
    })
  }
  if (step.ends === 'refund') giveBack(value)
  // A failed attempt posted nothing; the next one posts once.
  if (step.ends === 'failed') giveBack(value)
  if (step.ends === 'exchange' || step.ends === 'exchange_back') {
    const price = centimes(Math.max(0, Math.floor(unit) + step.dearer) * received)
    world.otherShelf -= received
    if (step.ends === 'exchange_back') {
      world.otherShelf += received
      giveBack(value)
    } else {
      world.othersWithBuyer += received
      const exchange = `${itemId} ${before}`
      const difference = centimes(price - value)
      const rounding = difference > 0 ? roundingToDinar(difference) : ZERO_CENTIMES
      const sold = { subtotal: price, discount: ZERO_CENTIMES, rounding }
      const journal = exchangeJournal(book, { exchange, goods: value, replaces: null, ...sold }, '')
      if (journal) post(journal)
      for (const cash of collectionJournals(book, [AT_COURIER], '')) post(cash)
      payDue()
      if (step.arrives < 0.5) sendBack(exchange, sum([price, rounding]))
    }
  }
  world.madeGood.set(itemId, before + received)
}

test('[VSPACE-4] whatever comes back, journals sum to zero, pieces add up, and nothing is given back twice', () => {
  let returned = 0
  fc.assert(
    fc.property(lines, steps, (bought, all) => {
      const scenario = world(bought)
      const pieces = bought.reduce((count, { quantity }) => count + quantity, 0)
      for (const step of all) {
        happen(scenario, step)
        for (const { entries } of scenario.kept.book.journals)
          expect(sum(entries.map(({ amount }) => amount))).toBe(0)
        expect(scenario.withBuyer + scenario.shelf + scenario.lost).toBe(pieces)
        expect(scenario.otherShelf + scenario.othersWithBuyer).toBe(10)
        for (const { returned: back, delivered } of scenario.counted) {
          expect(back).toBeGreaterThanOrEqual(0)
          expect(back).toBeLessThanOrEqual(delivered)
        }
        expect(balanceOf(scenario.kept.book, 'refunds_due')).toBe(0)
        expect(balanceOf(scenario.kept.book, 'buyer_receivable')).toBe(0)
        const given = sum(findRefunds(scenario.kept.book).map(({ goods }) => goods))
        const exchanged = exchangedTotal(scenario.kept.book)
        expect(given).toBeLessThanOrEqual(scenario.paid.goods + exchanged)
      }
      returned += Number(scenario.madeGood.size > 0)
    }),
    { numRuns: 4000 },
  )
  expect(returned).toBeGreaterThan(1000)
})

test('[VSPACE-4] whoever sends everything back piece by piece gets all that was paid for the goods', () => {
  fc.assert(
    fc.property(lines, (bought) => {
      const { items, paid } = world(bought)
      fc.pre(items.some(({ due }) => due > 0))
      const parts = items.flatMap(({ itemId, quantity }) =>
        Array.from({ length: quantity }, (_, before) =>
          itemValue(paid.goods, items, [{ itemId, quantity: 1, before }]),
        ),
      )
      expect(sum(parts)).toBe(paid.goods)
      expect(parts.every((part) => part >= 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
