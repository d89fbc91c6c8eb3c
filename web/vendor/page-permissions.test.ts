import { expect, test } from 'vitest'
import { homePageOf, canOpenPage } from './page-permissions.ts'

test('each role begins at its own page, and no other than it may open', () => {
  expect((['owner', 'manager', 'catalogue', 'orders', 'calls'] as const).map(homePageOf)).toEqual([
    '/vendor/dashboard',
    '/vendor/dashboard',
    '/vendor/products',
    '/vendor/orders',
    '/vendor/orders?view=calls',
  ])
  for (const role of ['owner', 'manager', 'catalogue', 'orders', 'calls'] as const)
    expect(canOpenPage(role, homePageOf(role))).toBe(true)
})

test('pages below a page are as that page; a page that nobody named is the managers’', () => {
  expect(canOpenPage('catalogue', '/vendor/products/new')).toBe(true)
  expect(canOpenPage('catalogue', '/vendor/products-of-others')).toBe(false)
  expect(canOpenPage('orders', '/vendor/products')).toBe(false)
  expect(canOpenPage('manager', '/vendor/staff')).toBe(false)
  expect(canOpenPage('manager', '/vendor/anything')).toBe(true)
  expect(canOpenPage('orders', '/vendor/anything')).toBe(false)
})
