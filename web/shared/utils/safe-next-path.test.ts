import { expect, test } from 'vitest'
import { safeNextPath } from './safe-next-path.ts'

test('[AUTH-1] a path of ours is kept whole', () => {
  expect(safeNextPath('/admin/orders?status=pending#top')).toBe('/admin/orders?status=pending#top')
})

test.each([
  null,
  '',
  'admin/orders',
  'https://example.com/',
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/x/..//example.com',
  '/.//example.com',
  '/auth',
  '/auth?next=/auth',
])('[AUTH-1] %j leads home', (next) => {
  expect(safeNextPath(next)).toBe('/')
})
