import { sql as rawSql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { NO_USER_ID } from '#platform/personal-data.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fulfillmentFixture } from '#tests/support/fulfillment-fixture.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

const database = await testDatabase()
const fixture = await fulfillmentFixture(database)
const { partner, market, sql, amel, call, bought, later, sentWith } = fixture
const { createShipment, shipmentOf, orderNow } = fixture

test('[VSPACE-4] orders go to the courier at once, each with its number; the buyer’s is shipped', async () => {
  const orders = [await bought(), await bought()]
  expect(await createShipment(orders)).toEqual({ requested: orders, refused: [] })
  expect(await createShipment(orders)).toMatchObject({
    requested: [],
    refused: [{ code: 'shipment_exists' }, { code: 'shipment_exists' }],
  })
  expect(await shipmentOf(orders[0]!)).toMatchObject({ state: 'waiting', tracking: null })

  await market.jobs.drain()

  const shipment = await shipmentOf(orders[0]!)
  expect(shipment).toMatchObject({ state: 'created', has_label: true, failure_code: null })
  expect(await orderNow(orders[0]!)).toMatchObject({
    status: 'shipped',
    parcels: [{ id: shipment.id, tracking: shipment.tracking, courier: { code: 'yalidine' } }],
  })
  expect([...partner.parcels.values()].map(({ order_id }) => order_id)).toContain(shipment.id)
  expect([...partner.parcels.values()]).toMatchObject([
    {
      from_wilaya_name: 'Tizi Ouzou',
      to_wilaya_name: 'Oran',
      to_commune_name: 'Oran',
      price: 5100,
    },
    { order_id: expect.any(String) },
  ])
  expect(await createShipment([orders[0]!])).toMatchObject({
    refused: [{ code: 'nothing_to_ship' }],
  })
})

test('after a lost answer the courier is asked before anything is created again', async () => {
  const order = await bought()
  await createShipment([order])
  partner.fail('POST /parcels', 'lost_answer')
  await market.jobs.drain()
  expect(await shipmentOf(order)).toMatchObject({ state: 'waiting', failure_code: 'unavailable' })
  expect(partner.parcels.size).toBe(1)

  await later()

  expect(await shipmentOf(order)).toMatchObject({ state: 'created' })
  expect(partner.parcels.size).toBe(1)
  expect(partner.asked.filter((value) => value === 'POST /parcels')).toHaveLength(1)
})

test('a courier that is down is asked again by itself; a wrong key waits for its shop', async () => {
  const order = await bought()
  await createShipment([order])
  for (let once = 0; once < 3; once += 1) partner.fail('POST /parcels', 'server_error')
  await later(5)
  expect(await shipmentOf(order)).toMatchObject({ state: 'created' })

  const other = await bought()
  await createShipment([other])
  await sql(
    `update shipping.courier_accounts set credentials = null, credentials_hint = null, connected_at = null`,
  )
  await later(1)
  expect(await shipmentOf(other)).toMatchObject({ state: 'failed', failure_code: 'not_connected' })
})

test('what cannot be matched is said, and goes with the commune that the shop chooses', async () => {
  const order = await bought({ shipping: { city: 'Village perdu' } })
  await createShipment([order])
  await market.jobs.drain()
  const stuck = await shipmentOf(order)
  expect(stuck).toMatchObject({ state: 'failed', failure_code: 'commune_unknown' })
  expect((await orderNow(order)).status).toBe('confirmed')

  const others = await call(`shipments/${stuck.id}/retries`, { body: {}, as: 'brahim' })
  expect(others).toMatchObject({ status: 404, body: { code: 'shipment_not_found' } })
  await call(`shipments/${stuck.id}/retries`, { body: { commune: 'Gdyel' } })
  await market.jobs.drain()
  expect(await shipmentOf(order)).toMatchObject({ state: 'created' })
  expect([...partner.parcels.values()]).toMatchObject([{ to_commune_name: 'Gdyel' }])
})

test('a parcel goes to the desk that the buyer chose at the checkout', async () => {
  await market.shipping.loadDefaultRates()
  const [office] = await sql(`select id from shipping.pickup_points where external_id = '310102'`)
  const delivery = { [amel()]: 'stop_desk' }
  const order = await bought({ wilaya: '31', delivery, pickup_point_id: office!['id'] })
  const without = await bought({ wilaya: '31', delivery })
  expect(await sql('select pickup_point_id from orders.orders where id = $1', order)).toEqual([
    { pickup_point_id: office!['id'] },
  ])
  await createShipment([order, without])
  await market.jobs.drain()
  expect([...partner.parcels.values()]).toMatchObject([{ is_stopdesk: true, stopdesk_id: 310102 }])

  const stuck = await shipmentOf(without)
  expect(stuck).toMatchObject({ state: 'failed', failure_code: 'pickup_point_unknown' })
  await call(`shipments/${stuck.id}/retries`, { body: { pickup_point_id: office!['id'] } })
  await market.jobs.drain()
  expect((await shipmentOf(without)).state).toBe('created')
})

test('what the courier refuses stays with its words, and can be taken back', async () => {
  const order = await bought({ shipping: { city: 'Adrar', wilaya: '01' } })
  await createShipment([order])
  await market.jobs.drain()
  const refused = await shipmentOf(order)
  expect(refused).toMatchObject({
    state: 'failed',
    failure_code: 'refused',
    failure_message: 'The commune Adrar is not deliverable',
  })
  expect((await call(`shipments/${refused.id}`, { method: 'DELETE', as: 'brahim' })).status).toBe(
    404,
  )
  expect((await call(`shipments/${refused.id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await shipmentOf(order)).toBeUndefined()
})

test('an order that is cancelled while it waits is not sent', async () => {
  const order = await bought()
  await createShipment([order])
  await call(`orders/${order}/cancellation`, { body: { reason: 'customer_request' } })
  await market.jobs.drain()
  expect(await shipmentOf(order)).toMatchObject({ state: 'failed', failure_code: 'order_changed' })
  expect(partner.parcels.size).toBe(0)
})

test('[VSPACE-4] what the courier says moves the parcel: attempts with their reasons, then the door', async () => {
  const { order, tracking } = await sentWith()
  partner.say(tracking, 'Expédié', '2026-11-20 08:00:00')
  partner.say(tracking, 'Sorti en livraison', '2026-11-21 08:00:00')
  partner.say(tracking, 'Tentative échouée', '2026-11-21 12:00:00', 'Client ne répond pas')
  await later()
  const tried = (await orderNow(order)).parcels[0]
  expect(tried?.state).toBe('attempt_failed')
  expect(tried?.history.map(({ state, reason }) => [state, reason])).toEqual([
    ['handed_over', null],
    ['in_transit', null],
    ['out_for_delivery', null],
    ['attempt_failed', 'no_answer'],
  ])

  partner.say(tracking, 'Livré', '2026-11-22 10:00:00')
  partner.say(tracking, 'Livré', '2026-11-22 10:00:00') // sent twice
  partner.say(tracking, 'Centre', '2026-11-20 20:00:00') // and out of order
  await later()
  expect(await orderNow(order)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect((await orderNow(order)).history.at(-1)).toMatchObject({
    to: 'delivered',
    actor_role: 'courier',
  })
  expect(await sql('select count(*)::integer as n from shipping.courier_events')).toEqual([
    { n: 5 },
  ])

  partner.pay(tracking, 'payed')
  await later()
  expect((await shipmentOf(order)).payment_status).toBe('payed')
  expect(await sql('select is_settled from fulfillment.shipments')).toEqual([{ is_settled: true }])
})

test('a parcel that comes back waits for its shop, which says in what state it is', async () => {
  const { order, tracking } = await sentWith()
  partner.say(tracking, 'Echèc livraison', '2026-11-21 12:00:00', 'Annulé par le client')
  partner.say(tracking, 'Retourné au vendeur', '2026-11-24 12:00:00')
  await later()
  expect((await orderNow(order)).parcels[0]?.state).toBe('return_to_collect')
  expect((await orderNow(order)).status).toBe('shipped')

  const [parcel] = (await orderNow(order)).parcels
  const steps = `orders/${order}/parcels/${parcel!.id}/steps`
  const back = await call(steps, { body: { state: 'returned', condition: 'resellable' } })
  expect(back.body).toMatchObject({ status: 'cancelled' })
})

test('two processes never create a parcel twice, nor move it twice', async () => {
  const partners = { YALIDINE_URL: partner.url }
  const second = await marketplaceFixture(database, { partners, clock: market.clock })
  const orders = await Promise.all(Array.from({ length: 6 }, () => bought()))
  await createShipment(orders)
  // Jobs of a stalled process are leased to another one while it still runs.
  await sql(`insert into platform.jobs (kind, payload, run_at, max_attempts)
    select kind, payload, run_at, max_attempts from platform.jobs
    where kind = 'fulfillment.create_shipment'`)
  for (let value = 0; value < 3; value += 1) partner.fail('POST /parcels', 'slow')

  await Promise.all([market.jobs.drain(), second.jobs.drain(), market.jobs.drain()])
  await later(2)

  expect(partner.parcels.size).toBe(6)
  expect(new Set([...partner.parcels.values()].map(({ order_id }) => order_id)).size).toBe(6)

  for (const { tracking } of partner.parcels.values())
    partner.say(tracking, 'Tentative échouée', '2026-11-21 12:00:00', 'Client no-show')
  await market.fulfillment.follow()
  await sql(`insert into platform.jobs (kind, payload, run_at, max_attempts)
    select kind, payload, run_at, max_attempts from platform.jobs where kind = 'fulfillment.track_vendor_shipments'`)
  await Promise.all([market.jobs.drain(), second.jobs.drain()])
  const failed = await sql(`select count(*)::integer as n from orders.parcel_history
    where to_state = 'attempt_failed'`)
  expect(failed).toEqual([{ n: 6 }])
})

test('a process that is held up longer than its claim sends nothing beside its successor', async () => {
  const order = await bought()
  await createShipment([order])
  const waiting = async (count: number) => {
    const read = () =>
      sql(`select count(*)::integer as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`)
    await expect.poll(read).toEqual([{ n: count }])
  }
  const runs: Promise<number>[] = []
  await inTransaction(database.db, async (tx) => {
    await rawSql`select from orders.orders where id = ${order} for update`.execute(tx)
    runs.push(market.jobs.drain())
    await waiting(1)
    market.clock.advance(minutes(6))
    runs.push(market.jobs.drain())
    await waiting(2)
    return ok(null)
  })
  await Promise.all(runs)
  await later(2)

  expect(await shipmentOf(order)).toMatchObject({ state: 'created' })
  expect(partner.parcels.size).toBe(1)
})

test('[VSPACE-4] the courier’s label is opened once by its ticket, and kept', async () => {
  const { order } = await sentWith()
  const label = await market.fulfillment.getLabel(amel(), order)
  if (!label.ok) throw new Error(label.error.code)
  expect(Buffer.from(label.value.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  const again = await market.fulfillment.getLabel(amel(), order)
  expect(again.ok && [...again.value.bytes]).toEqual([...label.value.bytes])
  const nobodys = await market.fulfillment.getLabel(crypto.randomUUID(), order)
  expect(nobodys).toMatchObject({ ok: false, error: { code: 'label_unavailable' } })
})

test('[LEGAL-3] whoever is forgotten is named by no label any more: its file goes, which parcel it was stays', async () => {
  const { order } = await sentWith()
  const label = await market.fulfillment.getLabel(amel(), order)
  expect(label.ok).toBe(true)
  const [stored] = await sql('select label_file as name from fulfillment.shipments')
  const name = String(stored!['name'])
  const existing = () => market.media.readFile('documents', name)
  expect(await existing()).not.toBeNull()
  const [file] = await sql('select to_json(f) as row from media.files f where name = $1', name)
  const [buyer] = await sql('select email, phone from orders.purchases')
  const person = { userId: NO_USER_ID, email: String(buyer!['email']), phone: null }
  const forgotten = await inTransaction(database.db, async (tx) =>
    ok(await market.fulfillment.erasePersonalData(tx, person)),
  )
  expect(forgotten).toMatchObject({ ok: true, value: { erasedRows: 1, retainedRows: 1 } })
  await market.jobs.drain()
  expect(await existing()).toBeNull()
  expect(await sql(`select 1 from media.files where name = $1`, name)).toEqual([])
  const back = 'insert into media.files select * from json_populate_record(null::media.files, $1)'
  expect(await sql(back, file!['row']).then(existing)).toBeNull()
  const after = await market.fulfillment.getLabel(amel(), order)
  expect(after).toMatchObject({ ok: false, error: { code: 'label_unavailable' } })
})
