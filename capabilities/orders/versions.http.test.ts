import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { PlacedView } from '../checkout/contract.ts'
import { BulkAdvance } from './commands.contract.ts'
import { AdminOrder, AdminOrdersPage } from './contract.ts'
import { VendorOrder, VendorOrdersPage } from './vendor.contract.ts'
import type { OrderId, ParcelId } from './schema.ts'

const database = await testDatabase()
const market = await marketplaceFixture(database)
const buy = checkoutWith((path, init) => market.app.request(path, init))

const tokens = { nadia: '', karim: '', amel: '' }
let amel: string
let tajine: { id: string; variants: string[] }
beforeAll(async () => {
  const named = async (email: string, role: 'admin' | 'vendor', first: string) => {
    const { userId } = await market.account(email, role)
    await database.pool.query('update identity.profiles set first_name = $2 where user_id = $1', [
      userId,
      first,
    ])
    return { userId, token: await market.tokenOf(email) }
  }
  tokens.nadia = (await named('nadia@yova.example', 'admin', 'Nadia')).token
  tokens.karim = (await named('karim@yova.example', 'admin', 'Karim')).token
  const owner = await named('amel@example.dz', 'vendor', 'Amel')
  tokens.amel = owner.token
  amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  await market.give(amel, owner.userId)
  tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 50 })
})

type As = keyof typeof tokens
async function call(
  path: string,
  as: As,
  body?: object,
  { method = 'POST', language = 'fr' } = {},
) {
  const answer = await market.app.request(`/api/v1/${path}`, {
    method: body ? method : 'GET',
    headers: {
      authorization: `Bearer ${tokens[as]}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const setStatus = (as: 'nadia' | 'karim', id: string, body: object, language = 'fr') =>
  call(`admin/orders/${id}/status-changes`, as, body, { language })
const act = (id: string, path: string, body: object, method = 'POST') =>
  call(`vendor/orders/${id}/${path}`, 'amel', body, { method })
const adminRow = async (id: string) => {
  const { items } = AdminOrdersPage.parse((await call('admin/orders', 'nadia')).body)
  return items.find((row) => row.id === id)!
}
const shopOrder = async (id: string) =>
  VendorOrder.parse((await call(`vendor/orders/${id}`, 'amel')).body)
const bought = async (quantity = 1) => {
  const { body } = await buy([{ product_id: tajine.id, quantity }])
  return (body as PlacedView).orders[0]!.id
}
const stock = async () => {
  const { rows } = await database.pool.query('select on_hand from catalog.variants where id = $1', [
    tajine.variants[0],
  ])
  return (rows as { on_hand: number }[])[0]!.on_hand
}

test('the second of two administrators learns what the first did, and may choose again', async () => {
  const inStock = await stock()
  const id = await bought()
  const seen = (await adminRow(id)).version

  const delivered = await setStatus('nadia', id, { status: 'delivered', version: seen })
  expect(delivered.status).toBe(200)
  expect(AdminOrder.parse(delivered.body).version).toBeGreaterThan(seen)

  const late = await setStatus('karim', id, { status: 'cancelled', reason: 'x', version: seen })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: 'delivered', current_name: 'Livrée' },
  })
  const conflict = late.body as { version: number; detail: string; by: string; changed_at: string }
  expect(conflict.by).toContain('Nadia')
  expect(conflict.detail).toMatch(/^Nadia .* a fait un changement .* État actuel\u00a0: Livrée\.$/)
  expect(new Date(conflict.changed_at).getTime()).toBeLessThanOrEqual(market.clock.now().getTime())
  expect([(await adminRow(id)).status, await stock()]).toEqual(['delivered', inStock - 1])

  const inArabic = await setStatus('karim', id, { status: 'cancelled', version: seen }, 'ar')
  expect((inArabic.body as { detail: string }).detail).toContain('تم التسليم')

  const again = await setStatus('karim', id, { status: 'cancelled', version: conflict.version })
  expect([again.status, await stock()]).toEqual([200, inStock])
})

test('a call without a version sets any status after any other, as before', async () => {
  const id = await bought()
  await setStatus('nadia', id, { status: 'delivered' })
  const { status, body } = await setStatus('karim', id, { status: 'pending' })
  expect([status, (body as { status: string }).status]).toEqual([200, 'pending'])
})

test('a version that was never given out is told as a stale one, also where nobody has acted yet', async () => {
  const id = await bought()
  const { version } = await adminRow(id)
  expect(await setStatus('karim', id, { status: 'confirmed', version: version + 7 })).toMatchObject(
    { status: 409, body: { code: 'version_conflict', version } },
  )
})

test('to choose the status that an order has already changes nothing for others', async () => {
  const id = await bought()
  const seen = await adminRow(id)
  await setStatus('nadia', id, { status: seen.status, version: seen.version })
  expect((await adminRow(id)).version).toBe(seen.version)
})

test('of two acts at the same moment on the same version exactly one is done', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await bought()
    const { version } = await adminRow(id)
    const answers = await Promise.all([
      setStatus('nadia', id, { status: 'delivered', version }),
      setStatus('karim', id, { status: 'cancelled', version }),
      act(id, 'status-changes', { status: 'processing', version }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const codes = answers.filter(({ status }) => status === 409).map(({ body }) => body['code'])
    expect(codes).toEqual(['version_conflict', 'version_conflict'])
  }
})

test('a courier neither raises a version nor is refused by one', async () => {
  const id = await bought()
  await act(id, 'parcels', {})
  const before = await shopOrder(id)
  const parcelId = before.parcels[0]!.id as ParcelId
  const moved = (state: 'out_for_delivery' | 'waiting_for_customer') =>
    inTransaction(database.db, (tx) =>
      market.orders.updateParcelStatusInTx(tx, {
        ...{
          vendorId: amel,
          orderId: id as OrderId,
          parcelId,
          step: { state, reason: null, note: null },
        },
        actor: { role: 'system', id: null },
        isByCourier: true,
      }),
    )
  expect((await moved('out_for_delivery')).ok).toBe(true)
  expect((await shopOrder(id)).version).toBe(before.version)
  const failed = { state: 'attempt_failed', reason: 'no_answer', version: before.version }
  expect((await act(id, `parcels/${parcelId}/steps`, failed)).status).toBe(200)
  expect((await moved('waiting_for_customer')).ok).toBe(true)
})

test('what the buyer, the team or a colleague did is told to a vendor; of the team no name', async () => {
  const id = await bought()
  const { version } = await shopOrder(id)
  await setStatus('nadia', id, { status: 'processing', version })
  const late = await act(id, 'cancellation', { reason: 'out_of_stock', version })
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', by: 'L’équipe de la place de marché' },
  })
  expect(JSON.stringify(late.body)).not.toContain('Nadia')

  const { version: now } = late.body as { version: number }
  const sent = await act(id, 'parcels', { courier: null, version: now })
  const { parcels, version: shipped } = VendorOrder.parse(sent.body)
  const parcel = parcels[0]!
  const step = `parcels/${parcel.id}/steps`
  await act(id, step, { state: 'in_transit', version: shipped })
  const stale = await act(id, step, { state: 'returned', condition: 'damaged', version: shipped })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current_name: 'Expédiée, colis en route' },
  })
  expect((stale.body as { by: string }).by).toContain('Amel')
  const parcelTracking = { courier: null, tracking: 'AB-123', version: now }
  expect((await act(id, `parcels/${parcel.id}/carriage`, parcelTracking, 'PUT')).status).toBe(409)
  expect((await act(id, step, { state: 'returning' })).status).toBe(200)
})

test('of many orders those that changed meanwhile are named with what changed, the others go on', async () => {
  const [first, second] = [await bought(), await bought()]
  const { items } = VendorOrdersPage.parse((await call('vendor/orders', 'amel')).body)
  const versions = Object.fromEntries(items.map(({ id, version }) => [id, version]))
  await setStatus('karim', first, { status: 'cancelled' })
  const ids = [first, second]
  const done = await call('vendor/orders/status-changes', 'amel', {
    ...{ ids, versions, status: 'processing' },
  })
  const { changed, refused } = BulkAdvance.parse(done.body)
  expect(changed).toEqual([second])
  expect(refused).toMatchObject([{ id: first, code: 'version_conflict' }])
  expect(refused[0]!.detail).toContain('État actuel\u00a0: Annulée.')
})
