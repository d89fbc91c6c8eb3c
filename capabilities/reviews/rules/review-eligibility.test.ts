import { expect, test } from 'vitest'
import type { PurchasedItem } from '../schema.ts'
import { findLineToReview, checkEdit, publicName } from './review-eligibility.ts'

const line = (fields: Partial<PurchasedItem> = {}): PurchasedItem => ({
  orderItemId: 'line',
  vendorId: 'shop',
  productName: 'Tajine',
  isDelivered: true,
  isReviewed: false,
  firstName: 'Meriem',
  lastName: 'Benali',
  ...fields,
})

test('[ACC-6] a received product is judged by one of its lines', () => {
  const waiting = line({ orderItemId: 'waiting', isDelivered: false })
  expect(findLineToReview([waiting, line()], false, 'another shop')).toMatchObject({
    value: { orderItemId: 'line' },
  })
})

test.each([
  ['product_not_bought', [], false, null],
  ['order_not_delivered', [line({ isDelivered: false })], false, null],
  ['already_reviewed', [line()], true, null],
  ['already_reviewed', [line({ isReviewed: true })], false, null],
  ['own_shop', [line()], false, 'shop'],
] as const)('[ACC-6] %s', (code, lines, hasReview, ownVendorId) => {
  expect(findLineToReview(lines, hasReview, ownVendorId)).toEqual({ ok: false, error: { code } })
})

test('what was hidden or withdrawn is not edited', () => {
  expect(checkEdit('published').ok).toBe(true)
  expect(checkEdit('pending').ok).toBe(true)
  expect(checkEdit('hidden')).toMatchObject({ error: { code: 'review_hidden' } })
  expect(checkEdit('withdrawn')).toMatchObject({ error: { code: 'review_hidden' } })
})

test.each([
  ['Meriem', 'Benali', 'Meriem B.'],
  ['مريم', 'بن علي', 'مريم ب.'],
  ['Lyna', ' ', 'Lyna'],
])('%s %s is shown as %s', (first, last, shown) => {
  expect(publicName(first, last)).toBe(shown)
})
