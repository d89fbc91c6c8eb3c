import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { returnsFixture } from '#tests/support/returns-fixture.ts'
import { DownloadTicket } from './contract.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const fixture = await returnsFixture(database, market)
const { sql, call, act, requested, receive, refunds } = fixture

beforeEach(async () => {
  await fixture.clear()
  await sql(
    `insert into vendors.legal_identities (vendor_id, legal_name, legal_form, rc, nif, nis, ai, updated_at)
     values ($1, 'SARL Poterie Amel', 'SARL', '22B1204921/15', '001215012345678', '099915012345678', '15012345678', now())`,
    fixture.shop(),
  )
})

const documents = (body: object, as: 'amel' | 'brahim' = 'amel') =>
  call('vendor/documents/tickets', { body, as })
const invoiceOf = (orderId: string) => documents({ kind: 'invoice', order_ids: [orderId] })
async function refunded(bought: Awaited<ReturnType<typeof fixture.delivered>>): Promise<string> {
  const id = await requested(bought, { refund_method: 'ccp', refund_account: '1234567 clé 68' })
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund', { goods: 4000 })
  const [refund] = await sql(`select id from returns.refunds where return_id = $1`, id)
  await refunds(refund?.['id'] as string, 'approval')
  await refunds(refund?.['id'] as string, 'payment', { reference: 'V-1' })
  return id
}
const notes = () =>
  sql(`select n.reference, c.reference as corrects, n.subtotal_centimes::int as ht,
    n.vat_centimes::int as vat, n.stamp_duty_centimes::int as duty, n.total_centimes::int as total,
    n.language, n.total_in_words as words
    from documents.invoices n join documents.invoices c on c.id = n.corrects order by n.number`)
const year = new Date().getFullYear()

test('[VSPACE-4] what was given back of an invoice is a credit note of its own numbers, linked to it', async () => {
  const bought = await fixture.delivered(2)
  await invoiceOf(bought.orderId)
  const first = await refunded(bought)
  await market.outbox.drain()
  await refunded(bought)
  await market.outbox.drain()
  const note = {
    corrects: `F-${year}-000001`,
    ...{ ht: 336_134, vat: 63_866, duty: 0, total: 400_000 },
    language: 'fr',
    words: 'quatre mille dinars algériens',
  }
  expect(await notes()).toEqual([
    { reference: `A-${year}-000001`, ...note },
    { reference: `A-${year}-000002`, ...note },
  ])
  const { url } = DownloadTicket.parse(
    (await documents({ kind: 'credit_note', return_id: first })).body,
  )
  const rendered = await market.app.request(url)
  expect(rendered.headers.get('content-disposition')).toContain(`A-${year}-000001.pdf`)
  expect(Buffer.from(await rendered.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const [stored] = await sql(
    `select count(*)::int as n from audit.entries where action = 'documents.credit_note_issued'`,
  )
  expect(stored).toEqual({ n: 2 })
})

test('a credit note follows its refund by itself, in Arabic where the buyer reads it', async () => {
  await market.applyStampDuty(true)
  const bought = await fixture.delivered(1, { language: 'ar' })
  const id = await refunded(bought)
  await market.outbox.drain()
  await market.applyStampDuty(false)
  expect(await notes()).toMatchObject([{ language: 'ar', duty: 0, total: 400_000 }])
  const { url } = DownloadTicket.parse(
    (await documents({ kind: 'credit_note', return_id: id })).body,
  )
  expect((await market.app.request(url)).status).toBe(200)
})

test('ten who ask at once get one credit note; before it is owed, and for others, there is none', async () => {
  const bought = await fixture.delivered(1)
  const id = await requested(bought)
  expect((await documents({ kind: 'credit_note', return_id: id })).body).toMatchObject({
    code: 'return_not_refunded',
  })
  await call(`track/returns/${id}/withdrawal`, {
    method: 'POST',
    key: bought.key,
  })
  const next = await refunded(bought)
  const answers = await Promise.all([
    market.outbox.drain(),
    ...Array.from({ length: 10 }, () => documents({ kind: 'credit_note', return_id: next })),
  ])
  expect(answers).toHaveLength(11)
  expect(await notes()).toHaveLength(1)
  expect((await documents({ kind: 'credit_note', return_id: next }, 'brahim')).status).toBe(404)
})

test('a guest opens the credit note by the purchase key, and only by that of the purchase', async () => {
  const bought = await fixture.delivered(1)
  const other = await fixture.delivered(1)
  const id = await refunded(bought)
  const ask = (key: string) =>
    call('track/credit-note-tickets', { method: 'POST', body: { return_id: id }, key })
  expect((await ask(other.key)).status).toBe(404)
  const { url } = DownloadTicket.parse((await ask(bought.key)).body)
  expect(url).not.toContain(bought.key)
  const rendered = await market.app.request(url)
  expect(rendered.headers.get('content-disposition')).toContain(`A-${year}-`)
})

test('[VSPACE-4] a refund is credited when it is approved; withdrawn, a further invoice takes that back', async () => {
  const bought = await fixture.delivered(1)
  await invoiceOf(bought.orderId)
  const id = await requested(bought)
  await act(id, 'acceptance')
  await receive(id, bought.itemId, 1, 'damaged')
  await act(id, 'refund', { goods: 4000 })
  await market.outbox.drain()
  expect(await notes()).toEqual([])
  const refund = await fixture.firstRefund()
  await refunds(refund, 'approval')
  await market.outbox.drain()
  expect(await notes()).toMatchObject([{ reference: `A-${year}-000001`, total: 400_000 }])

  // Tried again, it is the same reduction of the price.
  await refunds(refund, 'failure', { reason: 'compte fermé' })
  await refunds(refund, 'retries', { method: 'cash' })
  const [retry] = await sql(`select id from returns.refunds where state = 'due'`)
  await refunds(retry?.['id'] as string, 'approval')
  await market.outbox.drain()
  expect(await notes()).toHaveLength(1)

  await refunds(retry?.['id'] as string, 'cancellation', { reason: 'erreur' })
  await market.outbox.drain()
  expect(await notes()).toMatchObject([
    { reference: `A-${year}-000001`, total: 400_000 },
    { reference: `F-${year}-000002`, total: 400_000, vat: 63_866 },
  ])
  // Decided again, it is credited again.
  await act(id, 'refund', { goods: 4000 })
  const [next] = await sql(`select id from returns.refunds where state = 'due'`)
  await refunds(next?.['id'] as string, 'approval')
  await market.outbox.drain()
  expect(await notes()).toHaveLength(3)
})
