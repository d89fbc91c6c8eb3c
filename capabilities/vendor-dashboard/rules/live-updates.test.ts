import { expect, test } from 'vitest'
import {
  mergeUpdates,
  LIVE_UPDATE_KINDS,
  updatesForRole,
  parseUpdates,
  serializeUpdates,
} from './live-updates.ts'

test('whoever works in a shop hears what their work is', () => {
  const news = { about: LIVE_UPDATE_KINDS, placed: 2 }
  expect(updatesForRole('owner', news)).toEqual(news)
  expect(updatesForRole('catalogue', news)).toEqual({ about: ['reviews', 'bell'], placed: 0 })
  expect(updatesForRole('calls', news)).toEqual({ about: ['calls', 'bell'], placed: 0 })
  expect(updatesForRole('orders', news)).toEqual({
    about: ['orders', 'calls', 'messages', 'returns', 'bell'],
    placed: 2,
  })
  expect(updatesForRole('calls', { about: ['messages'], placed: 0 })).toBeNull()
})

test('what came together is told once to each shop, and read as it was written', () => {
  const news = mergeUpdates([
    { vendorId: 'a', about: ['orders'], placed: 1 },
    { vendorId: 'b', about: ['messages'], placed: 0 },
    { vendorId: 'a', about: ['returns', 'orders'], placed: 1 },
  ])
  expect(news).toEqual([
    { vendorId: 'a', about: ['orders', 'returns'], placed: 2 },
    { vendorId: 'b', about: ['messages'], placed: 0 },
  ])
  expect(serializeUpdates(news).map(parseUpdates)).toEqual(news)
  expect(parseUpdates('a 1 orders weather')).toEqual({
    vendorId: 'a',
    placed: 1,
    about: ['orders'],
  })
  expect(parseUpdates('')).toBeNull()
})
