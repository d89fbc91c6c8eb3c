import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints, centimes, roundingToDinar, sum } from '#kernel/money.ts'
import type { CommissionRule, Sale } from '../schema.ts'
import { commissionOf } from './commission.ts'
import { saleJournal } from './sale.ts'

const amount = fc.integer({ min: 0, max: 90_000_000 }).map(centimes)
const rate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
const share = fc.double({ min: 0, max: 1, noNaN: true })

const sales = fc
  .record({ subtotal: amount, shipping: amount, off: share, ours: share, taken: rate, vat: rate })
  .chain((given) =>
    fc.constantFrom('vendor' as const, 'operator' as const).map((carriedBy) => {
      const discount = Math.floor((given.subtotal + given.shipping) * given.off)
      const discountByOperator = centimes(Math.floor(discount * given.ours))
      const due = centimes(given.subtotal + given.shipping - discount)
      const rounding = roundingToDinar(due)
      const sale: Sale = {
        orderId: 'order',
        orderNumber: 'Y-00000000-1',
        vendorId: 'amel',
        subtotal: given.subtotal,
        shipping: given.shipping,
        rounding,
        total: centimes(due + rounding),
        discountByVendor: centimes(discount - discountByOperator),
        discountByOperator,
        discountOnDelivery: centimes(0),
        carriedBy,
        commission: centimes(Math.floor((given.subtotal * given.taken) / 10_000)),
        commissionRate: given.taken,
        commissionReason: 'settings',
      }
      return { sale, vat: given.vat }
    }),
  )

test('the entries of any sale sum to zero, and none is nothing', () => {
  fc.assert(
    fc.property(sales, ({ sale, vat }) => {
      const { entries } = saleJournal(sale, vat)
      expect(sum(entries.map((entry) => entry.amount))).toBe(0)
      expect(entries.every((entry) => entry.amount !== 0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a sale of 10 000 DA at 5 %, carried by the operator', () => {
  const sale: Sale = {
    orderId: 'order',
    orderNumber: 'Y-00000000-1',
    vendorId: 'amel',
    subtotal: centimes(1_000_000),
    shipping: centimes(40_000),
    rounding: centimes(0),
    total: centimes(940_000),
    discountByVendor: centimes(0),
    discountByOperator: centimes(100_000),
    discountOnDelivery: centimes(0),
    carriedBy: 'operator',
    commission: centimes(50_000),
    commissionRate: basisPoints(500),
    commissionReason: 'settings',
  }
  const subject = (given: Sale) =>
    Object.fromEntries(
      saleJournal(given, basisPoints(1900)).entries.map((e) => [e.account, e.amount]),
    )

  expect(subject(sale)).toEqual({
    buyer_receivable: 940_000,
    platform_discounts: 100_000,
    vendor_payable: -940_500,
    platform_commission: -50_000,
    vat_on_commission: -9_500,
    delivery_income: -40_000,
  })
  expect(subject({ ...sale, carriedBy: 'vendor' })).toMatchObject({ vendor_payable: -980_500 })
  expect(subject({ ...sale, carriedBy: 'vendor' })).not.toHaveProperty('delivery_income')
})

const rule = (fields: Partial<CommissionRule>): CommissionRule => ({
  scope: 'global',
  vendorId: null,
  category: null,
  rate: basisPoints(700),
  fixed: centimes(0),
  ...fields,
})
const lines = [
  { amount: centimes(100_000), categories: ['mode', 'mode-beaute'] },
  { amount: centimes(50_000), categories: ['livres'] },
]
const count = (rules: CommissionRule[]) =>
  commissionOf({ vendorId: 'amel', lines, rules, defaultRate: basisPoints(500) })

test('the closest rule takes: shop, category, category above, global, settings', () => {
  const global = rule({})
  const above = rule({ scope: 'category', category: 'mode-beaute', rate: basisPoints(800) })
  const category = rule({ scope: 'category', category: 'mode', rate: basisPoints(1000) })
  const shop = rule({ scope: 'vendor', vendorId: 'amel', rate: basisPoints(300) })
  const other = rule({ scope: 'vendor', vendorId: 'brahim', rate: basisPoints(9000) })

  expect(count([other])).toEqual({ rate: 500, amount: 7_500, reason: 'settings' })
  expect(count([global])).toEqual({ rate: 700, amount: 10_500, reason: 'global' })
  expect(count([global, above])).toMatchObject({
    amount: 11_500,
    reason: 'category:mode-beaute, global',
  })
  expect(count([global, above, category])).toMatchObject({ amount: 13_500, rate: 900 })
  expect(count([global, category, shop])).toEqual({ rate: 300, amount: 4_500, reason: 'vendor' })
})

test('a fixed part counts once, and a shop never owes more than it sold', () => {
  expect(count([rule({ fixed: centimes(2_000) })]).amount).toBe(12_500)
  expect(count([rule({ fixed: centimes(900_000) })]).amount).toBe(150_000)
})
