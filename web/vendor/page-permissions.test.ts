import { expect, test } from 'vitest'
import { homeOf, mayOpen } from './page-permissions.ts'

test('each role begins at its own page, and no other than it may open', () => {
  expect((['owner', 'manager', 'catalogue', 'orders', 'calls'] as const).map(homeOf)).toEqual([
    '/vendor/dashboard',
    '/vendor/dashboard',
    '/vendor/products',
    '/vendor/orders',
    '/vendor/orders?view=calls',
  ])
  for (const role of ['owner', 'manager', 'catalogue', 'orders', 'calls'] as const)
    expect(mayOpen(role, homeOf(role))).toBe(true)
})

test('pages below a page are as that page; a page that nobody named is the managers’', () => {
  expect(mayOpen('catalogue', '/vendor/products/new')).toBe(true)
  expect(mayOpen('catalogue', '/vendor/products-of-others')).toBe(false)
  expect(mayOpen('orders', '/vendor/products')).toBe(false)
  expect(mayOpen('manager', '/vendor/staff')).toBe(false)
  expect(mayOpen('manager', '/vendor/anything')).toBe(true)
  expect(mayOpen('orders', '/vendor/anything')).toBe(false)
})
