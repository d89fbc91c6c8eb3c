import type { DownloadTicketView } from './contract.ts'
import type { VendorDocumentRefusal } from './kinds/printer.ts'
import type { CreditNoteRefusal } from './operations/issue-download-ticket.ts'
import type { IssueRefusal } from './operations/open-invoice.ts'
import type { FileAddress } from './operations/sign-files.ts'

export const downloadTicketView = ({ url, expiresAt }: FileAddress): DownloadTicketView => ({
  url,
  expires_at: expiresAt.toISOString(),
})

export const ISSUE_STATUSES = {
  order_not_found: 404,
  order_not_confirmed: 409,
  order_already_cancelled: 409,
  invoice_not_ready: 409,
  legal_numbers_missing: 409,
} as const satisfies Record<IssueRefusal['code'], number>

export const CREDIT_STATUSES = {
  ...ISSUE_STATUSES,
  return_not_refunded: 409,
} as const satisfies Record<CreditNoteRefusal['code'], number>

export const VENDOR_DOCUMENT_STATUSES = {
  ...CREDIT_STATUSES,
  label_unavailable: 409,
  courier_unavailable: 503,
} as const satisfies Record<VendorDocumentRefusal['code'] | CreditNoteRefusal['code'], number>
