import type { Challenge } from 'altcha-lib'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { MERIEM } from '#tests/support/marketplace-fixture.ts'
import { solveChallenge } from '#tests/support/proof-of-work.ts'
import { countStatuses, twoProcesses } from '../concurrency/two-processes-fixture.ts'

const database = await testDatabase({ max: 16 })
const { first, ports, buy, expectBooksInOrder } = await twoProcesses(database)
type Problem = { code: string; detail: string; waiting: number; maximum: number }

let tajine: { id: string }
beforeEach(async () => {
  await database.pool.query(
    'truncate orders.purchases, platform.outbox, platform.rate_limits cascade',
  )
  const amel = await first.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  tajine = await first.shop.product(amel, { name: 'Tajine', price: 4800, stock: 100_000 })
})
const stock = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ stock: number }>(
    'select sum(on_hand)::int as stock from catalog.variants where product_id = $1',
    [tajine.id],
  )
  return rows[0]!.stock
}
const pieces = (quantity: number) => [{ product_id: tajine.id, quantity }]
const contact = (index: number) => ({
  phone: `0661${String(100_000 + index)}`,
  email: `lyes.${index}@buyer.example`,
})

/** One request, without an answer to a 428. */
async function order(
  shipping: object,
  {
    proof,
    language = 'en',
    key = crypto.randomUUID(),
    quantity = 1,
  }: {
    proof?: string
    language?: string
    key?: string
    quantity?: number
  } = {},
): Promise<{ status: number; body: Problem }> {
  const response = await fetch(`http://127.0.0.1:${ports[0]}/api/v1/checkout`, {
    method: 'POST',
    headers: {
      ...{
        'content-type': 'application/json',
        'accept-language': language,
        'idempotency-key': key,
      },
      ...(proof !== undefined && { 'proof-of-work': proof }),
    },
    body: JSON.stringify({
      ...{ lines: pieces(quantity), payment_method: 'cash_on_delivery' },
      shipping: { ...MERIEM, ...shipping },
    }),
  })
  return { status: response.status, body: (await response.json()) as Problem }
}
async function prove(purpose = 'checkout'): Promise<string> {
  const url = `http://127.0.0.1:${ports[1]}/api/v1/proof-of-work?purpose=${purpose}`
  const response = await fetch(url)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return solveChallenge((await response.json()) as Challenge)
}

test('hundreds of carts of 999 pieces from one address leave the market its stock', async () => {
  const oneBuyer = await Promise.all(Array.from({ length: 100 }, () => buy(pieces(999))))
  const manyNames = await Promise.all(
    Array.from({ length: 200 }, (_, index) => buy(pieces(999), { shipping: contact(index) })),
  )

  expect(countStatuses([...oneBuyer, ...manyNames])).toEqual({ 422: 300 })
  expect(await stock()).toBe(100_000)

  // Within the limit they get what it allows, by phone and by e-mail.
  await buy(pieces(150), { shipping: contact(1) })
  for (const shared of ['phone', 'email'] as const) {
    const again = await buy(pieces(51), {
      shipping: { ...contact(2), [shared]: contact(1)[shared] },
      language: 'fr',
    })
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'too_many_unconfirmed_pieces', waiting: 150, maximum: 200 },
    })
    expect((again.body as Problem).detail).toContain('200 articles non confirmés, dont 150')
  }
  expect((await buy(pieces(50), { shipping: contact(1) })).status).toBe(201)
  expect(await stock()).toBe(99_800)
}, 120_000)

test('two carts of one buyer at once cannot pass the limit together', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      buy(pieces(150), { shipping: { ...contact(index), phone: contact(0).phone } }),
    ),
  )
  expect(countStatuses(answers)).toEqual({ 201: 1, 422: 19 })
  expect(await stock()).toBe(100_000 - 150)
}, 60_000)

test('pieces that were confirmed by a call, paid or cancelled do not count', async () => {
  expect((await buy(pieces(200), { shipping: contact(1) })).status).toBe(201)
  for (const change of [
    `confirmed_at = confirmed_at + interval '1 hour'`,
    `payment_status = 'paid'`,
    `status = 'processing', processing_at = now()`,
  ]) {
    expect((await buy(pieces(1), { shipping: contact(1) })).status).toBe(422)
    await database.pool.query(`update orders.orders set ${change} where item_count = 200`)
    const { body } = await buy(pieces(1), { shipping: contact(1) })
    expect(body).toMatchObject({ number: expect.any(String) })
    await database.pool.query(
      `update orders.orders set status = 'confirmed', confirmed_at = placed_at, payment_status = 'pending'`,
    )
  }
}, 60_000)

test('the sixth order of a phone or mailbox within an hour needs a proof, in three languages', async () => {
  for (let index = 0; index < 5; index += 1)
    expect((await order({ ...contact(index), phone: contact(0).phone })).status).toBe(201)
  const sixth = (language: string, proof?: string) =>
    order({ phone: contact(0).phone }, { language, ...(proof && { proof }) })

  const details = []
  for (const language of ['fr', 'en', 'ar']) {
    const { status, body } = await sixth(language)
    expect([status, body.code]).toEqual([428, 'proof_of_work_required'])
    details.push(body.detail)
  }
  expect(new Set(details).size).toBe(3)
  const proof = await prove()
  expect((await sixth('en', await prove('sign_in'))).status).toBe(428)
  expect((await sixth('en', proof)).status).toBe(201)
  expect((await sixth('en', proof)).status).toBe(428)

  // Spellings of one mailbox are one; another buyer is not asked.
  for (let index = 0; index < 5; index += 1)
    await order({ ...contact(100 + index), email: `victim+${index}@mail.example` })
  expect((await order({ ...contact(200), email: 'victim@mail.example' })).status).toBe(428)
  expect((await order(contact(300))).status).toBe(201)
}, 60_000)

test('a repeated order is answered as before, proof or not, and stays one', async () => {
  const key = crypto.randomUUID()
  const answers = [await order(contact(1), { key })]
  for (let index = 0; index < 4; index += 1) answers.push(await order(contact(1), { key }))
  answers.push(await order(contact(1), { key, proof: await prove() }))
  expect(countStatuses(answers)).toEqual({ 201: 6 })
  expect(await stock()).toBe(99_999)
})

test('an order whose answer was lost is answered without a proof, however many follow it', async () => {
  const key = crypto.randomUUID()
  const placed = await order(contact(1), { key })
  for (let index = 0; index < 5; index += 1) await order(contact(1))
  expect((await order(contact(1))).status).toBe(428)
  expect(await order(contact(1), { key })).toEqual(placed)
  expect((await order(contact(1), { key, quantity: 2 })).status).toBe(428) // another order
  expect(await stock()).toBe(100_000 - 5)
})

test('500 buyers behind one address buy within a minute', async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, index) => buy(pieces(1), { shipping: contact(index) })),
  )
  expect(countStatuses(answers)).toEqual({ 201: 500 })
  expect(await stock()).toBe(99_500)
  await expectBooksInOrder()
}, 180_000)
