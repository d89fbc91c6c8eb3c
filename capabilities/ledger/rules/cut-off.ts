import { type Centimes, centimes, minus, sum, ZERO_CENTIMES } from '#kernel/money.ts'
import type { AccountKind, Journal, OrderBook } from '../schema.ts'
import { balanceOf, findRefunds, findSale, isSold, RETURNED_TO_SHOP } from './order-book.ts'
import { amountPaid, saleAfterRefunds } from './refund.ts'
import { postedEntries, saleAmounts } from './sale.ts'
import { addGivenUp, type GivenUp, NO_REFUND } from './sale-parts.ts'

/** Of an order: the price of its delivered parcels, and whether they carried its delivery. */
export type DeliveredPart = { amount: Centimes; withDelivery: boolean }

/** Of what was not delivered, in centimes. */
export type UndeliveredPart = {
  price: Centimes
  payable: Centimes
  commission: Centimes
  delivery: Centimes
  discount: Centimes
  rounding: Centimes
  /** Of `payable`: owed by the buyer, or paid in advance. */
  receivable: Centimes
  advance: Centimes
  deferred: Centimes
}

/**
 * What giving the rest up would take: all of the sale when nothing was delivered (`delivered` null), else its share, by
 * price and the remainder by difference. Null when the sale does not stand.
 */
export function undeliveredPart(
  book: OrderBook,
  delivered: DeliveredPart | null,
): UndeliveredPart | null {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return null
  // Refunds of a partly delivered order are of what was delivered, but for what came back before it was.
  const before = findRefunds(book)
    .filter(({ reason }) => delivered === null || reason === RETURNED_TO_SHOP)
    .reduce<GivenUp>(addGivenUp, NO_REFUND)
  const paid = amountPaid(sale)
  const was = new Map(saleAmounts(saleAfterRefunds(sale, before)))
  const rest = new Map<AccountKind, number>(
    delivered === null
      ? []
      : saleAmounts(saleAfterRefunds(sale, addGivenUp(before, givenUpOf(delivered)))),
  )
  const part = (account: AccountKind): Centimes =>
    centimes((was.get(account) ?? 0) - (rest.get(account) ?? 0))
  const owed = balanceOf(book, 'buyer_receivable')
  return splitPart(part, owed)

  function givenUpOf({ amount, withDelivery }: DeliveredPart): GivenUp {
    const goods = minus(amount, withDelivery ? paid.delivery : ZERO_CENTIMES)
    const back = { goods: centimes(Math.max(0, paid.goods - before.goods - goods)) }
    if (withDelivery) return { ...back, delivery: ZERO_CENTIMES }
    const waived = minus(sale!.discountOnDelivery, before.waived ?? ZERO_CENTIMES)
    return { ...back, delivery: minus(paid.delivery, before.delivery), waived }
  }
}

function splitPart(part: (account: AccountKind) => Centimes, owed: Centimes): UndeliveredPart {
  const credited = (account: AccountKind) => minus(ZERO_CENTIMES, part(account))
  const price = part('buyer_receivable')
  const payable = credited('vendor_payable')
  const unpaid = Math.max(0, Math.min(owed, price))
  const receivable = centimes(Math.max(0, Math.min(payable, unpaid)))
  // What neither the buyer owes nor paid is the operator's discount: its deferred expense.
  const advance = centimes(Math.max(0, Math.min(payable - receivable, price - unpaid)))
  const commission = credited('platform_commission')
  const delivery = credited('delivery_income')
  const rounding = credited('rounding')
  const discount = part('platform_discounts')
  const earned = minus(sum([commission, delivery, rounding]), discount)
  const deferred = minus(sum([earned, payable]), sum([receivable, advance]))
  return {
    ...{ price, payable, commission, delivery, discount, rounding },
    ...{ receivable, advance, deferred },
  }
}

/** One journal of the operator for all of them, so that no account by vendor or order changes. */
export function cutOffJournal(parts: readonly UndeliveredPart[], memo: string): Journal {
  const total = (name: keyof UndeliveredPart) => sum(parts.map((part) => part[name]))
  return {
    ...{ kind: 'cut_off', orderId: null, vendorId: null, memo, details: null },
    entries: postedEntries([
      ['platform_commission', total('commission')],
      ['delivery_income', total('delivery')],
      ['rounding', total('rounding')],
      ['platform_discounts', 0 - total('discount')],
      ['deferred_income', 0 - total('deferred')],
      ['undelivered_goods', total('payable')],
      ['buyer_receivable', 0 - total('receivable')],
      ['buyer_advances', 0 - total('advance')],
    ]),
  }
}
