import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { vendorOrdersFixture } from '#tests/support/vendor-orders-fixture.ts'

const fixture = await vendorOrdersFixture(await testDatabase())
const { sql, call, orders, list, read, advance, advanceParcel, bought, boughtBoth } = fixture

const numbers = async (query: string) =>
  (await list(`?${query}`)).items.map(({ order_number }) => order_number)

test('[VSPACE-4] a failed delivery is seen in the list, has its tab, and leaves it when it arrives', async () => {
  const [lost, fine] = [await bought(), await bought()]
  for (const { id } of [lost, fine]) await advance(id, 'shipped')
  const [parcel] = (await read(lost.id)).parcels
  const failed = { state: 'attempt_failed', reason: 'no_answer' }
  expect((await advanceParcel(lost.id, parcel!.id, failed)).status).toBe(200)

  const page = await list('?status=delivery_failed')
  expect(page.items).toMatchObject([{ order_number: lost.order_number, delivery_failed: true }])
  expect(page).toMatchObject({ total: 1, counts: { shipped: 2, delivery_failed: 1 } })
  expect((await list('?status=shipped')).items.map((row) => row.delivery_failed)).toEqual([
    false,
    true,
  ])
  await advance(lost.id, 'delivered')
  expect(await list('?status=delivery_failed')).toMatchObject({
    items: [],
    counts: { delivery_failed: 0 },
  })
})

test('[VSPACE-4] orders are narrowed by day, courier and payment, sorted by amount, page by page', async () => {
  const [small, large, old] = [await bought(), await boughtBoth(), await bought(2)]
  await sql(`update orders.orders set placed_at = '2026-11-20T23:30:00Z' where id = $1`, old.id)
  await orders(`/${small.id}/parcels`, { body: { courier: 'yalidine', tracking: 'YAL-123' } })
  // Half past midnight in Algeria.
  expect(await numbers('placed_from=2026-11-21&placed_until=2026-11-21')).toEqual([
    old.order_number,
  ])
  expect(await numbers('placed_until=2026-11-20')).toEqual([])
  expect(await numbers('courier=yalidine')).toEqual([small.order_number])
  expect([await numbers('payment=card'), await numbers('payment=cash')]).toMatchObject([
    [],
    { length: 3 },
  ])
  const first = await list('?sort=total_desc&limit=2')
  expect(first.items.map(({ order_number }) => order_number)).toEqual([
    large.order_number,
    old.order_number,
  ])
  expect(await numbers(`sort=total_desc&limit=2&cursor=${first.next}`)).toEqual([
    small.order_number,
  ])
  expect(await numbers('sort=oldest&limit=1')).toEqual([old.order_number])
  expect(await numbers('sort=total_asc&search=benali')).toHaveLength(3)
})

test('[VSPACE-4] the list is taken along as a file, as it is filtered, with an internal note', async () => {
  const [first, second] = [await bought(), await boughtBoth()]
  const before = await read(first.id)
  const body = { note: '  Rappeler après 17 h ', version: before.version }
  const noted = await orders(`/${first.id}/note`, { method: 'PUT', body })
  expect(noted).toMatchObject({
    status: 200,
    body: { vendor_note: 'Rappeler après 17 h', has_note: true },
  })
  expect((await orders(`/${first.id}/note`, { method: 'PUT', body })).status).toBe(409)
  expect((await orders(`/${first.id}/note`, { method: 'PUT', body, as: 'brahim' })).status).toBe(
    404,
  )

  const file = await call('vendor/orders/list/file?sort=oldest')
  const lines = file.text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(first.order_number)
  expect(lines[1]).toMatch(/Meriem Benali.*\+213550123456.*1 × Tajine.*Rappeler après 17 h/)
  expect(lines[2]).toContain(second.order_number)
  const none = await call('vendor/orders/list/file?status=cancelled', { language: 'ar' })
  expect(none.text.trim().split('\r\n')).toHaveLength(1)
  expect(none.text).toContain('الطلب')
})
