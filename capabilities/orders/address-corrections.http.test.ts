import { expect, test } from 'vitest'
import { purchaseAccessFixture } from '#tests/security/purchase-access-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { MERIEM } from '#tests/support/marketplace-fixture.ts'
import { VendorOrder } from './vendor.contract.ts'

const fixture = await purchaseAccessFixture(await testDatabase())
const { sql, call, clerk, owner, settle, bought } = fixture

const NEW = { address: '4 rue Didouche', city: 'Es Senia' }
const correct = (orderId: string, body: object = {}, token = clerk) =>
  call(`vendor/orders/${orderId}/address`, { method: 'PUT', token, body: { ...NEW, ...body } })
/** The order of the first vendor; that of the second is cancelled, so that it stands alone. */
async function boughtAlone() {
  const { placed, key } = await bought()
  const [order, other] = placed.orders
  const body = { order_id: other!.id, reason: 'changed_mind' }
  await call(`purchases/${placed.number}/cancellations`, { key, body })
  return { order: order!, key, number: placed.number }
}

test('a vendor corrects street and commune after a call: the buyer hears of it, the shop itself does not', async () => {
  const { order, key, number } = await boughtAlone()
  await settle()
  await sql('truncate platform.dev_emails')
  const answer = await correct(order.id)
  expect(answer.status).toBe(200)
  expect(VendorOrder.parse(answer.body)).toMatchObject({
    shipping_address: { address: NEW.address, city: 'Es Sénia', wilaya: '31' },
    total_amount: order.total_amount,
    address_changes: [{ actor_role: 'vendor', fields: ['address', 'city'], to_wilaya: '31' }],
  })
  await settle()
  const emails = await sql('select "to" from platform.dev_emails')
  expect(emails).toEqual([{ to: MERIEM.email.toLowerCase() }])
  expect(
    await sql(
      `select actor_role from audit.entries where action = 'orders.address_changed' and subject_id = $1`,
      order.id,
    ),
  ).toEqual([{ actor_role: 'vendor' }])

  // The window that the buyer has open does not undo it, unseen.
  const stale = await call(`purchases/${number}/address-changes`, {
    key,
    body: { version: 0, address: 'x', city: 'Oran', wilaya: '31', phone: '0661 22 33 44' },
  })
  expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
})

test('neither the wilaya nor the phone is the vendor’s to change', async () => {
  const { order } = await boughtAlone()
  for (const more of [{ wilaya: '16' }, { phone: '0661 22 33 44' }])
    expect((await correct(order.id, more)).status).toBe(422)
  expect(await correct(order.id, { address: ' ' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'address', message: expect.stringMatching(/required/i) as string }] },
  })
})

test('an address that another shop sends to as well stays the buyer’s', async () => {
  const { placed } = await bought()
  const { id } = placed.orders[0]!
  expect(await correct(id)).toMatchObject({ status: 409, body: { code: 'address_shared' } })
  const shown = async (order: string) =>
    VendorOrder.parse((await call(`vendor/orders/${order}`, { token: clerk })).body)
  expect((await shown(id)).is_address_shared).toBe(true)
  const { order } = await boughtAlone()
  expect((await shown(order.id)).is_address_shared).toBe(false)
})

test('[ROLE-3] nothing is corrected once it was sent, from an outdated window, or by another shop', async () => {
  const { order } = await boughtAlone()
  expect((await correct(order.id, {}, owner)).status).toBe(404)
  expect(await correct(order.id, { version: 99 })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict' },
  })
  expect((await call(`vendor/orders/${order.id}/parcels`, { token: clerk, body: {} })).status).toBe(
    200,
  )
  expect(await correct(order.id)).toMatchObject({
    status: 409,
    body: { code: 'order_already_shipped' },
  })
})
