import { expect, test } from 'vitest'
import { VendorOrder } from '#capabilities/orders/vendor.contract.ts'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { documentsFixture } from '#tests/support/documents-fixture.ts'
import { hasPoppler, readText } from '#tests/support/poppler.ts'

const fixture = await documentsFixture(await testDatabase())
const { market, sql, tokens, post, bought, documentOf } = fixture

const read = async (id: string) =>
  VendorOrder.parse(
    (await callApi(market.app, `/api/v1/vendor/orders/${id}`, { token: tokens.amel })).body,
  )
async function sendOne(id: string) {
  const [item] = (await read(id)).items
  const items = [{ item_id: item!.id, quantity: 1 }]
  await post(`vendor/orders/${id}/parcels`, 'amel', { courier: 'yalidine', items })
  return (await read(id)).parcels.at(-1)!
}
const deliver = (id: string, parcel: string) =>
  post(`admin/orders/${id}/parcels/${parcel}/delivery`, 'admin', { outcome: 'delivered' })
const moveParcel = (id: string, parcel: string, body: object) =>
  post(`vendor/orders/${id}/parcels/${parcel}/steps`, 'amel', body)
const invoiced = async (id: string) =>
  (
    await sql(
      `select n.total_centimes::int as total, n.rounding_centimes::int as rounding,
         (select json_agg(l.quantity order by l.position) from documents.invoice_lines l where l.invoice_id = n.id) as pieces
       from documents.invoices n where n.order_id = $1 and n.subject = 'sale'`,
      id,
    )
  )[0]
const BACK = { state: 'returned', condition: 'resellable' }

test.runIf(hasPoppler)(
  '[VSPACE-4] an invoice bills what was delivered, not what was cancelled before it was sent',
  async () => {
    const { id, total_amount } = await bought({}, 3)
    const parcel = await sendOne(id)
    const body = { reason: 'out_of_stock', only: 'remainder' }
    expect((await post(`vendor/orders/${id}/cancellation`, 'amel', body)).status).toBe(200)
    await deliver(id, parcel.id)
    const slip = readText((await documentOf('packing_slip', [id])).bytes)
    expect(slip).toContain('1 à emballer')
    const text = readText((await documentOf('invoice', [id])).bytes)
    expect(await invoiced(id)).toEqual({
      total: 480_000, // the operator invoices its delivery itself
      rounding: 0,
      pieces: [1],
    })
    expect(parcel.collect).toBe(total_amount - 2 * 4800)
    expect(text).toContain('quatre mille huit cents dinars')
  },
)

test('[VSPACE-4] a parcel that came back is not on the invoice, nor the delivery it carried', async () => {
  const { id } = await bought({}, 2)
  const [first, second] = [await sendOne(id), await sendOne(id)]
  await moveParcel(id, first.id, BACK)
  await deliver(id, second.id)
  await documentOf('invoice', [id])
  expect(await invoiced(id)).toEqual({ total: 480_000, rounding: 0, pieces: [1] })
})
