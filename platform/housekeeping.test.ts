import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { after, days, hours, minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { scheduleHousekeeping } from './housekeeping.ts'
import { idempotent } from './idempotency-keys.ts'
import { createJobs } from './jobs/index.ts'
import { rateLimit } from './rate-limit.ts'
import { createOutbox, publish } from './outbox.ts'

const own = await testDatabase({ capabilities: [] })
let now = new Date()
const clock = { now: () => now }
const onError = (error: unknown) => {
  throw error
}

test('what is over is forgotten, what may still be asked for stays', async () => {
  const jobs = createJobs({ database: own, clock, onError })
  const outbox = createOutbox({ database: own, clock, onError })
  scheduleHousekeeping(jobs, { db: own.db, clock })
  await jobs.start()
  await jobs.stop()
  await rateLimit(own.db, { key: 'k', max: 5, per: minutes(1), now })
  await inTransaction(own.db, async (tx) => {
    await publish(tx, { type: 'test.heard' })
    return idempotent(tx, { scope: 's', key: 'k', body: {}, now }, async () =>
      ok({ status: 201, body: '{}' }),
    )
  })
  const left = async () =>
    (
      await own.database.query(
        `select (select count(*) from platform.rate_limits) as limits,
                (select count(*) from platform.idempotency_keys) as answers,
                (select count(*) from platform.outbox) as facts`,
      )
    ).rows[0]

  now = after(now, hours(2))
  await outbox.drain()
  await jobs.drain()
  expect(await left()).toEqual({ limits: 0, answers: 1, facts: 1 })

  now = after(now, days(3))
  await jobs.drain()
  expect(await left()).toEqual({ limits: 0, answers: 0, facts: 1 })

  now = after(now, days(20))
  await jobs.drain()
  expect(await left()).toEqual({ limits: 0, answers: 0, facts: 0 })
})
