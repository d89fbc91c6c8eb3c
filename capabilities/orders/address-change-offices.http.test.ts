import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { MERIEM } from '#tests/support/marketplace-fixture.ts'
import { purchaseAccessFixture } from '#tests/security/purchase-access-fixture.ts'
import { AddressQuoteView } from './address-change.contract.ts'
import { Purchase, type PurchaseView } from './purchase.contract.ts'
import { VendorOrder } from './vendor.contract.ts'

const fixture = await purchaseAccessFixture(await testDatabase())
const { sql, call, clerk, owner, settle, buyBoth } = fixture

const OFFICES = {
  oran: ['0193c0de-0000-7000-8000-000000000001', 'zr-express', 'ZR Oran', '31'],
  maraval: ['0193c0de-0000-7000-8000-000000000002', 'guepex', 'Guepex Maraval', '31'],
  alger: ['0193c0de-0000-7000-8000-000000000003', 'zr-express', 'ZR Alger', '16'],
  hydra: ['0193c0de-0000-7000-8000-000000000004', 'guepex', 'Guepex Hydra', '16'],
} as const
const idOf = (name: keyof typeof OFFICES) => OFFICES[name][0]

/** In dinars: at home 400 in Oran and 600 in Alger, at an office 200 and 300. */
beforeAll(async () => {
  for (const [id, courier, name, wilaya] of Object.values(OFFICES))
    await sql(
      `insert into shipping.pickup_points (id, courier_code, name, address, wilaya_code)
       values ($1, $2, $3, 'rue des Frères', $4)`,
      ...[id, courier, name, wilaya],
    )
  const rates = { '31': [400, 200], '16': [600, 300] }
  for (const [wilaya, [home, office]] of Object.entries(rates))
    for (const [method, fee] of [
      ['home', home],
      ['stop_desk', office],
    ] as const)
      await sql(
        `insert into shipping.shipping_rates
           (id, vendor_id, wilaya_code, method, fee_centimes, min_days, max_days, is_offered, updated_at)
         values (gen_random_uuid(), null, $1, $2, $3, 2, 5, true, now())`,
        ...[wilaya, method, fee! * 100],
      )
  const vendors = await sql('select id, business_name from vendors.vendors order by business_name')
  for (const [index, courier] of ['zr-express', 'guepex'].entries())
    await sql(
      'insert into shipping.courier_accounts (vendor_id, courier_code, is_default) values ($1, $2, true)',
      ...[vendors[index]!['id'], courier],
    )
})

const PLACE = { city: 'Oran', wilaya: '31', phone: '0661 22 33 44' }
async function boughtAtOffices() {
  const ids = await sql('select id from vendors.vendors order by business_name')
  const [amel, brahim] = ids.map(({ id }) => id!) as [string, string]
  const placed = await buyBoth({
    shipping: { ...PLACE, address: 'ZR Oran, rue des Frères · Guepex Maraval, rue des Frères' },
    delivery: { [amel]: 'stop_desk', [brahim]: 'stop_desk' },
    pickup_points: { [amel]: idOf('oran'), [brahim]: idOf('maraval') },
  })
  await settle()
  await sql('truncate platform.dev_emails')
  const key = placed.key ?? ''
  const change = (body: object) =>
    call(`purchases/${placed.number}/address-changes`, {
      ...{ key, body: { version: 0, ...PLACE, address: '5 rue Didouche', ...body } },
    })
  const quote = async (body: object) =>
    AddressQuoteView.parse(
      (await call(`purchases/${placed.number}/address-quotes`, { key, body })).body,
    )
  return { placed, amel, brahim, change, quote }
}
/** Of Amel, then of Brahim: the numbers of the orders follow neither. */
const byVendor = <Order extends { vendor: { business_name: string } }>(orders: readonly Order[]) =>
  orders.toSorted((a, b) => a.vendor.business_name.localeCompare(b.vendor.business_name))
const officesOf = ({ orders }: PurchaseView) =>
  byVendor(orders).map(({ delivery_method, pickup_point }) => [
    delivery_method,
    pickup_point?.name ?? null,
  ])
const emails = async () => {
  await settle()
  return sql(
    `select "to", text from platform.dev_emails where subject ~ 'adresse|address' order by id`,
  )
}

test('a typed street does not move parcels that wait at offices', async () => {
  const { placed, change } = await boughtAtOffices()
  const answer = await change({ delivery_note: 'Le soir' })
  expect(answer.status).toBe(201)
  const purchase = Purchase.parse(answer.body)
  expect(officesOf(purchase)).toEqual([
    ['stop_desk', 'ZR Oran'],
    ['stop_desk', 'Guepex Maraval'],
  ])
  expect(purchase.shipping_address.address).not.toContain('Didouche')
  for (const { text } of await emails()) expect(text).not.toContain('Didouche')
  expect(purchase.total).toBe(placed.total)
})

test('another wilaya offers its offices, one of each courier: page, mails and shops agree', async () => {
  const { placed, amel, brahim, change, quote } = await boughtAtOffices()
  const quoted = await quote({ wilaya: '16' })
  expect(quoted).toMatchObject({
    total: placed.total + 200,
    total_before: placed.total,
  })
  expect(byVendor(quoted.orders)).toMatchObject([
    {
      delivery_method: 'stop_desk',
      options: [
        { method: 'home', shipping: 600 },
        { method: 'stop_desk', shipping: 300 },
      ],
    },
    { vendor: { id: brahim } },
  ])
  const to = { wilaya: '16', city: 'Alger Centre', expected_total: quoted.total }
  const wrong = { [amel]: idOf('hydra'), [brahim]: idOf('alger') }
  expect(await change({ ...to, pickup_points: wrong })).toMatchObject({
    status: 409,
    body: { code: 'pickup_point_unavailable' },
  })
  const right = { [amel]: idOf('alger'), [brahim]: idOf('hydra') }
  const purchase = Purchase.parse((await change({ ...to, pickup_points: right })).body)
  expect(officesOf(purchase)).toEqual([
    ['stop_desk', 'ZR Alger'],
    ['stop_desk', 'Guepex Hydra'],
  ])
  expect(purchase.shipping_address.address.split(' · ').toSorted()).toEqual([
    'Guepex Hydra, rue des Frères',
    'ZR Alger, rue des Frères',
  ])
  for (const [index, token] of [clerk, owner].entries()) {
    const { body } = await call(`vendor/orders/${byVendor(placed.orders)[index]!.id}`, { token })
    expect(VendorOrder.parse(body)).toMatchObject({
      pickup_point: { name: ['ZR Alger', 'Guepex Hydra'][index] },
      address_changes: [{ fields: expect.arrayContaining(['delivery', 'wilaya']) as string[] }],
    })
  }
  const sent = await emails()
  const toBuyer = sent.find(({ to: email }) => email === MERIEM.email.toLowerCase())
  expect(toBuyer!['text']).toContain('ZR Alger')
  expect(toBuyer!['text']).toContain('Guepex Hydra')
  const toVendors = sent.filter((email) => email !== toBuyer)
  expect(toVendors).toHaveLength(2)
  for (const { text } of toVendors)
    expect(text!.includes('ZR Alger')).toBe(text!.includes('Poterie Amel'))
})

test('one parcel is switched to home within the wilaya, at a total that is agreed to', async () => {
  const { placed, amel, change, quote } = await boughtAtOffices()
  const delivery = { [amel]: 'home' }
  const quoted = await quote({ wilaya: '31', delivery })
  expect(quoted.total).toBe(placed.total + 200)
  expect(await change({ delivery })).toMatchObject({
    status: 409,
    body: { code: 'delivery_price_changed' },
  })
  const purchase = Purchase.parse((await change({ delivery, expected_total: quoted.total })).body)
  expect(officesOf(purchase)).toEqual([
    ['home', null],
    ['stop_desk', 'Guepex Maraval'],
  ])
  expect(purchase).toMatchObject({
    total: quoted.total,
    shipping_address: { address: '5 rue Didouche' },
  })
  const toVendors = (await emails()).filter(({ to }) => to !== MERIEM.email.toLowerCase())
  expect(toVendors).toHaveLength(2)
  for (const { text } of toVendors)
    expect(text!.includes('Didouche')).toBe(text!.includes('Poterie Amel'))
})

test('the recipient’s name changes with the address, and stays where none is given', async () => {
  const { change } = await boughtAtOffices()
  const named = await change({ first_name: 'Yacine', last_name: 'Haddad' })
  expect(Purchase.parse(named.body)).toMatchObject({
    shipping_address: { name: 'Yacine Haddad' },
    address_change: { first_name: 'Yacine', last_name: 'Haddad' },
  })
  const later = await change({ version: 1, phone: '0661 22 33 45' })
  expect(Purchase.parse(later.body).shipping_address.name).toBe('Yacine Haddad')
})
