import { expect, test } from 'vitest'
import { VatJournal } from '#capabilities/documents/commission.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { queryRows } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { loadDemo } from './load.ts'

test('the VAT journal of each month agrees with what was delivered in it', async () => {
  const database = await testDatabase()
  const market = await marketplaceFixture(database)
  const sql = queryRows(database)
  const log = { info: () => {}, warn: () => {} } as never // only these two are called
  await sql('truncate identity.users, vendors.vendors cascade')
  expect(await loadDemo({ database, clock: market.clock, log })).toBe('loaded')
  await market.documents.issueLoadedDocuments()
  const admin = await market.account('vat-admin@example.dz', 'admin')
  const token = await market.tokenOf(admin.email)
  const months = await sql(`
    select to_char(o.delivered_at at time zone 'Africa/Algiers', 'YYYY-MM') as month,
      sum(i.total_centimes - i.discount_centimes)::float8 as goods
    from orders.orders o join orders.order_items i on i.order_id = o.id
    where o.status = 'delivered' group by 1 order by 1`)
  expect(months.length).toBeGreaterThan(12)
  for (const { month, goods } of months) {
    const [notes] = await sql(
      `select coalesce(sum(subtotal_centimes + vat_centimes), 0)::float8 as goods from documents.invoices
       where kind = 'credit_note' and subject = 'sale' and to_char(issued_on, 'YYYY-MM') = $1`,
      month,
    )
    const path = `/api/v1/admin/money/vat-journal?month=${String(month)}`
    const { vendors } = VatJournal.parse((await callApi(market.app, path, { token })).body)
    const stated = vendors
      .flatMap(({ rows }) => rows)
      .reduce((all, row) => all + row.base + row.vat, 0)
    // A vendor's own delivery is on its invoice too.
    expect(stated * 100).toBeGreaterThanOrEqual(Number(goods) - Number(notes?.['goods']) - 1)
  }
  const [missing] =
    await sql(`select count(*)::int as count from orders.orders o where o.status = 'delivered'
    and not exists (select from documents.invoices n where n.order_id = o.id and n.subject = 'sale')`)
  expect(missing).toEqual({ count: 0 })
}, 120_000)
