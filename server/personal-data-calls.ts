import type { AccessKind } from '#capabilities/privacy/enums.contract.ts'
import { type ApiDocument, personalFields } from './personal-data-fields.ts'

/**
 * `ids` is where the response names the data subjects: `payouts.vendor_id`, through arrays, or
 * `query`. Without it: the `:id` of the path, or `user_id` or `id` of each of `items`. A file
 * records its rows while it is written.
 */
export type ShownData = { kind: AccessKind; ids?: string }

const shows = (kind: AccessKind, ids?: string): ShownData => ({ kind, ...(ids && { ids }) })

/** Calls for the access log: admins, and programs with a service token, see data of people. */
export const CALLS_SHOWING_PERSONAL_DATA: Readonly<Record<string, ShownData>> = {
  'GET /api/v1/admin/users': shows('user'),
  'GET /api/v1/admin/users/:id': shows('user'),
  'GET /api/v1/admin/users/:id/addresses': shows('user'),
  'GET /api/v1/admin/users/:id/sessions': shows('user'),
  'GET /api/v1/admin/lists/users/file': shows('user'),
  'GET /api/v1/admin/customers/:id': shows('person'),
  'GET /api/v1/admin/notes': shows('person', 'query'),
  'GET /api/v1/admin/emails': shows('person'),
  'GET /api/v1/admin/search': shows('person'),
  'GET /api/v1/admin/contact/:id': shows('person'),
  'GET /api/v1/admin/audit': shows('person', 'items.actor_id'),
  'GET /api/v1/admin/activity': shows('person', 'items.actor.id'),
  'GET /api/v1/admin/activity/file': shows('person'),
  'GET /api/v1/admin/orders': shows('order'),
  'GET /api/v1/admin/orders/:id': shows('order'),
  'GET /api/v1/admin/orders/:id/messages': shows('order'),
  'GET /api/v1/admin/lists/orders/file': shows('order'),
  'GET /api/v1/admin/returns': shows('order', 'items.order_id'),
  'GET /api/v1/admin/abandoned-carts': shows('cart'),
  'GET /api/v1/admin/lists/abandoned-carts/file': shows('cart'),
  'GET /api/v1/admin/vendors': shows('vendor'),
  'GET /api/v1/admin/vendors/:id': shows('vendor'),
  'GET /api/v1/admin/vendors/:id/verification-documents/:document': shows('vendor'),
  'GET /api/v1/admin/lists/vendors/file': shows('vendor'),
  'GET /api/v1/admin/dashboard': shows('vendor', 'waiting.id'),
  'GET /api/v1/admin/money/batches/:id': shows('vendor', 'payouts.vendor_id'),
  'GET /api/v1/admin/money/batches/:id/file': shows('vendor', 'payouts.vendor_id'),
  'GET /api/v1/admin/money/batch-proposals': shows('vendor', 'payouts.vendor_id'),
  'GET /api/v1/admin/money/other-sums': shows('order', 'items.order_id'),
  'GET /api/v1/admin/refunds': shows('refund'),
  'GET /api/v1/admin/refunds/:id': shows('refund'),
  'GET /api/v1/admin/lists/refunds/file': shows('refund'),
  'GET /api/v1/admin/privacy/requests': shows('request'),
  'GET /api/v1/admin/privacy/requests/:id': shows('request'),
  'GET /api/v1/admin/privacy/erasures/:id': shows('erasure'),
  'GET /api/v1/admin/privacy/people': shows('person'),
  'GET /api/v1/admin/privacy/people/export': shows('person'),
  'GET /auth/v1/admin/users': shows('user', 'users.id'),
  'GET /auth/v1/admin/users/:userId': shows('user'),
  'GET /auth/v1/admin/users/:userId/factors': shows('user'),
}

/** Calls that look like it, and why they are not in the access log. */
export const CALLS_WITHOUT_PERSONAL_DATA: Readonly<Record<string, string>> = {
  'GET /api/v1/admin/live-updates': 'names what is new, and nothing of it',
  'GET /api/v1/admin/system': 'counts of e-mails that were given up',
  'GET /api/v1/admin/pickup-points': 'addresses of offices of couriers',
  'GET /api/v1/admin/money/remittances/:id/receipt': 'parcels and sums',
  'GET /api/v1/admin/money/manual-journals': 'accounts of the ledger, not of people',
  'GET /api/v1/admin/money/manual-journals/:id/attachments/:attachment':
    'a receipt of the operator: it is not known whom it names',
  'GET /api/v1/admin/money/bank-lines': 'what the bank wrote: it is not known whom it names',
  'GET /api/v1/admin/money/bank-records': 'numbers, names of shops and sums',
  'GET /api/v1/admin/money/commission-invoices': 'names of shops and sums',
  'GET /api/v1/admin/money/commission-invoices/:id/file': 'an invoice to a shop',
  'GET /api/v1/admin/money/vat-journal': 'names of shops and sums',
  'GET /api/v1/admin/money/vat-journal-file': 'names of shops and sums',
  'GET /api/v1/admin/money/document-register-file': 'numbers, names of shops and sums',
  'GET /api/v1/admin/money/journals': 'accounts of the ledger, not of banks',
  'GET /api/v1/admin/money/cut-off-file': 'numbers of orders, names of shops and sums',
  'GET /api/v1/admin/money/journals-file': 'accounts of the ledger, not of banks',
  'GET /api/v1/admin/money/auxiliary-balance': 'names of shops and couriers, and sums',
  'GET /api/v1/admin/money/trial-balance-file': 'sums of accounts',
  'GET /api/v1/admin/money/auxiliary-balance-file': 'names of shops and couriers, and sums',
  'GET /api/v1/admin/lists/products/file': 'products and names of shops',
  'GET /api/v1/admin/lists/promo-codes/file': 'codes and sums',
  'GET /api/v1/admin/lists/vendor-balances/file': 'names of shops and sums',
  'GET /api/v1/admin/lists/payout-batches/file': 'sums of batches',
  'GET /api/v1/admin/lists/remittances/file': 'sums of couriers',
  'GET /api/v1/admin/privacy/accesses': 'the access log itself: a view would add to it',
  'GET /api/v1/admin/lists/accesses/file': 'the access log itself; the export is audited',
  'GET /api/v1/admin/privacy/register.csv': 'kinds of processing',
  'GET /api/v1/admin/privacy/register.html': 'kinds of processing',
  'GET /api/v1/admin/privacy/breaches/:id/file': 'the report to the authority counts people',
  'GET /auth/v1/admin/sso/providers': 'companies and their domains',
  'GET /auth/v1/admin/sso/providers/:id': 'companies and their domains',
}

const ADMIN_READS = /^GET \/(api|auth)\/v1\/admin\//

/** Throws for an admin's read whose contract has data of people, unless it is declared above. */
export function checkPersonalDataCalls(
  document: object,
  routes: readonly { method: string; path: string }[],
): void {
  const calls = new Set(
    routes.map(({ method, path }) => `${method} ${path}`).filter((call) => ADMIN_READS.test(call)),
  )
  const declared = { ...CALLS_SHOWING_PERSONAL_DATA, ...CALLS_WITHOUT_PERSONAL_DATA }
  const missing = [...calls].flatMap((call) => {
    if (call in declared) return []
    const fields = personalFields(document as ApiDocument, call) // reads only what it declares
    return fields.length > 0 ? [`${call} (${fields.join(', ')})`] : []
  })
  if (missing.length > 0)
    throw new Error(
      `shows people, and is not declared in server/personal-data-calls.ts: ${missing.join('; ')}`,
    )
  const gone = Object.keys(declared).filter((call) => !calls.has(call))
  if (gone.length > 0)
    throw new Error(`no route for ${gone.join(', ')} (server/personal-data-calls.ts)`)
}
