import type { PaperTicketView } from './contract.ts'
import type { CreditRefusal, ShopPaperRefusal } from './operations/issue-download-ticket.ts'
import type { IssueRefusal } from './operations/issue-invoice.ts'
import type { FileAddress } from './operations/sign-files.ts'

/** An address as its viewer gets it. */
export const ticketView = ({ url, expiresAt }: FileAddress): PaperTicketView => ({
  url,
  expires_at: expiresAt.toISOString(),
})

export const ISSUE_STATUSES = {
  order_not_found: 404,
  order_not_confirmed: 409,
  order_already_cancelled: 409,
  legal_numbers_missing: 409,
} as const satisfies Record<IssueRefusal['code'], number>

export const CREDIT_STATUSES = {
  ...ISSUE_STATUSES,
  return_not_refunded: 409,
} as const satisfies Record<CreditRefusal['code'], number>

export const SHOP_PAPER_STATUSES = {
  ...CREDIT_STATUSES,
  label_not_there: 409,
  courier_unavailable: 503,
} as const satisfies Record<ShopPaperRefusal['code'] | CreditRefusal['code'], number>
