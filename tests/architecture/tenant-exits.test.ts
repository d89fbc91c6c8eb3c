import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What leaves the tenant of its request, and why; docs/decisions/0092. */
const EXITS: Record<string, string> = {
  'platform/database/listener.ts': 'a socket that a request opened lives on for everybody',
  'server/guards.ts': 'sessions and memberships are read before there is a tenant',
  'capabilities/orders/operations/correct-address.ts':
    'a purchase has one address and one total for the orders of all its shops',
  'capabilities/documents/operations/issue-download-ticket.ts':
    'the shop’s invoice of an order that the buyer was shown takes the next number of its series',
  'capabilities/orders/operations/answer-delivery-claim.ts':
    'a delivery that the buyer confirms is booked for its shop',
  'capabilities/orders/operations/cancel-order-as-buyer.ts':
    'a cancelled order gives back the stock and the money of its shop',
  'capabilities/privacy/operations/personal-data.ts':
    'the export and the erasure of a person reach rows that no account page shows',
  'capabilities/returns/operations/request-return.ts':
    'a return counts what its shop delivered, and holds its payout back',
  'capabilities/returns/operations/withdraw-return.ts':
    'a withdrawn exchange gives back the stock that its shop kept for it',
  'capabilities/reviews/operations/edit-review.ts':
    'a review moves the ratings of the product and of its shop',
  'capabilities/reviews/operations/find-shop-of-reviewer.ts':
    'the account that reviews may be of the shop’s staff, which no account page shows',
  'capabilities/reviews/operations/write-review.ts':
    'a review moves the ratings of the product and of its shop',
  'capabilities/vendors/operations/accept-staff-invitation.ts':
    'who follows the link of an invitation is not yet of the shop that sent it',
}

const callers = (name: string): string[] =>
  globSync('{platform,capabilities,server,demo}/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('platform/database/tenants'))
    .filter((path) => new RegExp(`\\b${name}\\(`).test(readFileSync(path, 'utf8')))
    .toSorted()

test('the tenant of a request is left in the listed places only', () => {
  expect(callers('asOwner')).toEqual(Object.keys(EXITS).toSorted())
})

test('only the guards say who the tenant is', () => {
  expect(callers('asTenant')).toEqual(['server/guards.ts'])
})
