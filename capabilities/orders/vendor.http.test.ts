import { expect, test } from 'vitest'
import { callApi } from '#tests/support/api-client.ts'
import { testDatabase } from '#tests/support/database.ts'
import { CASH_AT_COURIER } from '#tests/support/in-memory-ledger.ts'
import { vendorOrdersFixture } from '#tests/support/vendor-orders-fixture.ts'
import { BulkAdvance } from './commands.contract.ts'
import { VendorOrder, VendorOrdersPage } from './vendor.contract.ts'

const fixture = await vendorOrdersFixture(await testDatabase())
const { sql, users, call, orders, list, read, advance, send, advanceParcel, deliver } = fixture
const { bought, boughtBoth, stock, events } = fixture

test('[VSPACE-4] a shop sees its own orders, newest first, with tabs, search and pages', async () => {
  const [first, second] = [await bought(), await boughtBoth()]
  await advance(first.id, 'processing')

  const all = await list()
  expect(all.items.map(({ order_number }) => order_number)).toEqual([
    second.order_number,
    first.order_number,
  ])
  expect(all.items[0]).toMatchObject({
    customer: { name: 'Meriem Benali', city: 'Oran', wilaya: '31' },
    items: [{ product_name: 'Tajine' }, { product_name: 'Lampe' }],
    item_count: 3,
    total_amount: 16_100,
    to_collect: 16_100,
  })
  // 15,800 less 5% commission and the tax on it.
  expect((await read(second.id)).own_share).toBe(14_859.9)
  expect(all.counts).toMatchObject({ all: 2, confirmed: 1, processing: 1, cancelled: 0 })

  const numbers = async (query: string) =>
    (await list(`?${query}`)).items.map(({ order_number }) => order_number)
  expect(await numbers('status=processing')).toEqual([first.order_number])
  for (const search of ['benali', '0550+12+34', '%D9%A0%D9%A5%D9%A5%D9%A0%D9%A1'])
    expect(await numbers(`search=${search}`)).toHaveLength(2)
  expect(await numbers('search=0661')).toEqual([])
  expect(await numbers(`search=${second.order_number.slice(2, 10)}`)).toEqual([second.order_number])
  expect([await numbers('wilaya=31'), await numbers('wilaya=16')]).toMatchObject([
    { length: 2 },
    [],
  ])
  const { next } = await list('?limit=1')
  expect(await numbers(`limit=1&cursor=${next}`)).toEqual([first.order_number])
  expect(VendorOrdersPage.parse((await orders('', { as: 'brahim' })).body).items).toEqual([])
})

test('[VSPACE-4] a status goes forward only, with its history, audit and facts', async () => {
  const { id } = await bought(1, { shipping: { first_name: 'Karim' } })
  for (const status of ['processing', 'shipped', 'delivered'])
    expect((await advance(id, status)).status).toBe(200)

  const order = await read(id)
  expect(order).toMatchObject({
    status: 'delivered',
    payment_status: 'paid',
    to_collect: 0,
    customer: { name: 'Karim Benali', phone: '+213550123456' },
    parcels: [{ position: 1, state: 'delivered', collect: 5100, courier: null }],
  })
  expect(order.history.map(({ to, actor_role }) => [to, actor_role])).toEqual([
    ['confirmed', 'buyer'],
    ['processing', 'vendor'],
    ['shipped', 'vendor'],
    ['delivered', 'vendor'],
  ])
  expect((await events()).map(({ to, by }) => [to, by])).toEqual([
    ['processing', 'vendor'],
    ['shipped', 'vendor'],
    ['delivered', 'vendor'],
  ])
  const audited = await sql(
    'select action, actor_id from audit.entries where subject_id = $1 order by action',
    id,
  )
  expect(audited.map(({ action }) => action)).toEqual([
    'orders.parcel_shipped',
    'orders.parcel_status_changed',
    'orders.status_changed',
    'orders.status_changed',
    'orders.status_changed',
  ])
  expect(audited.every(({ actor_id }) => actor_id === users.amel)).toBe(true)

  const back = await orders(`/${id}/status-changes`, { body: { status: 'processing' } })
  expect(back).toMatchObject({
    status: 409,
    body: { code: 'backward', detail: expect.stringContaining('ne revient pas en arrière') },
  })
})

test('a shop is refused in three languages, and what it sends is checked', async () => {
  const { id } = await bought()
  const body = { status: 'delivered' }
  const describe = async (language: string) =>
    ((await orders(`/${id}/status-changes`, { body, language })).body as { detail: string }).detail
  expect([await describe('fr'), await describe('en'), await describe('ar')]).toEqual([
    'Cette commande n’est pas encore expédiée.',
    'This order has not been shipped yet.',
    'لم يُشحن هذا الطلب بعد.',
  ])
  expect((await advance(id, 'pending')).status).toBe(422)
  expect((await orders(`/${id}/cancellation`, { body: { reason: 'tired' } })).status).toBe(422)
  expect((await send(id, { courier: 'pigeon' })).body).toMatchObject({
    ...{ code: 'courier_unknown', errors: [{ path: 'courier' }] },
  })
})

test('[VSPACE-4] cancelling before it leaves gives a reason and the stock back, once', async () => {
  const { id } = await bought(3)
  expect(await stock()).toBe(6)
  const cancel = () => orders(`/${id}/cancellation`, { body: { reason: 'out_of_stock' } })

  expect((await cancel()).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'out_of_stock' })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'order_already_cancelled' } })
  expect(await stock()).toBe(9)

  const other = await bought()
  await advance(other.id, 'shipped')
  expect(
    (await orders(`/${other.id}/cancellation`, { body: { reason: 'unreachable' } })).body,
  ).toMatchObject({ code: 'order_already_shipped' })
})

test('[VSPACE-4] an order leaves in several parcels and is delivered with the last', async () => {
  const { id } = await boughtBoth()
  const [pot, lamp] = (await read(id)).items
  const items = [{ item_id: pot!.id, quantity: 1 }]

  const yalidine = { courier: 'yalidine', tracking: 'yal-ABC123' }
  let order = VendorOrder.parse((await send(id, { ...yalidine, items })).body)
  expect(order.status).toBe('shipped')
  expect(order.items.map(({ left_to_send }) => left_to_send)).toEqual([1, 1])
  expect((await events()).at(-1)).toMatchObject({
    to: 'shipped',
    carriage: { courier: 'Yalidine', tracking: 'yal-ABC123' },
  })
  expect((await advance(id, 'delivered')).body).toMatchObject({ code: 'items_not_shipped' })
  expect((await send(id, { items: [{ item_id: lamp!.id, quantity: 2 }] })).body).toMatchObject({
    code: 'quantity_exceeds_remaining',
  })
  expect(await send(id, yalidine)).toMatchObject({
    status: 422,
    body: { code: 'tracking_taken', errors: [{ path: 'tracking' }] },
  })

  order = VendorOrder.parse((await send(id)).body)
  expect(order.parcels.map(({ collect }) => collect)).toEqual([5100, 11_000])
  expect((await send(id)).body).toMatchObject({ code: 'nothing_to_ship' })
  const [item, two] = order.parcels
  const parcelTracking = { courier: 'zr-express', tracking: 'ZR-9' }
  await orders(`/${id}/parcels/${two!.id}/carriage`, { body: parcelTracking, method: 'PUT' })
  expect((await read(id)).parcels[1]).toMatchObject({
    courier: { code: 'zr-express', name: 'ZR Express' },
    tracking: 'ZR-9',
  })

  await deliver(id, item!.id)
  expect((await read(id)).status).toBe('shipped')
  await deliver(id, two!.id)
  expect(await read(id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await advanceParcel(id, two!.id, { state: 'returning' })).toMatchObject({
    status: 409,
    body: { code: 'parcel_already_delivered' },
  })
  const late = { method: 'PUT', body: { courier: 'ems', tracking: 'EMS-1' } }
  expect((await orders(`/${id}/parcels/${two!.id}/carriage`, late)).status).toBe(409)
  expect((await read(id)).parcels[1]?.tracking).toBe('ZR-9')
})

test('[VSPACE-4] a failed delivery keeps its reason; what comes back is on the shelf once', async () => {
  const { id } = await bought(2)
  const parcel = VendorOrder.parse((await send(id)).body).parcels[0]!
  expect((await advanceParcel(id, parcel.id, { state: 'attempt_failed' })).status).toBe(422)
  await advanceParcel(id, parcel.id, {
    state: 'attempt_failed',
    reason: 'no_answer',
    note: 'Deux appels',
  })
  expect((await read(id)).parcels[0]).toMatchObject({
    state: 'attempt_failed',
    history: [
      { state: 'handed_over' },
      { state: 'attempt_failed', reason: 'no_answer', note: 'Deux appels' },
    ],
  })
  await advanceParcel(id, parcel.id, { state: 'returning' })
  expect(await stock()).toBe(7)

  const back = { state: 'returned', condition: 'resellable' }
  const answers = await Promise.all([
    advanceParcel(id, parcel.id, back),
    advanceParcel(id, parcel.id, back),
  ])

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await stock()).toBe(9)
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'returned_to_shop' })
  expect(
    await sql('select count(*)::int as n from ledger.journals where order_id = $1', id),
  ).toEqual([{ n: 2 }])

  // Reopened, it reserves its stock again and can be shipped again.
  const again = { body: { status: 'confirmed' }, as: 'admin' as const }
  expect((await call(`admin/orders/${id}/status-changes`, again)).status).toBe(200)
  expect(await stock()).toBe(7)
  expect(VendorOrder.parse((await send(id)).body).parcels).toHaveLength(2)
  await call(`admin/orders/${id}/status-changes`, { body: { status: 'cancelled' }, as: 'admin' })
  // Its parcel is still on the road: the pots are in stock when they are back, not before.
  expect(await stock()).toBe(7)
  const second = (await read(id)).parcels.at(-1)!
  expect((await advanceParcel(id, second.id, back)).status).toBe(200)
  expect(await stock()).toBe(9)
})

test('what comes back damaged is not sold again, and the rest of the order stands', async () => {
  const { id } = await boughtBoth()
  const [pot, lamp] = (await read(id)).items
  const courier = { courier: 'yalidine', tracking: null }
  await send(id, { ...courier, items: [{ item_id: pot!.id, quantity: 2 }] })
  await send(id, { ...courier, items: [{ item_id: lamp!.id, quantity: 1 }] })
  const [item, two] = (await read(id)).parcels

  await advanceParcel(id, item!.id, { state: 'returned', condition: 'damaged' })
  expect([await stock(), (await read(id)).status]).toEqual([7, 'shipped'])
  await deliver(id, two!.id)
  expect((await read(id)).status).toBe('delivered')
  // Only one parcel was paid for: the courier holds exactly its cash on delivery.
  expect(await sql(CASH_AT_COURIER, id)).toEqual([{ n: (two?.collect ?? 0) * 100 }])
})

test('[VSPACE-4] many are confirmed or prepared at once; the others say why not', async () => {
  const ready = await bought()
  const gone = await bought()
  await advance(gone.id, 'shipped')
  const otherUser = '019aa5f2-0000-7000-8000-000000000000'

  const ids = [ready.id, gone.id, otherUser]
  const answer = await orders('/status-changes', { body: { ids, status: 'processing' } })

  expect(BulkAdvance.parse(answer.body)).toEqual({
    changed: [ready.id],
    refused: [
      { id: gone.id, code: 'backward', detail: expect.any(String) },
      { id: otherUser, code: 'order_not_found', detail: expect.any(String) },
    ],
  })
})

test('[ROLE-3] another shop’s order does not exist, whatever is asked of it', async () => {
  const { id } = await bought()
  const parcel = VendorOrder.parse((await send(id)).body).parcels[0]!.id
  const before = await read(id)
  const tries: [string, string, object?][] = [
    ['GET', `/${id}`],
    ['POST', `/${id}/status-changes`, { status: 'delivered' }],
    ['POST', `/${id}/cancellation`, { reason: 'unreachable' }],
    ['POST', `/${id}/parcels`, {}],
    ['PUT', `/${id}/parcels/${parcel}/carriage`, { courier: 'ems' }],
    ['POST', `/${id}/parcels/${parcel}/steps`, { state: 'delivered' }],
  ]
  for (const [method, path, body] of tries) {
    const answer = await orders(path, { method, as: 'brahim', ...(body && { body }) })
    expect([path, answer.status]).toEqual([path, 404])
  }
  const confirm = { ids: [id], status: 'confirmed' }
  const bulk = await orders('/status-changes', { body: confirm, as: 'brahim' })
  expect(bulk.body).toMatchObject({ changed: [], refused: [{ code: 'order_not_found' }] })
  expect(await read(id)).toEqual(before)
})

test('[ROLE-2] staff without the right to money see an order without the share of the shop', async () => {
  const order = await bought()
  const [shop] = await sql('select vendor_id as id from orders.orders where id = $1', order.id)
  for (const [name, role] of [
    ['caller', 'calls'],
    ['packer', 'orders'],
    ['manager', 'manager'],
  ] as const) {
    const { userId } = await fixture.market.account(`${name}@example.dz`)
    await sql(
      `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
       values ($1, $2, $3, now(), now() - interval '30 days')`,
      shop?.['id'],
      userId,
      role,
    )
    const token = await fixture.market.tokenOf(`${name}@example.dz`)
    const { body } = await callApi(fixture.market.app, `/api/v1/vendor/orders/${order.id}`, {
      token,
    })
    expect(VendorOrder.parse(body).own_share).toBe(role === 'manager' ? 4514.4 : null)
  }
})
