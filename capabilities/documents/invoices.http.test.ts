import { expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { DownloadTicket } from './contract.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, tokens, amel } = fixture
const { post, ticket, opened, documentOf, bought, delivered, changeStatus } = fixture

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pages = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\b/g)?.length ?? 0
const numbersTaken = () =>
  sql(
    `select count(*)::int as invoices from documents.invoices where vendor_id = $1 and subject = 'sale'`,
    amel(),
  )

test('an invoice is refused without legal numbers, and after a cancellation', async () => {
  const { id } = await delivered()
  await sql('update vendors.legal_identities set nif = null where vendor_id = $1', amel())
  expect(await ticket('invoice', [id])).toMatchObject({
    status: 409,
    body: { code: 'legal_numbers_missing', detail: expect.stringContaining('numéros légaux') },
  })
  await sql(
    `update vendors.legal_identities set nif = '001215012345678' where vendor_id = $1`,
    amel(),
  )
  await ticket('invoice', [id])
  await changeStatus(id, 'cancelled')
  await market.outbox.drain()
  expect(
    await sql(
      `select kind, subject, total_centimes::int as total, cancelled_at, rules->>'why' as why
       from documents.invoices where order_id = $1 order by issued_at, subject desc`,
      id,
    ),
  ).toMatchObject([
    { kind: 'invoice', subject: 'sale', total: 960_000 },
    { kind: 'invoice', subject: 'delivery', total: 30_000 },
    { kind: 'credit_note', subject: 'sale', total: 960_000, cancelled_at: null, why: 'cancelled' },
    { kind: 'credit_note', subject: 'delivery', total: 30_000, why: 'cancelled' },
  ])
  const never = await delivered()
  await changeStatus(never.id, 'cancelled')
  expect((await ticket('invoice', [never.id])).body).toMatchObject({
    code: 'order_already_cancelled',
  })
})

test('no number is taken before the goods are delivered: every reader hears when the invoice comes', async () => {
  const { id, key } = await guestPurchase()
  const admin = await market.account('invoice-admin@example.dz', 'admin')
  const adminToken = await market.tokenOf(admin.email)
  const answers = [
    await ticket('invoice', [id]),
    await guestTicket(id, key),
    await callApi(market.app, `/api/v1/admin/orders/${id}/documents/tickets`, {
      body: { kind: 'invoice' },
      token: adminToken,
    }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'invoice_not_ready', detail: expect.stringContaining('livrée') },
    })
  expect(await numbersTaken()).toEqual([{ invoices: 0 }])
  for (const kind of ['packing_slip', 'label']) expect((await ticket(kind, [id])).status).toBe(201)

  await changeStatus(id, 'delivered')
  expect((await ticket('invoice', [id])).status).toBe(201)
  expect(await numbersTaken()).toEqual([{ invoices: 1 }])
})

test('an order that is paid by card has its invoice when it is delivered, as VAT is due then', async () => {
  const { id } = await bought()
  await sql(`update orders.orders set payment_status = 'paid' where id = $1`, id)
  expect(await ticket('invoice', [id])).toMatchObject({ body: { code: 'invoice_not_ready' } })
  expect(await numbersTaken()).toEqual([{ invoices: 0 }])
})

test('[ACC-2] a buyer opens the invoice of their own order once it is delivered', async () => {
  const { id } = await bought({ token: tokens.meriem })
  const ask = (as: keyof typeof tokens) => post(`account/orders/${id}/invoice/tickets`, as)
  expect(await ask('meriem')).toMatchObject({ status: 409, body: { code: 'invoice_not_ready' } })
  await changeStatus(id, 'delivered')
  const { url } = DownloadTicket.parse((await ask('meriem')).body)
  const mine = await opened(url)
  expect(mine.status).toBe(200)
  expect(pages(mine.bytes)).toBe(2) // the sale, and the operator's delivery
  expect(pages((await documentOf('invoice', [id])).bytes)).toBe(1)
  expect((await ask('nawel')).status).toBe(404)
})

test('[ACC-2] an invoice opens in the language that its reader chooses; the document of record stays', async () => {
  const { id } = await delivered()
  const url = String((await ticket('invoice', [id])).body['url'])
  const record = await opened(url)
  for (const lang of ['ar', 'en']) {
    const { status, bytes, answer } = await opened(`${url}&lang=${lang}`)
    expect(status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(`-${lang}.pdf"`)
    expect(text(bytes)).toContain(`/Lang (${lang})`)
  }
  for (const same of ['fr', 'tlh'])
    expect(text((await opened(`${url}&lang=${same}`)).bytes)).toBe(text(record.bytes))
})

async function guestPurchase() {
  const placed: PlacedView = await fixture.placed()
  return { id: placed.orders[0]!.id, key: placed.key ?? '' }
}
const guestTicket = (order_id: string, key: string, language = 'fr') =>
  callApi(market.app, '/api/v1/track/invoice-tickets', {
    body: { order_id },
    headers: { 'purchase-key': key },
    language,
  })

test('[ACC-2] a guest opens the invoice by the purchase key, in each language, for five minutes', async () => {
  const { id, key } = await guestPurchase()
  await changeStatus(id, 'delivered')
  const { url } = DownloadTicket.parse((await guestTicket(id, key)).body)
  expect(url).not.toContain(key)
  for (const lang of ['fr', 'ar', 'en']) {
    const { status, bytes } = await opened(`${url}&lang=${lang}`)
    expect([lang, status]).toEqual([lang, 200])
    expect(text(bytes)).toContain(`/Lang (${lang})`)
  }
  expect(text((await opened(url)).bytes)).toBe(text((await opened(url)).bytes))
  market.clock.advance(minutes(5))
  expect((await opened(url)).status).toBe(410)
})

test('[ROLE-3] a purchase key opens the invoices of its own purchase only', async () => {
  const [mine, theirs] = [await guestPurchase(), await guestPurchase()]
  for (const { id } of [mine, theirs]) await changeStatus(id, 'delivered')
  for (const key of [theirs.key, '', 'AAAAAAAAAAAAAAAAAAAAAA'])
    expect(await guestTicket(mine.id, key)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    })
  const { url } = DownloadTicket.parse((await guestTicket(mine.id, mine.key)).body)
  const address = new URL(url, 'https://yova.example')
  address.searchParams.set('orders', theirs.id)
  expect((await opened(address.pathname + address.search)).status).toBe(403)
})
