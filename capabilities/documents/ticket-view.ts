import type { PaperTicketView } from './contract.ts'
import type { Handed } from './operations/hand-out.ts'
import type { IssueRefusal } from './operations/issue-invoice.ts'

/** A ticket as its holder gets it. */
export const ticketView = ({ token, expiresAt }: Handed): PaperTicketView => ({
  url: `/api/v1/files/${token}`,
  expires_at: expiresAt.toISOString(),
})

export const ISSUE_STATUSES: Record<IssueRefusal['code'], 404 | 409> = {
  order_not_found: 404,
  order_not_confirmed: 409,
  order_already_cancelled: 409,
  legal_numbers_missing: 409,
}
