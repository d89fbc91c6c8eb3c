import { expect, test } from 'vitest'
import { after, minutes, seconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deleteExpiredRateLimits, rateLimit } from './rate-limit.ts'

const { db, database } = await testDatabase({ capabilities: [] })
const start = new Date('2026-11-21T10:00:00Z')
const use = (key: string, now = start, max = 5) => rateLimit(db, { key, max, per: minutes(1), now })
const allowed = async (uses: ReturnType<typeof use>[]) =>
  (await Promise.all(uses)).filter((outcome) => outcome.allowed).length

test('of thirty uses at once, exactly the limit passes', async () => {
  expect(await allowed(Array.from({ length: 30 }, () => use('race')))).toBe(5)
})

test('a new minute does not double the limit: the last uses still weigh', async () => {
  const late = after(start, seconds(59))
  expect(await allowed(Array.from({ length: 5 }, () => use('edge', late)))).toBe(5)

  const justAfter = after(start, seconds(61))
  const refused = await use('edge', justAfter)

  expect(refused).toEqual({ allowed: false, retryAfterSeconds: 59 })
  const halfWay = after(start, seconds(90))
  expect(await allowed(Array.from({ length: 5 }, () => use('edge', halfWay)))).toBe(2)
  expect((await use('edge', after(start, minutes(10)))).allowed).toBe(true)
})

test('two keys do not count together, and what is over is forgotten', async () => {
  await allowed(Array.from({ length: 5 }, () => use('one')))
  expect((await use('other')).allowed).toBe(true)

  await deleteExpiredRateLimits(db, after(start, minutes(60)))

  const { rows } = await database.query('select count(*)::int as left from platform.rate_limits')
  expect(rows).toEqual([{ left: 0 }])
})

test('a limit of zero lets nobody pass', async () => {
  expect((await use('closed', start, 0)).allowed).toBe(false)
})
