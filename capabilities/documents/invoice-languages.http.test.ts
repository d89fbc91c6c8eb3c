import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { renderDocuments } from './operations/render-documents.ts'
import type { DocumentData } from './pdf/document-data.ts'

const database = await testDatabase()
const fixture = await documentsFixture(database)
const { market, sql, amel, ticket } = fixture
const drawn: DocumentData[] = []
const render = renderDocuments({
  db: database.db,
  clock: market.clock,
  media: market.media,
  draw: async (data) => {
    drawn.push(data)
    return new Uint8Array(8)
  },
  courierLabel: market.fulfillment.getLabel,
  listPicks: market.orders.listPicks,
  siteUrl: () => 'https://yova.example',
})

test('an invoice in another language has the names, the place and the delivery in it', async () => {
  await sql(`update vendors.vendors set business_name_ar = 'فخار أمل' where id = $1`, amel())
  const { id } = await fixture.bought({
    language: 'ar',
    shipping: { wilaya: '16', city: 'باب الزوار' },
  })
  await sql(
    `update orders.order_items set product_names = $2, variant_labels = null where order_id = $1`,
    id,
    JSON.stringify({ fr: 'Tajine peint', en: 'Painted tajine', ar: 'طاجين مزخرف' }),
  )
  await fixture.changeStatus(id, 'delivered')
  expect((await ticket('invoice', [id])).status).toBe(201)

  const request = { kind: 'invoice', orderIds: [id], language: 'ar' } as const
  await render({ vendorId: amel(), request }, 'ar')
  await render({ vendorId: amel(), request }, 'fr')
  await render({ vendorId: amel(), request }, 'en')
  expect(drawn[0]).toMatchObject({ invoices: [{ isPaid: true }, { subject: 'delivery' }] })
  const names = drawn.map((data) => {
    if (data.kind !== 'invoice') throw new Error(`${data.kind} was drawn`)
    const { vendor, buyer } = data.invoices[0]!
    const lines = data.invoices.flatMap((document) => document.lines)
    return [...lines.map(({ designation }) => designation), vendor.name, buyer?.city, buyer?.wilaya]
  })
  expect(names).toEqual([
    ['طاجين مزخرف', 'التوصيل', 'فخار أمل', 'باب الزوار', 'الجزائر'],
    ['Tajine peint', 'Livraison', 'Poterie Amel', 'Bab Ezzouar', 'Alger'],
    ['Painted tajine', 'Delivery', 'Poterie Amel', 'Bab Ezzouar', 'Alger'],
  ])
})
