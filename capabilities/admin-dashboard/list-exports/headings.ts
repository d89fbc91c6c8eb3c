import type { Language } from '#kernel/locale.ts'
import { texts } from '../texts.generated.ts'
import type { ListName } from './sources.ts'

const HEADINGS = {
  users: texts.below('headings.users'),
  vendors: texts.below('headings.vendors'),
  products: texts.below('headings.products'),
  orders: texts.below('headings.orders'),
  'abandoned-carts': texts.below('headings.abandoned-carts'),
  'promo-codes': texts.below('headings.promo-codes'),
  refunds: texts.below('headings.refunds'),
  accesses: texts.below('headings.accesses'),
  'vendor-balances': texts.below('headings.vendor-balances'),
  'payout-batches': texts.below('headings.payout-batches'),
  remittances: texts.below('headings.remittances'),
} as const satisfies Record<ListName, object>

/** Of the columns, in the order of the locale file. */
export const headingsOf = (list: ListName, language: Language): string[] =>
  Object.values(HEADINGS[list]).map((heading) => heading(language))
