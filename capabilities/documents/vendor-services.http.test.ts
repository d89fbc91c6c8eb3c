import { beforeEach, expect, test } from 'vitest'
import { days } from '#kernel/time.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'
import { CommissionInvoicesPage, VatJournal } from './commission.contract.ts'

const centimesOf = (cell: string | undefined): number =>
  Math.round(100 * Number(cell?.replace(',', '.')))

const fixture = await documentsFixture(await testDatabase())
const { market, sql, amel, bought, changeStatus } = fixture
const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Algiers' }).format(date)
const today = dayOf(market.clock.now())
const month = today.slice(0, 7)

await market.account('charging@example.dz', 'admin')
await market.account('posting@example.dz', 'admin')
beforeEach(() =>
  sql(`set session_replication_role = 'replica';
    truncate orders.purchases, ledger.journals, documents.series, documents.invoices, documents.vat_closings,
      treasury.manual_journals, promotions.promo_codes cascade;
    set session_replication_role = 'origin'`),
)

const ask = async (email: string, path: string, body?: object) =>
  callApi(market.app, `/api/v1/admin/money/${path}`, {
    token: await market.tokenOf(email),
    ...(body && { body }),
  })
async function charge(kind: string, amount: number) {
  const made = await ask('charging@example.dz', `vendors/${amel()}/charges`, {
    ...{ charge: kind, reason: 'Convenu avec la boutique', dated_on: today, amount },
  })
  expect([made.status, made.body]).toMatchObject([201, {}])
  return post((made.body as { id: string }).id)
}
async function post(id: string) {
  expect((await ask('posting@example.dz', `manual-journals/${id}/posting`, {})).status).toBe(200)
  return id
}
/** Of the operator's accounts, as income; by account. */
const ledger = async () =>
  Object.fromEntries(
    (
      await sql(
        `select a.kind, -sum(e.amount_centimes)::int as amount from ledger.entries e
         join ledger.accounts a on a.id = e.account_id
         where a.kind in ('vendor_services', 'vat_on_services', 'vendor_charges', 'delivery_income', 'vat_on_delivery',
           'platform_commission', 'vat_on_commission')
         group by 1 having sum(e.amount_centimes) <> 0`,
      )
    ).map((row) => [String(row['kind']), Number(row['amount'])]),
  )
const journal = async (wanted = month) =>
  VatJournal.parse((await ask('charging@example.dz', `vat-journal?month=${wanted}`)).body)
const invoices = async () =>
  CommissionInvoicesPage.parse(
    (await ask('charging@example.dz', `commission-invoices?month=${month}`)).body,
  ).items
const linesOf = (subject: string) =>
  sql(
    `select l.designation, l.total_centimes::int as total, l.vat_bp from documents.invoices n
     join documents.invoice_lines l on l.invoice_id = n.id where n.subject = $1 order by n.id, l.position`,
    subject,
  )
async function inNextMonth(work: () => Promise<void>): Promise<void> {
  market.clock.advance(days(32))
  try {
    await market.documents.issueCommissionInvoices()
    await work()
  } finally {
    market.clock.advance(days(-32))
  }
}
const fileOf = async (id: string, language: string) => {
  const path = `/api/v1/admin/money/commission-invoices/${id}/file?lang=${language}`
  const token = await market.tokenOf('charging@example.dz')
  const answer = await market.app.request(path, { headers: { authorization: `Bearer ${token}` } })
  return new Uint8Array(await answer.arrayBuffer())
}

test.runIf(hasPoppler)(
  'a return fee is a service with VAT on the monthly invoice, lost goods are on a debit note without',
  async () => {
    await charge('return_fee', 400)
    await charge('lost_goods', 500)
    await charge('short_cash', 100)
    await charge('service', 119)
    // The vendor owes the whole of each; VAT is within a service.
    const accounts = { vendor_services: 43_613, vat_on_services: 8_287, vendor_charges: 60_000 }
    expect(await ledger()).toEqual(accounts)
    await inNextMonth(async () => {
      expect(await linesOf('commission')).toMatchObject([{ total: 43_613, vat_bp: 1900 }])
      expect(await linesOf('compensation')).toMatchObject([{ total: 60_000, vat_bp: 0 }])
      const { operator, operator_vat: vat } = await journal()
      expect(operator).toEqual([{ subject: 'commission', rate_bp: 1900, base: 436.13, vat: 82.87 }])
      expect(vat).toBe(82.87)
      const issued = await invoices()
      expect(issued.map(({ subject, total }) => [subject, total])).toEqual([
        ['compensation', 600],
        ['commission', 519],
      ])
      const [note, invoice] = issued
      expect(note?.reference).toMatch(/^ND-\d{4}-\d{6}$/)
      const text = readText(await fileOf(note!.id, 'fr'))
      for (const part of ['Note de débit', 'Hors du champ de la TVA', '600,00'])
        expect(text).toContain(part)
      expect(text).not.toContain('Facture')
      expect(readText(await fileOf(invoice!.id, 'fr'))).toContain('Frais de retour et services')
    })
  },
)

test('what is reversed in a later month is credited, the service with its VAT', async () => {
  const fee = await charge('return_fee', 400)
  const damage = await charge('lost_goods', 500)
  await sql(`set session_replication_role = 'replica';
    update ledger.journals set posted_at = posted_at - interval '35 days';
    set session_replication_role = 'origin'`)
  for (const id of [fee, damage]) {
    const made = await ask('charging@example.dz', `manual-journals/${id}/reversal`, {
      reason: 'Erreur de boutique',
    })
    await post((made.body as { id: string }).id)
  }
  expect(await ledger()).toEqual({})
  await inNextMonth(async () => {
    const notes = await invoices()
    expect(notes.map(({ kind, subject, total }) => [kind, subject, total])).toEqual([
      ['credit_note', 'compensation', 500],
      ['credit_note', 'commission', 400],
    ])
    expect((await journal()).operator_vat).toBe(-63.87)
  })
})

const freeDelivery = () =>
  sql(
    `insert into promotions.promo_codes (id, code, vendor_id, kind, created_at)
     values (gen_random_uuid(), 'OFFERT', $1, 'free_delivery', now())`,
    amel(),
  )

test('a delivery that the code of a shop pays is invoiced to the shop once it is delivered, with VAT', async () => {
  await freeDelivery()
  const { id } = await bought({ promo_code: 'OFFERT' })
  await market.outbox.drain()
  expect(await ledger()).toMatchObject({ delivery_income: 30_000 })
  await changeStatus(id, 'delivered')
  await market.outbox.drain()
  await market.documents.issueMissingDocuments()
  const commission = { platform_commission: 48_000, vat_on_commission: 9_120 }
  const delivery = { vendor_services: 25_210, vat_on_services: 4_790 }
  expect(await ledger()).toEqual({ ...commission, ...delivery })
  expect((await journal()).uninvoiced).toEqual({ base: 732.1, vat: 139.1, vendors: 1 })
  await inNextMonth(async () => {
    expect(await linesOf('commission')).toMatchObject([
      { total: 48_000, vat_bp: 1900 },
      { total: 25_210, vat_bp: 1900, designation: expect.stringContaining('Livraisons') },
    ])
    expect((await journal()).operator_vat).toBe(139.1)
  })
  await changeStatus(id, 'cancelled')
  await market.outbox.drain()
  expect(await ledger()).toEqual({})
})

test('VAT of all documents of the operator is what its accounts have, also in the register', async () => {
  await freeDelivery()
  await charge('return_fee', 333.33)
  await charge('lost_goods', 77)
  for (const how of [{}, { promo_code: 'OFFERT' }, {}]) {
    const { id } = await bought(how)
    await changeStatus(id, 'delivered')
  }
  await market.outbox.drain()
  await inNextMonth(async () => {
    expect((await ask('charging@example.dz', 'vat-closings', { month })).status).toBe(204)
    const accounts = await ledger()
    const vat = ['vat_on_commission', 'vat_on_delivery', 'vat_on_services'].map(
      (kind) => accounts[kind] ?? 0,
    )
    const stated = await journal()
    expect(stated.uninvoiced).toEqual({ base: 0, vat: 0, vendors: 0 })
    expect(Math.round(stated.operator_vat * 100)).toBe(vat.reduce((sum, amount) => sum + amount, 0))
    const path = `document-register-file?month=${month}`
    const { bytes } = await ask('charging@example.dz', path)
    const [head, ...rows] = bytes
      .toString()
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(row.includes(';') ? ';' : ','))
    const sumOf = (column: string): number =>
      rows
        .filter((row) => row[head!.indexOf('Nature')] !== 'Ventes')
        .reduce((sum, row) => sum + centimesOf(row[head!.indexOf(column)]), 0)
    expect(sumOf('TVA')).toBe(Math.round(stated.operator_vat * 100))
    const base = stated.operator.reduce((sum, row) => sum + Math.round(row.base * 100), 0)
    expect(sumOf('Base HT')).toBe(base)
    expect(rows.some((row) => row[0]?.startsWith('ND-'))).toBe(true)
  })
})
