import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/result.ts'
import { after, days, hours, seconds } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createOutbox, publish } from './outbox.ts'
import { deleteDeliveredEvents, fanOutEvents } from './outbox-queries.ts'

const own = await testDatabase({ capabilities: [] })
const { db, database } = own

type Paid = { type: 'test.paid'; order: string; at: Date }
let now = new Date()
const clock = { now: () => now }
const outboxOf = (onError: (error: unknown) => void = () => {}) =>
  createOutbox({ database: own, clock, onError, workers: 2 })
const paid = (order: string): Paid => ({ type: 'test.paid', order, at: now })
const announce = (order: string, aggregate: string | null = null) =>
  inTransaction(db, async (tx) => ok(await publish(tx, paid(order), aggregate)))

beforeEach(async () => {
  now = new Date()
  await database.query('truncate platform.outbox cascade')
})

test('every subscriber hears what was committed, and nothing else', async () => {
  const received: string[] = []
  const outbox = outboxOf()
  outbox.subscribe<Paid>(
    'test.mail',
    'test.paid',
    async ({ order }) => void received.push(`mail ${order}`),
  )
  outbox.subscribe<Paid>(
    'test.sums',
    'test.paid',
    async ({ order }) => void received.push(`sums ${order}`),
  )
  outbox.subscribe<{ type: 'test.other' }>(
    'test.else',
    'test.other',
    async () => void received.push('else'),
  )
  await inTransaction(db, async (tx) => {
    await publish(tx, paid('refused'))
    return refuse({ code: 'no' })
  })
  await announce('A')

  await outbox.drain()
  await outbox.drain()

  expect(received.toSorted()).toEqual(['mail A', 'sums A'])
})

test('one failing subscriber neither stops nor repeats the others, and leaves nothing half done', async () => {
  const received: string[] = []
  const errors: unknown[] = []
  let broken = true
  const outbox = outboxOf((error) => errors.push(error))
  outbox.subscribe<Paid>('test.good', 'test.paid', async ({ order }) => void received.push(order))
  outbox.subscribe<Paid>('test.bad', 'test.paid', async ({ order }, tx) => {
    await publish(tx, { type: 'test.follow_up', order })
    if (broken) throw new Error('no line')
    received.push(`late ${order}`)
  })
  await announce('A')

  await outbox.drain()
  expect(received).toEqual(['A'])
  const followUps = "select from platform.outbox where type = 'test.follow_up'"
  expect((await database.query(followUps)).rowCount).toBe(0)

  broken = false
  now = after(now, seconds(3))
  await outbox.drain()
  expect(received).toEqual(['A', 'late A'])
  expect((await database.query(followUps)).rowCount).toBe(1)
  expect(errors).toHaveLength(1)
})

test('facts of one order keep their order even when the first one fails', async () => {
  const received: string[] = []
  let broken = true
  const outbox = outboxOf()
  outbox.subscribe<Paid>('test.bad', 'test.paid', async ({ order }) => {
    if (order === 'A1' && broken) throw new Error('no line')
    received.push(order)
  })
  await announce('A1', 'A')
  await announce('A2', 'A')
  await announce('B1', 'B')

  await outbox.drain()
  expect(received).toEqual(['B1'])

  broken = false
  now = after(now, seconds(3))
  await outbox.drain()
  expect(received).toEqual(['B1', 'A1', 'A2'])
})

test('facts that come together are heard together; one that fails holds back no other', async () => {
  const received: string[][] = []
  const outbox = outboxOf()
  outbox.subscribeMany<Paid>('test.many', 'test.paid', async (events) => {
    if (events.some(({ order }) => order === 'B')) throw new Error('never')
    received.push(events.map(({ order }) => order))
  })
  for (const order of ['A', 'B', 'C']) await announce(order)
  await outbox.drain()
  expect(received).toEqual([['A'], ['C']])

  for (const order of ['D', 'E']) await announce(order)
  await outbox.drain()
  expect(received.slice(2)).toEqual([['D', 'E']])
})

test('a fact that nobody can hear is kept as a dead letter, and lets the next one pass', async () => {
  const received: string[] = []
  const outbox = outboxOf()
  outbox.subscribe<Paid>('test.bad', 'test.paid', async ({ order }) => {
    if (order === 'A1') throw new Error('never')
    received.push(order)
  })
  await announce('A1', 'A')
  await announce('A2', 'A')

  for (let round = 0; round < 12; round += 1) {
    await outbox.drain()
    now = after(now, hours(2))
  }
  await outbox.drain()

  expect(received).toEqual(['A2'])
  await deleteDeliveredEvents(db, after(now, days(1)))
  const { rows } = await database.query(
    'select state, attempts, error from platform.outbox_deliveries',
  )
  expect(rows).toMatchObject([
    { state: 'dead', attempts: 12, error: expect.stringContaining('never') },
  ])
})

test('while one process hands out the facts, no other one overtakes it', async () => {
  const received: string[] = []
  const [run, other] = [outboxOf(), outboxOf()]
  for (const outbox of [run, other])
    outbox.subscribe<Paid>('test.slow', 'test.paid', async ({ order }) => void received.push(order))
  await announce('A1', 'A')

  await inTransaction(db, async (tx) => {
    await fanOutEvents(tx, [['test.slow', { type: 'test.paid' }]], now)
    await announce('A2', 'A')
    expect(await other.drain()).toBe(0)
    return ok(null)
  })
  await other.drain()

  expect(received).toEqual(['A1', 'A2'])
})

test('two processes deliver each fact once and in order, woken at the commit', async () => {
  const received: string[] = []
  const processes = [outboxOf(), outboxOf()]
  for (const outbox of processes) {
    outbox.subscribe<Paid>('test.slow', 'test.paid', async ({ order }) => {
      await sleep(2)
      received.push(order)
    })
    outbox.start()
  }

  const orders = ['A', 'B', 'C', 'D']
  await Promise.all(
    orders.map(async (order) => {
      for (let n = 0; n < 8; n += 1) await announce(`${order}${n}`, order)
    }),
  )
  for (let waits = 0; received.length < 32 && waits < 300; waits += 1) {
    now = new Date()
    await sleep(10)
  }
  await Promise.all(processes.map((outbox) => outbox.stop()))

  for (const order of orders)
    expect(received.filter((name) => name.startsWith(order))).toEqual(
      Array.from({ length: 8 }, (_, n) => `${order}${n}`),
    )
})
