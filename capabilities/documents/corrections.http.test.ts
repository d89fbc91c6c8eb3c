import { expect, test } from 'vitest'
import { localDate } from '#kernel/calendar.ts'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'
import { DownloadTicket } from './contract.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, tokens, post, bought, ticket, opened } = fixture

const read = async (id: string) =>
  VendorOrder.parse(
    (await callApi(market.app, `/api/v1/vendor/orders/${id}`, { token: tokens.amel })).body,
  )
const documents = (id: string) =>
  sql(
    `select n.reference, n.subject, n.total_centimes::int as total, c.reference as corrects, n.rules->>'why' as why,
       (select json_agg(json_build_array(l.quantity, l.due_centimes) order by l.position)
         from documents.invoice_lines l where l.invoice_id = n.id) as lines
     from documents.invoices n left join documents.invoices c on c.id = n.corrects
     where n.order_id = $1 order by n.issued_at, n.subject = 'delivery'`,
    id,
  )
const year = new Date().getFullYear()

test.runIf(hasPoppler)(
  '[ACC-2] the operator invoices its own delivery: a buyer has both documents in one file, and paid their sum',
  async () => {
    await market.settings.change({
      wanted: {
        ...{ companyName: 'SARL Yova', companyAddress: '12, rue Didouche Mourad, Alger' },
        ...{ companyTradeRegister: '16/00-0984321B26', companyTaxNumber: '002616098432145' },
        ...{ companyLegalForm: 'SARL', companyCapital: '5 000 000' },
        companyActivity: 'Place de marché en ligne',
      },
      changedBy: null,
    })
    await sql(
      `update vendors.legal_identities set capital_centimes = 10000000, activity = 'Vente de poterie' where vendor_id = $1`,
      fixture.amel(),
    )
    const { id, total_amount } = await bought({ token: tokens.meriem })
    await fixture.changeStatus(id, 'delivered')
    const answer = await post(`account/orders/${id}/invoice/tickets`, 'meriem')
    const text = readText((await opened(DownloadTicket.parse(answer.body).url)).bytes)
    const issued = await documents(id)
    expect(issued).toMatchObject([
      { subject: 'sale', total: 960_000, lines: [[2, 960_000]] },
      { subject: 'delivery', total: 30_000, lines: [[1, 30_000]] },
    ])
    expect(issued.reduce((sum, { total }) => sum + Number(total), 0)).toBe(total_amount * 100)
    for (const { reference } of issued) expect(text).toContain(String(reference))
    const [{ paid_on: paidOn } = {}] = await sql(
      `select rules ->> 'paid_on' as paid_on from documents.invoices where order_id = $1 and subject = 'sale'`,
      id,
    )
    expect(paidOn).toBe(localDate(market.clock.now()))
    const inAlgiers = { dateStyle: 'long', timeZone: 'Africa/Algiers' } as const
    const paid = new Intl.DateTimeFormat('fr', inAlgiers).format(market.clock.now())
    expect(text).toContain(`Espèces, à la livraison – ${paid}`)
    for (const part of ['SARL Poterie Amel', 'SARL Yova', '002616098432145', '16/00-0984321B26'])
      expect(text).toContain(part)
    // Decree 05-468 asks for them, of each issuer.
    const words = text.replaceAll(/[\s\u2066-\u2069]+/g, ' ')
    for (const part of [
      ...['Activité : Vente de poterie', 'Activité : Place de marché en ligne'],
      ...['Forme juridique : SARL', 'Capital : 100 000 DA', 'Capital : 5 000 000 DA'],
    ])
      expect(words).toContain(part)
    const { url } = DownloadTicket.parse((await ticket('invoice', [id])).body)
    expect(readText((await opened(url)).bytes)).not.toContain('SARL Yova')
    const [tax] = await sql(
      `select vat_centimes::int as vat from documents.invoices where order_id = $1 and subject = 'delivery'`,
      id,
    )
    expect(tax).toEqual({ vat: 4790 })
  },
)

test("a vendor's own delivery stays on its invoice", async () => {
  const rate = { fee: 450, free_above: null, min_days: 1, max_days: 3, is_offered: true }
  const changes = [{ wilaya: '31', method: 'home', rate }]
  const path = '/api/v1/vendor/shipping-rates'
  const set = { method: 'PUT', body: { changes }, token: tokens.amel }
  expect((await callApi(market.app, path, set)).status).toBe(200)
  const { id } = await bought()
  await fixture.changeStatus(id, 'delivered')
  await ticket('invoice', [id])
  expect(await documents(id)).toMatchObject([
    {
      subject: 'sale',
      total: 1_005_000,
      lines: [
        [2, 960_000],
        [1, 45_000],
      ],
    },
  ])
})

test('each parcel of a card order is invoiced when it is delivered; what is cancelled or comes back before never is', async () => {
  const { id } = await bought({}, 4)
  await sql(`update orders.orders set payment_status = 'paid' where id = $1`, id)
  await sql(
    `update orders.purchases set payment_method = 'cib' where id = (select purchase_id from orders.orders where id = $1)`,
    id,
  )
  const [item] = (await read(id)).items
  const items = [{ item_id: item!.id, quantity: 1 }]
  for (let sent = 0; sent < 3; sent += 1)
    await post(`vendor/orders/${id}/parcels`, 'amel', { courier: 'manual', items })
  const parcels = (await read(id)).parcels
  const move = (index: number, body: object) =>
    post(`vendor/orders/${id}/parcels/${parcels[index]!.id}/steps`, 'amel', body)
  await move(0, { state: 'delivered' })
  await market.outbox.drain()
  const first = [
    { reference: `F-${year}-000001`, total: 480_000, lines: [[1, 480_000]], corrects: null },
    { subject: 'delivery', total: 30_000 },
  ]
  expect(await documents(id)).toMatchObject(first)
  await move(1, { state: 'returned', condition: 'resellable' })
  await post(`vendor/orders/${id}/cancellation`, 'amel', {
    ...{ reason: 'out_of_stock', only: 'remainder' },
  })
  await market.outbox.drain()
  expect(await documents(id)).toMatchObject(first)
  await move(2, { state: 'delivered' })
  await market.outbox.drain()
  expect(await documents(id)).toMatchObject([
    ...first,
    { reference: `F-${year}-000002`, corrects: `F-${year}-000001`, lines: [[1, 480_000]] },
  ])
})

test('an invoice of before its lines named their items is corrected by rate of VAT', async () => {
  const { id } = await bought({}, 2)
  await fixture.changeStatus(id, 'delivered')
  await ticket('invoice', [id])
  await sql(`set session_replication_role = 'replica';
    update documents.invoice_lines l set item = null, due_centimes = null
      from documents.invoices n where n.id = l.invoice_id and n.order_id = '${id}';
    set session_replication_role = 'origin'`)
  await fixture.changeStatus(id, 'cancelled')
  await market.outbox.drain()
  expect((await documents(id)).slice(2)).toMatchObject([
    { subject: 'sale', total: 960_000, lines: [[1, 960_000]], why: 'cancelled' },
    { subject: 'delivery', total: 30_000 },
  ])
})
