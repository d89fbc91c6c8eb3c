import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, ticket, delivered, amel } = fixture

const documents = (id: string) =>
  sql(
    `select kind, subject, language, total_centimes::int as total, buyer->>'name' as buyer
     from documents.invoices where order_id = $1 order by issued_at, subject desc`,
    id,
  )
const BOTH = [
  { kind: 'invoice', subject: 'sale', language: 'ar', total: 960_000, buyer: 'Meriem Benali' },
  { kind: 'invoice', subject: 'delivery', language: 'ar', total: 30_000, buyer: 'Meriem Benali' },
]

test('a delivery is invoiced without a request, in the language of the order; opening it only reads', async () => {
  const { id } = await delivered({ language: 'ar' })
  await market.outbox.drain()
  expect(await documents(id)).toEqual(BOTH)
  expect((await ticket('invoice', [id])).status).toBe(201)
  await market.outbox.drain()
  await market.documents.issueMissingDocuments()
  expect(await documents(id)).toEqual(BOTH)
})

test('without legal numbers the operator invoices its delivery; the job issues the sale when they are there', async () => {
  await sql('update vendors.legal_identities set nif = null where vendor_id = $1', amel())
  const { id } = await delivered({ language: 'ar' })
  await market.outbox.drain()
  await market.documents.issueMissingDocuments()
  expect(await documents(id)).toEqual([BOTH[1]])
  await sql(
    `update vendors.legal_identities set nif = '001215012345678' where vendor_id = $1`,
    amel(),
  )
  await market.documents.issueMissingDocuments()
  expect((await documents(id)).toSorted((a, b) => Number(b['total']) - Number(a['total']))).toEqual(
    BOTH,
  )
})

test('orders that were delivered before are invoiced by the job, in batches, each once', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await delivered({ language: 'ar' })).id)
  await sql(`update platform.outbox set fanned_out_at = now()`)
  await market.outbox.drain()
  for (const id of ids) expect(await documents(id)).toEqual([])
  await market.documents.issueMissingDocuments()
  for (const id of ids) expect(await documents(id)).toEqual(BOTH)
  const [series] = await sql(
    `select max(number) = count(*) as is_whole, count(*)::int as count from documents.invoices
     where vendor_id = $1 and subject = 'sale'`,
    amel(),
  )
  expect(series).toEqual({ is_whole: true, count: 3 })
})

const accounts = async (id: string) =>
  Object.fromEntries(
    (
      await sql(
        `select a.kind, sum(e.amount_centimes)::int as amount from ledger.journals j
         join ledger.entries e on e.journal_id = j.id join ledger.accounts a on a.id = e.account_id
         where j.order_id = $1 and a.kind in ('delivery_income', 'vat_on_delivery') group by 1`,
        id,
      )
    ).map((row) => [row['kind'], row['amount']]),
  )

test('the VAT of a delivery is in the ledger as its documents state it, and given back with them', async () => {
  const { id } = await delivered()
  expect(await accounts(id)).toEqual({ delivery_income: -30_000 })
  await market.outbox.drain()
  expect(await accounts(id)).toEqual({ delivery_income: -25_210, vat_on_delivery: -4_790 })
  await market.documents.issueMissingDocuments()
  await fixture.changeStatus(id, 'cancelled')
  await market.outbox.drain()
  expect(await accounts(id)).toEqual({ delivery_income: 0, vat_on_delivery: 0 })
  const [stated] = await sql(
    `select sum(case kind when 'invoice' then vat_centimes else -vat_centimes end)::int as vat
     from documents.invoices where subject = 'delivery'`,
  )
  const [posted] = await sql(
    `select -sum(e.amount_centimes)::int as vat from ledger.entries e
     join ledger.accounts a on a.id = e.account_id and a.kind = 'vat_on_delivery'`,
  )
  expect(posted).toEqual(stated)
})
