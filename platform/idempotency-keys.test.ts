import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, hours } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { idempotent, type StoredResponse } from './idempotency-keys.ts'

const { db } = await testDatabase({ capabilities: [] })
const now = new Date('2026-11-21T10:00:00Z')
let count = 0

const buy = (
  key: string,
  body: unknown = { quantity: 1, line: 2 },
  options: { at?: Date; refused?: boolean } = {},
) =>
  inTransaction(db, (tx) =>
    idempotent(
      tx,
      { scope: 'test:amel', key, body, now: options.at ?? now },
      async (): Promise<Result<StoredResponse, { code: 'sold_out' }>> => {
        await sleep(20)
        if (options.refused) return refuse({ code: 'sold_out' })
        count += 1
        return ok({ status: 201, body: `{"order":${count}}` })
      },
    ),
  )

test('twenty hurried clicks make one order, and all get its answer', async () => {
  count = 0

  const answers = await Promise.all(Array.from({ length: 20 }, () => buy('clicks')))

  expect(count).toBe(1)
  expect(new Set(answers.map((answer) => answer.ok && answer.value.body))).toEqual(
    new Set(['{"order":1}']),
  )
  expect(answers.filter((answer) => answer.ok && !answer.value.replayed)).toHaveLength(1)
})

test('the same key with another content is refused; the order of the names does not matter', async () => {
  await buy('content', { quantity: 1, line: 2 })

  expect(await buy('content', { line: 2, quantity: 1 })).toMatchObject({
    ok: true,
    value: { replayed: true },
  })
  expect(await buy('content', { line: 2, quantity: 3 })).toEqual(
    refuse({ code: 'idempotency_key_reused' }),
  )
})

test('a refusal is not kept: the same key may try again', async () => {
  expect(await buy('again', undefined, { refused: true })).toEqual(refuse({ code: 'sold_out' }))
  expect(await buy('again')).toMatchObject({ ok: true, value: { replayed: false } })
})

test('a waiting caller goes on when the first one is refused', async () => {
  const [first, second] = await Promise.all([buy('wait', {}, { refused: true }), buy('wait', {})])

  expect([first.ok, second.ok].filter(Boolean).length).toBeGreaterThanOrEqual(1)
  expect(second).toMatchObject({ ok: true, value: { replayed: false } })
})

test('after 48 hours the key is free', async () => {
  await buy('old', { a: 1 })

  expect((await buy('old', { a: 2 }, { at: after(now, hours(47)) })).ok).toBe(false)
  expect(await buy('old', { a: 2 }, { at: after(now, hours(49)) })).toMatchObject({
    ok: true,
    value: { replayed: false },
  })
})
