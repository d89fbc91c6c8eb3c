import type pg from 'pg'
import { newId } from '#platform/ids.ts'

export const NOW = new Date('2026-11-21T10:00:00Z')
export const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000)
export const id = (): string => newId(NOW)

export type Row = Record<string, unknown>
export type RowFactory = Awaited<ReturnType<typeof createRowFactory>>

/** Inserts directly, so that only the database's constraints apply. */
export function writer(database: Pick<pg.Pool, 'query'>) {
  async function insert(table: string, row: Row): Promise<Row> {
    const columns = Object.keys(row)
    await database.query(
      `insert into ${table} (${columns.join(', ')})
       values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    )
    return row
  }
  return insert
}

/** Two vendors, three users, one delivered order of two items: enough for every foreign key. */
export async function createRowFactory(database: Pick<pg.Pool, 'query'>) {
  const insert = writer(database)
  const [amina, karim, nadia] = [id(), id(), id()]
  for (const user of [amina, karim, nadia])
    await insert('identity.users', {
      id: user,
      email: `${user}@people.example`,
      created_at: NOW,
      updated_at: NOW,
    })
  const shop = id()
  const otherShop = id()
  for (const [vendor, owner] of [
    [shop, karim],
    [otherShop, nadia],
  ] as const)
    await insert('vendors.vendors', {
      id: vendor,
      user_id: owner,
      business_name: 'Boutique',
      business_email: 'boutique@shop.example',
      verification_status: 'verified',
      verified_at: NOW,
      created_at: NOW,
      updated_at: NOW,
    })
  await insert('catalog.categories', {
    slug: 'maison',
    name: { fr: 'Maison', en: 'Home', ar: 'منزل' },
    position: 1,
  })
  const product = id()
  await insert('catalog.products', {
    id: product,
    vendor_id: shop,
    category_slug: 'maison',
    name: { fr: 'Cafetière' },
    price_centimes: 250_000,
    created_at: NOW,
    updated_at: NOW,
  })
  const variant = id()
  await insert('catalog.variants', {
    id: variant,
    product_id: product,
    vendor_id: shop,
    on_hand: 5,
  })
  await insert('shipping.couriers', { code: 'express', name: 'Express', adapter: 'manual' })

  let purchases = 0
  async function order(fields: Row = {}) {
    const nth = ++purchases
    const purchase = id()
    const number = `Y-${String(nth).padStart(8, '0')}`
    const money = {
      subtotal_centimes: 500_000,
      shipping_centimes: 30_000,
      discount_centimes: 0,
      rounding_centimes: 0,
      total_centimes: 530_000,
    }
    await insert('orders.purchases', {
      id: purchase,
      number,
      buyer_id: amina,
      first_name: 'Amina',
      last_name: 'Bensalem',
      email: 'amina@people.example',
      phone: '+213550123456',
      phone_raw: '0550 12 34 56',
      address: '3 rue des Frères',
      city: 'Alger Centre',
      wilaya: '16',
      language: 'fr',
      payment_method: 'cash_on_delivery',
      ...money,
      vendor_ids: [shop],
      placed_at: NOW,
    })
    const row = await insert('orders.orders', {
      id: id(),
      purchase_id: purchase,
      buyer_id: amina,
      vendor_id: shop,
      order_number: `${number}-1`,
      wilaya: '16',
      status: 'delivered',
      delivery_method: 'home',
      deliver_from: '2026-11-23',
      deliver_until: '2026-11-26',
      ...money,
      commission_bp: 500,
      commission_centimes: 25_000,
      commission_reason: 'global',
      item_count: 2,
      placed_at: NOW,
      confirmed_at: NOW,
      processing_at: NOW,
      shipped_at: NOW,
      delivered_at: NOW,
      ...fields,
    })
    const line = await insert('orders.order_items', {
      id: id(),
      order_id: row['id'],
      vendor_id: shop,
      position: 1,
      product_id: product,
      variant_id: variant,
      product_name: 'Cafetière',
      list_price_centimes: 250_000,
      price_centimes: 250_000,
      quantity: 2,
      total_centimes: 500_000,
      vat_bp: 1900,
    })
    const parcel = await insert('orders.parcels', {
      id: id(),
      order_id: row['id'],
      vendor_id: shop,
      position: 1,
      courier_code: 'express',
      tracking: `EX-${nth}`,
      collect_centimes: 530_000,
      created_at: NOW,
    })
    return {
      id: row['id'] as string,
      number: `${number}-1`,
      line: line['id'] as string,
      parcel: parcel['id'] as string,
    }
  }

  async function journal(kind = 'payout') {
    const row = await insert('ledger.journals', { id: id(), kind, vendor_id: shop, posted_at: NOW })
    return row['id'] as string
  }

  async function file() {
    const name = id()
    await insert('media.files', {
      id: name,
      bucket: 'documents',
      name,
      mime: 'application/pdf',
      bytes: 1,
      sha256: 'a'.repeat(64),
      created_at: NOW,
    })
    return name
  }

  return { amina, karim, nadia, shop, otherShop, product, variant, insert, order, journal, file }
}
