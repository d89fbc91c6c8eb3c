import type { Journal, OrderBook, PostedJournal } from '../schema.ts'
import { collectionsOf, stampDutyJournal, unreversedJournals } from './order-book.ts'

const parcelOf = ({ details }: PostedJournal): string | null =>
  details?.of === 'collection' || details?.of === 'stamp_duty' ? details.parcelId : null

/** The duties of these collections, to be reversed with them. */
export function dutiesOf(book: OrderBook, collections: readonly PostedJournal[]): PostedJournal[] {
  const parcels = collections.map(parcelOf)
  return unreversedJournals(book, 'stamp_duty').filter((duty) => parcels.includes(parcelOf(duty)))
}

/** An order is reopened: the duty of the cash that it kept is due once more. */
export function reinstatedDuties(book: OrderBook, memo: string): Journal[] {
  const again = new Map<string | null, Journal>()
  const unreversed = unreversedJournals(book, 'stamp_duty').map(parcelOf)
  const collected = collectionsOf(book).map(parcelOf)
  for (const journal of book.journals) {
    const parcelId = parcelOf(journal)
    if (journal.kind !== 'stamp_duty' || !journal.isReversed || journal.reverses !== null) continue
    if (unreversed.includes(parcelId) || !collected.includes(parcelId)) continue
    const stampDuty = journal.entries.find(({ account }) => account === 'buyer_receivable')!.amount // as it was posted
    again.set(parcelId, stampDutyJournal(book, { parcelId, stampDuty }, memo))
  }
  return [...again.values()]
}
