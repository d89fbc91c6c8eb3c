import { Secret, TOTP } from 'otpauth'
import { ADMIN_EMAIL, DEMO_PASSWORD, DEMO_VENDOR_EMAIL } from '#demo/load.ts'
import { Actor, eventually } from './client.ts'

type Items<T> = { items: T[] }
type ImportState = { state: string; columns: Record<string, string> }

const STREAM_MS = 3_000

export async function openVendor(url: string) {
  const vendor = new Actor(url)
  await vendor.signIn(DEMO_VENDOR_EMAIL, DEMO_PASSWORD)
  const { items } = await vendor.json<Items<{ vendor: { id: string } }>>('/api/v1/vendor/products')
  const vendorId = items[0]?.vendor.id
  if (!vendorId) throw new Error('the demo shop has no product')

  return {
    vendorId,
    async work(round: number): Promise<void> {
      await vendor.refresh()
      await Promise.all([
        vendor.listen('/api/v1/vendor/live-updates', STREAM_MS),
        readScreens(vendor),
        importFile(vendor, round),
      ])
      await sendOrders(vendor)
      await editStock(vendor, round)
    },
  }
}

async function readScreens(vendor: Actor): Promise<void> {
  const screens = ['dashboard', 'orders', 'products', 'money', 'money/lines', 'margins', 'calls']
  for (const screen of [
    ...screens,
    'in-app-notifications',
    'returns',
    'pick-list',
    'messages',
    'reviews',
  ])
    await vendor.json(`/api/v1/vendor/${screen}`)
  for (const page of ['dashboard', 'orders', 'products']) await vendor.load(`/vendor/${page}`)
}

async function importFile(vendor: Actor, round: number): Promise<void> {
  const lines = Array.from(
    { length: 40 },
    (_, n) => `SOAK-${n};Plat émaillé ${n};Maison;${1000 + round + n};${1 + (n % 9)}`,
  )
  const file = Buffer.from(['sku;nom;catégorie;prix;stock', ...lines].join('\n'))
  const { id } = await vendor.json<{ id: string }>('/api/v1/vendor/imports', {
    method: 'POST',
    body: { file_name: `soak-${round}.csv`, bytes: file.byteLength },
  })
  const path = `/api/v1/vendor/imports/${id}`
  await vendor.send(`${path}/parts/0`, { method: 'PUT', body: file })
  const { columns } = await vendor.json<ImportState>(`${path}/file`, { method: 'POST', body: {} })
  await vendor.json(`${path}/check`, { method: 'POST', body: { columns } })
  const reach = (wanted: string) =>
    eventually(`import of round ${round} is ${wanted}`, async () => {
      const { state } = await vendor.json<ImportState>(path)
      return state === wanted ? state : undefined
    })
  await reach('checked')
  await vendor.json(`${path}/confirm`, { method: 'POST', body: {} })
  await reach('done')
}

/** Prepares confirmed orders and prints their documents, which a worker thread renders. */
async function sendOrders(vendor: Actor): Promise<void> {
  const confirmed = '/api/v1/vendor/orders?status=confirmed'
  const { items } = await vendor.json<Items<{ id: string }>>(confirmed)
  const ids = items.slice(0, 3).map(({ id }) => id)
  if (ids.length === 0) throw new Error('no order came in')
  await vendor.json('/api/v1/vendor/orders/status-changes', {
    method: 'POST',
    body: { ids, status: 'processing' },
  })
  // An invoice exists from the delivery on, so it is printed for an order that was delivered before.
  const delivered = await vendor.json<Items<{ id: string }>>(
    '/api/v1/vendor/orders?status=delivered',
  )
  const invoiced = delivered.items.slice(0, 1).map(({ id }) => id)
  if (invoiced.length === 0) throw new Error('no delivered order to invoice')
  const documents = [
    { kind: 'packing_slip', order_ids: ids },
    { kind: 'label', order_ids: ids },
    { kind: 'invoice', order_ids: invoiced },
  ]
  for (const body of documents) {
    const ticket = { method: 'POST' as const, body }
    const { url } = await vendor.json<{ url: string }>('/api/v1/vendor/documents/tickets', ticket)
    const { pathname, search } = new URL(url, 'http://site.example')
    await vendor.load(pathname + search)
  }
}

async function editStock(vendor: Actor, round: number): Promise<void> {
  const { items } = await vendor.json<Items<{ id: string; variant_count: number }>>(
    '/api/v1/vendor/products?limit=20',
  )
  const single = items.find((product) => product.variant_count === 1)
  if (!single) throw new Error('no product without variants')
  await vendor.json(`/api/v1/vendor/products/${single.id}/stock`, {
    method: 'PUT',
    body: { inventory_quantity: 500 + round },
  })
}

/** Settings are changed by a session that was proven in the last 15 minutes. */
const PROOF = { password: DEMO_PASSWORD }

/** Enrolls a second factor for this run. */
export async function openAdmin(url: string) {
  const admin = new Actor(url)
  await admin.signIn(ADMIN_EMAIL, DEMO_PASSWORD)
  const post = <T>(path: string, body: object) => admin.json<T>(path, { method: 'POST', body })
  const factor = await post<{ id: string; totp: { secret: string } }>('/auth/v1/factors', {
    factor_type: 'totp',
    friendly_name: 'soak',
  })
  const challenge = await post<{ id: string }>(`/auth/v1/factors/${factor.id}/challenge`, {})
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const raised = await post<{ access_token: string; refresh_token: string }>(
    `/auth/v1/factors/${factor.id}/verify`,
    { challenge_id: challenge.id, code },
  )
  admin.token = raised.access_token
  admin.refreshToken = raised.refresh_token

  return {
    async work(round: number): Promise<void> {
      await admin.refresh()
      await Promise.all([admin.listen('/api/v1/admin/live-updates', STREAM_MS), readLists(admin)])
      const { contactEmail } = await admin.json<{ contactEmail: string }>('/api/v1/admin/settings')
      if (round % 3 === 0) await post('/api/v1/account/reauthentication', PROOF)
      await admin.json('/api/v1/admin/settings', {
        method: 'PUT',
        body: { siteDescription: `Marketplace algérien, ${round}`, known: { contactEmail } },
      })
    },
  }
}

async function readLists(admin: Actor): Promise<void> {
  const lists = ['dashboard', 'orders', 'users', 'vendors', 'products', 'audit', 'refunds']
  const more = ['money/overview', 'money/batches', 'money/couriers', 'abandoned-carts', 'synonyms']
  for (const list of [...lists, ...more, 'moderation', 'system', 'privacy/requests', 'reports'])
    await admin.json(`/api/v1/admin/${list}`)
  await admin.load('/api/v1/admin/money/journals-file')
  await admin.load('/admin')
}
