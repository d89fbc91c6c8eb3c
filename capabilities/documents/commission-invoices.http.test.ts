import { beforeEach, expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'
import { CommissionInvoicesPage, VatJournal, VendorVatJournal } from './commission.contract.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, tokens, amel, delivered, changeStatus } = fixture
let admin = ''
let token = ''
const now = new Date()
const monthOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Algiers' }).format(date).slice(0, 7)
const month = monthOf(now)

beforeEach(async () => {
  token ||= await market.tokenOf((await market.account('tax-admin@example.dz', 'admin')).email)
  admin = token
})

const ask = (path: string, as: string, body?: object, language = 'fr') =>
  callApi(market.app, `/api/v1/${path}`, { token: as, language, ...(body && { body }) })
const fileOf = async (path: string, as: string) =>
  market.app.request(`/api/v1/${path}`, { headers: { authorization: `Bearer ${as}` } })

/** The clock of the month after, until the test is over. */
async function inNextMonth<Value>(work: () => Promise<Value>): Promise<Value> {
  market.clock.advance(days(32))
  token = await market.tokenOf('tax-admin@example.dz')
  admin = token
  try {
    return await work()
  } finally {
    market.clock.advance(days(-32))
    token = await market.tokenOf('tax-admin@example.dz')
  }
}
const inLedger = async (kind: string) =>
  Number(
    (
      await sql(
        `select coalesce(-sum(e.amount_centimes), 0)::int as n from ledger.entries e
         join ledger.accounts a on a.id = e.account_id join ledger.journals j on j.id = e.journal_id
         where a.kind = $1 and j.vendor_id = $2`,
        kind,
        amel(),
      )
    )[0]?.['n'],
  )
const commissionOf = (vendorId: string) =>
  sql(
    `select kind, reference, subtotal_centimes::int as subtotal, vat_centimes::int as vat, to_char(month, 'YYYY-MM') as month,
       seller->>'name' as seller, buyer->>'nif' as nif, payment_method
     from documents.invoices where vendor_id = $1 and subject = 'commission' order by id`,
    vendorId,
  )

const BY_ORDER =
  'TVA calculée et arrondie au centime pour chaque opération (commande, frais), puis additionnée.'

test.runIf(hasPoppler)(
  'the commission of a month is invoiced once, exactly as the ledger has it',
  async () => {
    await delivered()
    await delivered()
    expect(await ask('admin/money/commission-invoices', admin, { month })).toMatchObject({
      status: 409,
      body: { code: 'month_not_over' },
    })
    await inNextMonth(async () => {
      const issue = () => ask('admin/money/commission-invoices', admin, { month })
      const both = await Promise.all([issue(), issue()])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      await market.documents.issueCommissionInvoices()
      const [commission, vat] = [
        await inLedger('platform_commission'),
        await inLedger('vat_on_commission'),
      ]
      // 5 % of 2 × 9,600, and 19 % of it.
      expect([commission, vat]).toEqual([96_000, 18_240])
      const rows = await commissionOf(amel())
      expect(rows).toMatchObject([
        { kind: 'invoice', subtotal: commission, vat, month, payment_method: 'set_off' },
      ])
      expect(rows[0]).toMatchObject({ reference: expect.stringMatching(/^FC-\d{4}-\d{6}$/) })
      expect(rows[0]).toMatchObject({ nif: '001215012345678' })
      expect(
        await sql(`select from platform.outbox where type = 'documents.commission_invoiced'`),
      ).toHaveLength(1)

      const page = CommissionInvoicesPage.parse(
        (await ask(`admin/money/commission-invoices?month=${month}`, admin)).body,
      )
      expect(page.items).toMatchObject([{ total: 1142.4, vendor: { id: amel() } }])
      const path = `money/commission-invoices/${page.items[0]?.id}/file`
      const answer = await fileOf(`admin/${path}`, admin)
      const text = readText(new Uint8Array(await answer.arrayBuffer()))
      for (const part of [
        'Commission sur les ventes',
        'Compensation',
        'SARL Poterie Amel',
        BY_ORDER,
      ])
        expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
      // Before tax, rate, tax, with tax: the line adds up as the sums do.
      expect(text.replaceAll(/\s/g, ' ')).toMatch(/960,00 +19.% +182,40 +1.142,40/)
      const arabic = await fileOf(`admin/${path}?lang=ar`, admin)
      expect(Buffer.from(await arabic.arrayBuffer()).toString('latin1')).toContain('/Lang (ar)')
    })
    tokens.amel = await market.tokenOf('amel@example.dz')
    const own = CommissionInvoicesPage.parse(
      (await ask('vendor/money/commission-invoices', tokens.amel)).body,
    )
    expect(own.items).toHaveLength(1)
    const path = `vendor/money/commission-invoices/${own.items[0]?.id}/file`
    expect((await fileOf(path, tokens.amel)).headers.get('content-type')).toBe('application/pdf')
    tokens.brahim = await market.tokenOf('brahim@example.dz')
    expect((await fileOf(path, tokens.brahim)).status).toBe(404)
  },
)

test('a month in which more was given back than sold has a credit note', async () => {
  const { id } = await delivered()
  // Sold in the month before.
  await sql(`set session_replication_role = 'replica';
    update ledger.journals set posted_at = posted_at - interval '35 days' where order_id = '${id}';
    set session_replication_role = 'origin'`)
  await changeStatus(id, 'cancelled')
  await inNextMonth(async () => {
    await market.documents.issueCommissionInvoices()
    expect(await commissionOf(amel())).toMatchObject([
      { kind: 'credit_note', subtotal: 48_000, vat: 9_120, month },
    ])
  })
})

test('the VAT journal of a month is the sum of its documents, for the operator and by shop', async () => {
  await delivered()
  const next = await delivered()
  await market.outbox.drain()
  await changeStatus(next.id, 'cancelled')
  await market.outbox.drain()
  const journal = VatJournal.parse(
    (await ask(`admin/money/vat-journal?month=${month}`, admin)).body,
  )
  const [sums] = await sql(
    `select sum(case kind when 'invoice' then vat_centimes else -vat_centimes end)::int as vat
     from documents.invoices where subject <> 'sale' and to_char(coalesce(month, issued_on), 'YYYY-MM') = $1`,
    month,
  )
  expect(Math.round(journal.operator_vat * 100)).toBe(sums?.['vat'])
  const own = { rows: [{ rate_bp: 1900, base: 8067.23, vat: 1532.77 }], vat: 1532.77 }
  expect(journal.vendors.find(({ vendor }) => vendor.id === amel())).toMatchObject({
    ...own,
    vendor: { nif: '001215012345678' },
  })
  const mine = await ask(`vendor/money/vat-journal?month=${month}`, tokens.amel)
  expect(VendorVatJournal.parse(mine.body)).toMatchObject({ ...own, base: 8067.23 })
  const file = await (await fileOf(`admin/money/vat-journal-file?month=${month}`, admin)).text()
  expect(file).toContain('8067,23;1532,77')
  const sheet = await (
    await fileOf(`vendor/money/vat-journal-file?month=${month}`, tokens.amel)
  ).text()
  expect(sheet).toContain(`${month};19;8067,23;1532,77`)
  expect((await ask('admin/money/vat-journal?month=2026-13', admin)).status).toBe(422)
})
