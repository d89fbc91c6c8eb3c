import type pg from 'pg'
import { createTerritory } from '#capabilities/territory/index.ts'
import { type Db, storedText } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { empty } from './database.ts'

type ProductFields = {
  name: string
  price: number
  ar?: string
  en?: string
  compareAt?: number
  stock?: number
  status?: 'draft' | 'active' | 'archived'
  featured?: boolean
  stars?: [number, number, number, number, number]
  sales?: number
  daysOld?: number
  variants?: { size: string; stock: number; price?: number }[]
}

const NOW = new Date('2026-11-21T10:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

/** Inserts vendors and products directly. Prices are dinars. */
export async function insertVendors({ db, pool }: { db: Db; pool: pg.Pool }) {
  await createTerritory({ db }).loadTerritory()

  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row)
    return pool.query(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    )
  }

  async function vendor({
    name,
    wilaya,
    phone,
  }: {
    name: string
    wilaya: string
    phone?: boolean
  }) {
    const id = newId(NOW)
    const userId = newId(NOW)
    await insert('identity.users', {
      id: userId,
      email: `${userId}@shop.example`,
      created_at: NOW,
      updated_at: NOW,
    })
    await insert('vendors.vendors', {
      id,
      user_id: userId,
      business_name: name,
      business_email: `${id}@shop.example`,
      business_wilaya: wilaya,
      business_city: 'Centre',
      verification_status: 'verified',
      verified_at: NOW,
      requires_phone_confirmation: phone ?? false,
      created_at: NOW,
      updated_at: NOW,
    })
    return id
  }

  async function product(vendorId: string, fields: ProductFields) {
    const id = newId(NOW)
    await pool.query(
      `insert into catalog.categories (slug, name, position)
       values ('maison', '{"fr": "Maison", "en": "Home", "ar": "منزل"}', 1) on conflict do nothing`,
    )
    await insert('catalog.products', {
      id,
      vendor_id: vendorId,
      category_slug: 'maison',
      name: storedText({ ...fields, fr: fields.name }),
      price_centimes: fields.price * 100,
      compare_at_price_centimes: fields.compareAt === undefined ? null : fields.compareAt * 100,
      status: fields.status ?? 'active',
      published_at: NOW,
      archived_at: fields.status === 'archived' ? NOW : null,
      featured: fields.featured ?? false,
      rating_counts: fields.stars ?? [0, 0, 0, 0, 0],
      sales_count: fields.sales ?? 0,
      created_at: daysAgo(fields.daysOld ?? 0),
      updated_at: NOW,
    })
    const variants: string[] = []
    const wanted = fields.variants ?? [{ size: null, stock: fields.stock ?? 10, price: undefined }]
    for (const [position, variant] of wanted.entries()) {
      const variantId = newId(NOW)
      variants.push(variantId)
      await insert('catalog.variants', {
        id: variantId,
        product_id: id,
        vendor_id: vendorId,
        options: JSON.stringify(
          variant.size === null
            ? []
            : [{ name: { fr: 'Taille', en: 'Size', ar: 'المقاس' }, value: { fr: variant.size } }],
        ),
        price_centimes: variant.price === undefined ? null : variant.price * 100,
        on_hand: variant.stock,
        position,
      })
    }
    return { id, variants }
  }

  /** Fast, but fails once something was sold. */
  const forget = () => pool.query('delete from catalog.products; delete from vendors.vendors')
  const clear = () =>
    empty(pool, 'catalog.products, vendors.vendors, search.listings, search.listing_counts')

  return { vendor, product, forget, clear }
}
