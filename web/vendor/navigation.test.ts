import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { buildVendorNavigation } from './navigation.ts'

test('[VSPACE-7] a count beside a label says what it is of, where the label names two things', () => {
  const waiting = { unread: 2, questions: 9, callsDue: 6, returnsDue: 1 }
  const entries = buildVendorNavigation('owner', waiting)
  const entryTo = (to: string) => entries.find((entry) => entry.to === to)
  expect(entryTo(paths.vendorReviews())).toMatchObject({
    count: 9,
    countText: 'vendor-dashboard.questions-waiting',
  })
  expect(entryTo(paths.vendorOrders())).toMatchObject({
    count: 6,
    countText: 'vendor-dashboard.calls-due',
  })
  const without = buildVendorNavigation('owner', { ...waiting, callsDue: 0 })
  const orders = without.find(({ to }) => to === paths.vendorOrders())
  expect(orders).toMatchObject({ count: 1, countText: 'vendor-dashboard.returns-due' })
})

test('[I18N-2] the text of a count is of the file that every page of the vendor space loads', () => {
  const entries = buildVendorNavigation('owner', {
    ...{ unread: 1, questions: 1, returnsDue: 1 },
    callsDue: 1,
  })
  const texts = entries.flatMap(({ countText }) => countText ?? [])
  expect(texts.map((key) => key.split('.')[0])).toEqual(['vendor-dashboard', 'vendor-dashboard'])
})
