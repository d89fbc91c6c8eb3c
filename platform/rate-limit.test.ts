import { expect, test } from 'vitest'
import { after, minutes, seconds } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { deleteExpiredRateLimits, rateLimit, rateLimits } from './rate-limit.ts'

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

test('several limits are one statement: each is counted, and each has its own outcome', async () => {
  const both = (first: string, second: string) =>
    rateLimits(db, [
      { key: first, max: 1, per: minutes(60), now: start },
      { key: second, max: 40, per: minutes(1), now: start },
    ])
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 ? both('a-phone', 'a-network') : both('a-phone', 'b-network'),
    ),
  )
  expect(outcomes.filter(([phone]) => phone!.allowed)).toHaveLength(1)
  expect(outcomes.every(([, network]) => network!.allowed)).toBe(true)
  const crossed = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? both('x', 'y') : both('y', 'x'))),
  )
  expect(crossed).toHaveLength(40)
})
