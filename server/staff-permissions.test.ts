import { expect, test } from 'vitest'
import { requiredPermission } from './staff-permissions.ts'

const ID = '019b76da-a800-7000-8000-000000000000'

test.each([
  ['PUT', '/api/v1/vendor/payout-account', 'owning'],
  ['DELETE', `/api/v1/vendor/staff/${ID}`, 'owning'],
  ['GET', '/api/v1/vendor/staff', 'owning'],
  ['GET', '/api/v1/vendor/calls', 'calls'],
  ['PUT', `/api/v1/vendor/calls/${ID}/claim`, 'calls'],
  ['PUT', '/api/v1/vendor/calls/settings', 'managing'],
  ['GET', `/api/v1/vendor/orders/${ID}`, 'calls'],
  ['HEAD', '/api/v1/vendor/orders/:id', 'calls'],
  ['GET', '/api/v1/vendor/orders', 'orders'],
  ['POST', `/api/v1/vendor/orders/${ID}/status-changes`, 'orders'],
  ['POST', '/api/v1/vendor/documents/tickets', 'orders'],
  ['POST', `/api/v1/vendor/returns/${ID}/receipt`, 'orders'],
  ['POST', `/api/v1/vendor/returns/${ID}/refund`, 'orders'], // up to the sum of the settings
  ['POST', `/api/v1/vendor/returns/${ID}/exchange`, 'managing'],
  ['POST', `/api/v1/vendor/returns/${ID}/exchange-steps`, 'managing'],
  ['POST', '/api/v1/vendor/returns/:id/closing', 'managing'],
  ['GET', '/api/v1/vendor/couriers/yalidine/communes', 'orders'],
  ['PUT', '/api/v1/vendor/couriers/yalidine/account', 'managing'],
  ['POST', '/api/v1/vendor/products', 'catalogue'],
  ['GET', '/api/v1/vendor/reviews', 'catalogue'],
  ['GET', '/api/v1/vendor/money', 'managing'],
  ['GET', '/api/v1/vendor/dashboard', 'managing'],
  ['GET', '/api/v1/vendor/something-new', 'managing'],
  // Prefixes match whole words only.
  ['GET', '/api/v1/vendor/staffing', 'managing'],
])('%s %s is %s', (method, path, duty) => {
  expect(requiredPermission(method, path)).toBe(duty)
})
