import { expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { VatJournal } from './commission.contract.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, delivered } = fixture
const monthOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Algiers' }).format(date).slice(0, 7)
const month = monthOf(market.clock.now())

await market.account('closing@example.dz', 'admin')
await market.account('reopening@example.dz', 'admin')
const post = async (path: string, email: string, body: object) =>
  callApi(market.app, `/api/v1/admin/money/${path}`, { token: await market.tokenOf(email), body })
const journalOf = async (wanted: string, email = 'closing@example.dz') => {
  const path = `/api/v1/admin/money/vat-journal?month=${wanted}`
  const answer = await callApi(market.app, path, { token: await market.tokenOf(email) })
  return VatJournal.parse(answer.body)
}

test('a closed month takes no document; what comes late counts in the month of its issue, by name', async () => {
  await delivered()
  await market.outbox.drain()
  await delivered()
  expect(await post('vat-closings', 'closing@example.dz', { month })).toMatchObject({
    status: 409,
    body: { code: 'month_not_over' },
  })
  expect(await journalOf(month)).toMatchObject({ is_over: false, closing: null, late: [] })
  market.clock.advance(days(32))
  const next = monthOf(market.clock.now())
  const before = await journalOf(month)
  expect(before.uninvoiced).toEqual({ base: 960, vat: 182.4, vendors: 1 })
  expect((await post('vat-closings', 'closing@example.dz', { month })).status).toBe(204)
  expect((await post('vat-closings', 'closing@example.dz', { month })).body).toMatchObject({
    code: 'month_closed',
  })
  await market.outbox.drain()
  const closed = await journalOf(month)
  expect(closed).toMatchObject({
    closing: { closed_by: 'closing@example.dz', is_own: true },
    operator_vat: before.operator_vat + 182.4,
    uninvoiced: { base: 0, vat: 0, vendors: 0 },
    vendors: before.vendors,
  })
  const after = await journalOf(next)
  expect(after.late).toMatchObject([
    { subject: 'delivery', month, documents: 1, vat: 47.9 },
    { subject: 'sale', month, documents: 1, vat: 1532.77 },
  ])
  expect(after.operator_vat).toBe(47.9)
})

/** A spreadsheet takes it as a number: no point, no apostrophe, two decimals at most. */
function centimesOf(cell: string | undefined): number {
  expect(cell).toMatch(/^-?\d+(,\d{1,2})?$/)
  return Math.round(100 * Number(cell?.replace(',', '.')))
}

test('the register of a month names each document, and adds up to the journal', async () => {
  const token = await market.tokenOf('closing@example.dz')
  const path = `/api/v1/admin/money/document-register-file?month=${month}`
  const { bytes } = await callApi(market.app, path, { token })
  const [head, ...rows] = bytes.toString().replace('\uFEFF', '').trim().split('\r\n')
  const separator = head!.includes(';') ? ';' : ','
  const columns = head!.split(separator)
  const cells = rows.map((row) => row.split(separator))
  const sumOf = (column: string, subject: string): number =>
    cells
      .filter((row) => row[columns.indexOf('Nature')] === subject)
      .reduce((sum, row) => sum + centimesOf(row[columns.indexOf(column)]), 0) / 100
  const journal = await journalOf(month)
  expect(sumOf('TVA', 'Commission et services') + sumOf('TVA', 'Livraison')).toBe(
    journal.operator_vat,
  )
  expect(sumOf('TVA', 'Ventes')).toBe(journal.vendors[0]?.vat)
  const [sale] = cells.filter((row) => row[columns.indexOf('Nature')] === 'Ventes')
  expect(sale?.[columns.indexOf('Numéro')]).toMatch(/^F-/)
  expect(sale?.[columns.indexOf('Commande')]).toMatch(/^Y-/)
})

test('who closed a month does not open it again; another admin does, with a reason', async () => {
  const reason = 'G50 rectificative'
  const reopen = (email: string, body: object = { month, reason }) =>
    post('vat-reopenings', email, body)
  expect((await reopen('closing@example.dz')).body).toMatchObject({ code: 'second_person_needed' })
  expect((await reopen('reopening@example.dz', { month, reason: '' })).status).toBe(422)
  expect((await reopen('reopening@example.dz')).status).toBe(204)
  expect((await reopen('reopening@example.dz')).body).toMatchObject({ code: 'month_open' })
  // A document stays where it was counted.
  expect(await journalOf(month)).toMatchObject({ closing: null })
  const kinds = (await journalOf(month)).operator.map(({ subject }) => subject)
  expect(kinds).toEqual(['commission', 'delivery'])
  const audited = await sql(
    `select action, after ->> 'month' as month, after ->> 'reason' as reason from audit.entries
     where subject_type = 'vat_closing' order by id`,
  )
  expect(audited).toEqual([
    { action: 'documents.vat_month_closed', month, reason: null },
    { action: 'documents.vat_month_reopened', month, reason },
  ])
})

test('the database refuses a document of a closed month', async () => {
  await sql(
    `insert into documents.vat_closings (id, month, closed_by, closed_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), now())`,
    `${monthOf(market.clock.now())}-01`,
  )
  await delivered()
  await expect(market.documents.issueMissingDocuments()).rejects.toThrow('no documents')
  await sql(
    `update documents.vat_closings set reopened_by = closed_by, reopened_at = now(), reopen_reason = 'test'`,
  )
  await market.documents.issueMissingDocuments()
  const [open] =
    await sql(`select count(*)::int as count from orders.orders o where status = 'delivered'
    and not exists (select from documents.invoices n where n.order_id = o.id and n.subject = 'sale')`)
  expect(open).toEqual({ count: 0 })
})

test('commission that is invoiced after the closing counts in the month of its issue', async () => {
  const late = monthOf(market.clock.now())
  market.clock.advance(days(32))
  await sql(
    `insert into documents.vat_closings (id, month, closed_by, closed_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), now())`,
    `${late}-01`,
  )
  await market.documents.issueCommissionInvoices()
  const counted = await sql(
    `select to_char(counted_in, 'YYYY-MM') as month from documents.invoices
     where subject = 'commission' and month = $1`,
    `${late}-01`,
  )
  expect(counted).toEqual([{ month: monthOf(market.clock.now()) }])
})
