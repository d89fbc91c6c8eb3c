import type { Journal, OrderBook, PostedJournal, SaleDetails } from '../schema.ts'
import { exchangeJournal } from './exchange.ts'
import { findSale, isSold, reinstatedBy, RETURNED_TO_SHOP } from './order-book.ts'
import { givenBack } from './refund.ts'

/**
 * Posted again because the order was reopened while the vendor keeps the items, and the buyer what exchanges brought.
 * Not for undelivered returns: those items are shipped again.
 */
export function reinstatedOf(book: OrderBook, memo: string): Journal[] {
  const sale = findSale(book)
  if (!sale || !isSold(book)) return []
  const isReinstated = (id: string) =>
    book.journals.some(({ details }) => reinstatedBy(details) === id)
  const isWithdrawn = (id: string) =>
    book.journals.some(({ reverses, details }) => reverses === id && details?.of === 'withdrawal')
  const undone = book.journals.filter(
    ({ id, isReversed }) => isReversed && !isReinstated(id) && !isWithdrawn(id),
  )
  const again: Journal[] = []
  for (const { id, details } of undone) {
    const now = again.reduce(withJournal, book)
    const journal = reinstatementOf(now, sale, { id, details, memo })
    // Null also where the sale has shrunk since, so that the refund no longer fits.
    if (journal) again.push(journal)
  }
  return again
}

const withJournal = (book: OrderBook, journal: Journal): OrderBook => ({
  ...book,
  journals: [...book.journals, { ...journal, id: '', reverses: null, isReversed: false }],
})

function reinstatementOf(
  book: OrderBook,
  sale: SaleDetails,
  { id: reinstates, details, memo }: Pick<PostedJournal, 'id' | 'details'> & { memo: string },
): Journal | null {
  if (details?.of === 'exchange') {
    const { commission: _, of: __, ...exchange } = details
    return exchangeJournal(book, { ...exchange, reinstates }, memo)
  }
  if (details?.of !== 'refund' || details.reason === RETURNED_TO_SHOP) return null
  const { goods, delivery, reason, deliveryBy, ofExchanges } = details
  const refund = { goods, delivery, reason, ...(deliveryBy && { deliveryBy }), ofExchanges }
  const journal = givenBack(book, sale, { ...refund, memo, to: 'refunds_due', reinstates })
  return journal.ok ? journal.value : null
}
