import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { buildVendorNavigation } from './navigation.ts'

test('[VSPACE-7] a count beside a label says what it is of, where the label names two things', () => {
  const waiting = { unread: 2, questions: 9, callsDue: 6, requested: 1 }
  const entries = buildVendorNavigation('owner', waiting)
  const entryTo = (to: string) => entries.find((entry) => entry.to === to)
  expect(entryTo(paths.vendorReviews())).toMatchObject({
    count: 9,
    countText: 'vendor-dashboard.questions-waiting',
  })
  expect(entryTo(paths.vendorOrders())).toMatchObject({
    count: 6,
    countText: 'confirmation-calls.due',
  })
  const without = buildVendorNavigation('owner', { ...waiting, callsDue: 0 })
  const orders = without.find(({ to }) => to === paths.vendorOrders())
  expect(orders).toMatchObject({ count: 1 }) // returns to answer
  expect(orders).not.toHaveProperty('countText')
})
