import { expect, test } from 'vitest'
import { gathered, NEWS, newsFor, read, written } from './live-updates.ts'

test('whoever works in a shop hears what their work is', () => {
  const news = { about: NEWS, placed: 2 }
  expect(newsFor('owner', news)).toEqual(news)
  expect(newsFor('catalogue', news)).toEqual({ about: ['reviews', 'bell'], placed: 0 })
  expect(newsFor('calls', news)).toEqual({ about: ['calls', 'bell'], placed: 0 })
  expect(newsFor('orders', news)).toEqual({
    about: ['orders', 'calls', 'messages', 'returns', 'bell'],
    placed: 2,
  })
  expect(newsFor('calls', { about: ['messages'], placed: 0 })).toBeNull()
})

test('what came together is told once to each shop, and read as it was written', () => {
  const news = gathered([
    { vendorId: 'a', about: ['orders'], placed: 1 },
    { vendorId: 'b', about: ['messages'], placed: 0 },
    { vendorId: 'a', about: ['returns', 'orders'], placed: 1 },
  ])
  expect(news).toEqual([
    { vendorId: 'a', about: ['orders', 'returns'], placed: 2 },
    { vendorId: 'b', about: ['messages'], placed: 0 },
  ])
  expect(written(news).map(read)).toEqual(news)
  expect(read('a 1 orders weather')).toEqual({ vendorId: 'a', placed: 1, about: ['orders'] })
  expect(read('')).toBeNull()
})
