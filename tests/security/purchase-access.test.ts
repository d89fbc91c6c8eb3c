import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { OrderReturnsView } from '#capabilities/returns/contract.ts'
import { testDatabase } from '../support/database.ts'
import { MERIEM } from '../support/marketplace-fixture.ts'
import { purchaseAccessFixture, type PurchaseRequest } from './purchase-access-fixture.ts'

/**
 * Staff of one vendor of a purchase, and anyone who holds a parcel of it, know the order number and
 * the buyer's phone. These must give neither the buyer's rights nor data of the other parcels.
 */
const database = await testDatabase()
const fixture = await purchaseAccessFixture(database)
const { market, sql, call, clerk, owner, settle, buyBoth, bought, delivered, statusOf } = fixture

test('[CHECK-7] number and phone show the states of a purchase and nothing else of it', async () => {
  const { number, phone, placed } = await bought()
  for (const requested of [number, placed.number]) {
    const seen = await call(`track?${new URLSearchParams({ number: requested, contact: phone })}`)
    expect(seen.status).toBe(200)
    const { first_name, last_name, address } = MERIEM
    for (const secret of [
      'Casque',
      'Tajine',
      'Brahim',
      'Poterie',
      first_name,
      last_name,
      address,
      'Oran',
      '@',
    ])
      expect(seen.text).not.toContain(secret)
    expect(seen.text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/) // no UUID that another call would accept
    expect(seen.text).not.toMatch(/4800|12500|17300|0550|123456/)
  }
})

const returnOf = async (orderId: string) => {
  const [item] = await sql('select id from orders.order_items where order_id = $1', orderId)
  return {
    order_id: orderId,
    items: [{ item_id: item!['id'] as string, quantity: 1 }],
    reason: 'defective',
    requested_resolution: 'refund',
    refund_method: 'cash',
  }
}

const ADDRESS = { version: 0, address: '4 rue X', city: 'Oran', wilaya: '31', phone: MERIEM.phone }

/** Calls that read or change a purchase outside an account, with the authorized status. */
const waysIn = async (number: string, orderId: string) =>
  [
    [`purchases/${number}`, {}],
    [`track/returns?order_id=${orderId}`, {}],
    ['track/returns', { body: await returnOf(orderId) }],
    [`track/return-photos?order_id=${orderId}`, { body: {} }],
    ['confirmation/links', { body: { order_id: orderId } }],
    [`purchases/${number}/payments`, { body: { method: 'cash_on_delivery' } }],
    [`purchases/${number}/payment-checks`, { body: {} }],
    [`purchases/${number}/cancellations`, { body: { order_id: orderId, reason: 'too_slow' } }],
    [`purchases/${number}/address-quotes`, { body: { wilaya: '16' } }],
    [`purchases/${number}/address-changes`, { body: ADDRESS }],
  ] as const satisfies (readonly [string, PurchaseRequest])[]

test('without the key of the purchase nothing of it opens, whoever is signed in', async () => {
  const { number, phone, others } = await bought()
  const otherUser = await bought()
  await delivered(others.id)
  const callers: PurchaseRequest[] = [
    {},
    { key: '' },
    { key: otherUser.key },
    { key: 'A'.repeat(22) },
    { key: phone },
    { token: clerk },
    { token: owner },
    { token: owner, key: otherUser.key },
  ]
  for (const [path, sent] of await waysIn(number, others.id))
    for (const caller of callers)
      expect([path, (await call(path, { ...sent, ...caller })).status]).toEqual([path, 404])
})

test('number and contact stand in no request that reads more or changes anything', async () => {
  const { number, phone, others, key } = await bought()
  await delivered(others.id)
  const opens = { number, contact: phone }
  for (const [path, sent] of await waysIn(number, others.id)) {
    const query = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(opens)}`
    const body = 'body' in sent ? { body: { ...opens, ...sent.body } } : {}
    expect([404, 422]).toContain((await call(query, body)).status)
  }
  const input = await call('track/returns', { body: await returnOf(others.id), key })
  const { id } = OrderReturnsView.parse(input.body).returns[0]!
  const withdrawal = `track/returns/${id}/withdrawal`
  expect((await call(withdrawal, { body: opens })).status).toBe(404)
  expect((await call(withdrawal, { body: opens, token: clerk })).status).toBe(404)
  expect((await call(withdrawal, { method: 'POST', key })).status).toBe(200)
})

test('a shop of the purchase does not answer for its buyer, to another shop or to itself', async () => {
  const { number, phone, others, key } = await bought()
  expect(await statusOf(others.id)).toBe('pending')
  for (const body of [{ number, contact: phone, order_id: others.id }, { order_id: others.id }])
    for (const token of ['', clerk, owner])
      expect([404, 422]).toContain((await call('confirmation/links', { body, token })).status)
  const made = await call('confirmation/links', { body: { order_id: others.id }, key })
  expect(made.status).toBe(201)
  expect(await statusOf(others.id)).toBe('pending')
})

test('a purchase of an account is read with its key and changed by the account alone', async () => {
  const email = `${crypto.randomUUID()}@mail.example`
  await market.account(email)
  const token = await market.tokenOf(email)
  const { placed, others, key } = await bought(token)
  await delivered(others.id)
  expect((await call(`purchases/${placed.number}`, { key })).body).toMatchObject({
    has_account: true,
  })
  const ways = await waysIn(placed.number, others.id)
  const changing = ways.filter(([path]) =>
    /returns$|photos|links|payments$|cancellations|quotes|changes/.test(path),
  )
  expect(changing).toHaveLength(7)
  for (const [path, sent] of changing) {
    const refused = await call(path, { ...sent, key })
    expect([path, refused]).toMatchObject([path, { status: 403, body: { code: 'sign_in_needed' } }])
  }
  expect((await call(`purchases/${placed.number}`, { token })).status).toBe(200)
  expect((await call('track/returns', { body: await returnOf(others.id), token })).status).toBe(201)
})

test('the key is in the buyer’s mails and in the answer of the checkout, in no queue and at no shop', async () => {
  await sql('truncate platform.dev_emails')
  const idempotencyKey = crypto.randomUUID()
  const first = await buyBoth({ key: idempotencyKey })
  const key = first.key ?? ''
  expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  const stored = async () =>
    JSON.stringify([
      await sql('select * from platform.outbox'),
      await sql('select * from platform.jobs'),
      await sql('select * from platform.idempotency_keys'),
      await sql('select * from orders.purchases'),
    ])
  expect(await stored()).not.toContain(key)
  await market.outbox.drain() // the emails are queued now
  expect(
    await sql(`select 1 from platform.jobs where kind = 'notifications.send_email'`),
  ).not.toEqual([])
  expect(await stored()).not.toContain(key)
  await settle()
  const emails = await sql('select "to", text from platform.dev_emails')
  const withKey = emails.filter(({ text }) => text?.includes(key))
  expect(withKey.map(({ to }) => to)).toContain(MERIEM.email.toLowerCase())
  for (const { to, text } of emails)
    if (to !== MERIEM.email.toLowerCase()) expect(text).not.toContain('#key=')
  expect(withKey[0]!['text']).toContain(`/track?number=${first.number}#key=${key}`)
  expect(await buyBoth({ key: idempotencyKey })).toEqual(first)
  expect(await stored()).not.toContain(key)
})

test('a code goes to the contact of the purchase, opens it once, and ten wrong ones burn it', async () => {
  const { placed, phone, key } = await bought()
  const { number } = placed
  const codeOf = async (table: 'dev_sms' | 'dev_emails', column: string) => {
    const [newest] = await sql(
      `select ${column} as text from platform.${table} order by id desc limit 1`,
    )
    return /\b\d{6}\b/.exec(newest!['text'] as string)?.[0] ?? ''
  }
  const request = async (contact: string) => {
    const answer = await call(`purchases/${number}/access-codes`, { body: { contact } })
    await settle()
    return answer
  }
  const check = (code: string, id = number, contact = phone) =>
    call(`purchases/${id}/access-code-checks`, { body: { code, contact } })

  expect((await request('0660 00 00 00')).status).toBe(404)
  expect((await request(phone)).body).toEqual({ channel: 'sms' })
  const texted = await sql('select "to", message from platform.dev_sms')
  expect(texted.at(-1)).toMatchObject({ to: phone })
  const burnt = await codeOf('dev_sms', 'message')
  const wrong = burnt === '000000' ? '000001' : '000000'
  const attempts = await Promise.all(Array.from({ length: 10 }, () => check(wrong)))
  for (const attempt of attempts) expect(attempt.status).toBe(422)
  expect((await check(burnt)).body).toMatchObject({ code: 'access_code_wrong' })

  await sql('truncate platform.dev_emails')
  expect((await request(MERIEM.email)).body).toEqual({ channel: 'email' })
  const code = await codeOf('dev_emails', 'text')
  const stored = JSON.stringify([
    await sql('select * from orders.access_codes'),
    await sql('select * from platform.jobs'),
  ])
  expect(stored).not.toContain(code)
  const other = await bought()
  expect((await check(code, other.placed.number)).status).toBe(422)
  // Without the contact it opens nothing, and wrong ones do not burn it: a number is no secret.
  const otherContact = '0660 00 00 00'
  for (const tried of [code, ...Array.from({ length: 11 }, () => wrong)])
    expect((await check(tried, number, otherContact)).status).toBe(422)
  expect(await check(code)).toMatchObject({ status: 201, body: { key } })
  expect((await check(code)).status).toBe(422)

  expect((await request(phone)).status).toBe(202)
  expect((await request(phone)).status).toBe(429) // three per quarter of an hour
})

const trackedFrom = async (from: string, number: string, contact: string) =>
  (await call(`track?${new URLSearchParams({ number, contact })}`, { from })).status
const guessFrom = async (from: string, number: string, times: number) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1)
    statuses.push(await trackedFrom(from, number, `0660 00 00 ${10 + n}`))
  return statuses.filter((status) => status === 404).length
}

test('guesses of one network do not shut a buyer of another one out', async () => {
  const { placed, phone } = await bought()
  expect(await guessFrom('41.0.0.1', placed.number, 40)).toBe(15)
  expect(await trackedFrom('41.0.0.1', placed.number, phone)).toBe(429)
  expect(await trackedFrom('105.0.0.1', placed.number, phone)).toBe(200)
})

test('guesses of many networks are thirty an hour, and a code still reaches the buyer', async () => {
  const { placed, phone, key } = await bought()
  const { number } = placed
  let guesses = 0
  for (let network = 1; network <= 4; network += 1)
    guesses += await guessFrom(`41.0.0.${network}`, number, 15)
  expect(guesses).toBe(30)
  expect(await trackedFrom('105.0.0.1', number, phone)).toBe(429)

  await sql('truncate platform.dev_sms')
  const request = (contact: string, from: string) =>
    call(`purchases/${number}/access-codes`, { body: { contact }, from })
  const guessed = await request('0660 00 00 00', '105.0.0.1')
  expect([guessed.status, guessed.body]).toEqual([202, { channel: 'sms' }])
  await settle()
  expect(await sql('select 1 from platform.dev_sms')).toEqual([])
  for (let n = 0; n < 5; n += 1) {
    const right = await request(phone, '105.0.0.1')
    expect([right.status, right.body]).toEqual([202, { channel: 'sms' }]) // alike above its limit
  }
  await settle()
  const sent = await sql('select "to", message from platform.dev_sms order by id')
  expect(sent.map(({ to }) => to)).toEqual([phone, phone, phone])
  const code = /\b\d{6}\b/.exec(sent.at(-1)!['message']!)?.[0] ?? ''
  const opened = await call(`purchases/${number}/access-code-checks`, {
    body: { code, contact: phone },
    from: '105.0.0.1',
  })
  expect(opened).toMatchObject({ status: 201, body: { key } })
})

test('a code that is over opens nothing, and the key of an erased buyer neither', async () => {
  const { placed, phone, key } = await bought()
  const path = `purchases/${placed.number}`
  await call(`${path}/access-codes`, { body: { contact: phone } })
  await settle()
  const [{ message }] = (await sql(
    'select message from platform.dev_sms order by id desc limit 1',
  )) as [{ message: string }]
  const code = /\b\d{6}\b/.exec(message)?.[0] ?? ''
  market.clock.advance(minutes(16))
  const body = { code, contact: phone }
  expect((await call(`${path}/access-code-checks`, { body })).status).toBe(422)
  expect((await call(path, { key })).status).toBe(200)
  await inTransaction(database.db, async (tx) => {
    await market.orders.retention.purchases(tx, {
      before: new Date('2100-01-01'),
      at: market.clock.now(),
      most: 1000,
    })
    return ok(null)
  })
  expect((await call(path, { key })).status).toBe(404)
})
