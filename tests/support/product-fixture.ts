import sharp from 'sharp'
import { ManagedProduct, type ManagedProductView } from '#capabilities/catalog/contract.ts'
import { createCategoryManagement, createProductManagement } from '#capabilities/catalog/index.ts'
import { createVendors } from '#capabilities/vendors/index.ts'
import { routes } from '#platform/http/index.ts'
import { createGuards } from '#server/guards.ts'
import type { TestDatabase } from './database.ts'
import { marketplaceFixture } from './marketplace-fixture.ts'

type TestResponse = { status: number; body: Record<string, unknown> }

/** Two colors and two sizes, of which one combination does not exist. */
export const MATRIX = {
  options: ['Couleur', { fr: 'Taille', ar: 'المقاس' }],
  variants: [
    { values: ['Rouge', '28 cm'], sku: 'R-28', price: 4300, inventory_quantity: 14 },
    { values: ['Rouge', '32 cm'], sku: 'R-32', inventory_quantity: 3 },
    { values: ['Bleu', '28 cm'], sku: 'B-28', inventory_quantity: 0 },
  ],
}

/** The form that a client would send back unchanged. */
export const productForm = ({
  vendor,
  images,
  id,
  created_at,
  average_rating,
  review_count,
  ...rest
}: ManagedProductView) => ({
  ...rest,
  images: images.map(({ url }) => url),
  inventory_quantity: null,
  variants: rest.variants.map((variant) => ({ ...variant, inventory_quantity: null })),
})

export const fieldErrorCodes = (body: TestResponse['body']): string[] =>
  (body['errors'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)

export async function productFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database, { environment: {} })
  const { db } = database
  const { app, clock, audit, catalog, promotions, identity, media } = market
  const vendors = createVendors({ ...market, db })
  const fixture = createProductManagement({ database, clock, audit, catalog, promotions, media })
  const { sessionStates } = identity
  const guards = createGuards({ sessionStates, findStaffMembership: vendors.findStaffMembership })
  const behind = (guard: unknown, part: unknown) =>
    routes()
      .use('*', guard as never)
      .route('/', part as never)
  const tree = createCategoryManagement({ db, clock, audit })
  app.route('/desk/admin', behind(guards.admin, fixture.adminRoutes) as never)
  app.route('/desk/admin', behind(guards.admin, tree.adminRoutes) as never)
  app.route('/desk/vendor', behind(guards.vendor, fixture.vendorRoutes) as never)

  const rows = async (sql: string, ...values: unknown[]) =>
    (await database.pool.query(sql, values)).rows as Record<string, unknown>[]

  await rows(
    `insert into catalog.categories (slug, parent_slug, name, position)
     values ('maison', null, '{"fr": "Maison", "en": "Home", "ar": "منزل"}', 1),
       ('interieur', 'maison', '{"fr": "Intérieur", "en": "Interior", "ar": "الداخل"}', 1),
       ('jardin', 'maison', '{"fr": "Jardin", "en": "Garden", "ar": "الحديقة"}', 2) on conflict do nothing`,
  )

  async function vendorAccount(name: string, email: string) {
    const { userId } = await market.account(email, 'vendor')
    const id = await market.shop.vendor({ name, wilaya: '15' })
    await rows('update vendors.vendors set user_id = $2 where id = $1', id, userId)
    return { id, userId, token: await market.tokenOf(email) }
  }

  const asking =
    (prefix: string, token: () => string) =>
    async (path = '', method = 'GET', body?: object, language = 'fr'): Promise<TestResponse> => {
      const answer = await app.request(`/desk/${prefix}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token()}`,
          'content-type': 'application/json',
          'accept-language': language,
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: (text ? JSON.parse(text) : {}) as TestResponse['body'] }
    }

  const admin = await market.account('chief@example.dz', 'admin')
  const adminToken = await market.tokenOf(admin.email)
  const amel = await vendorAccount('Poterie Aït Khellili', 'amel@example.dz')
  const brahim = await vendorAccount('Maroquinerie El Berd', 'brahim@example.dz')
  const own = asking('vendor', () => amel.token)

  /** Returns its public URL. */
  async function image(userId: string): Promise<string> {
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#c4542d' },
    })
      .png()
      .toBuffer()
    const name = `${crypto.randomUUID()}.png`
    const uploader = { userId, vendorId: null, seesAll: false }
    const saved = await media.storeImage({
      bucket: 'product-images',
      name,
      bytes,
      cacheSeconds: 60,
      uploader,
    })
    if (!saved.ok) throw new Error(saved.error.code)
    return `/storage/v1/object/public/product-images/${name}`
  }

  const FORM = { name: 'Théière gravée', price: 7600, category: 'interieur' }
  /** Of the vendor Amel unless another is given. */
  async function made(form: object = {}, ask: typeof own = own) {
    const { body } = await ask('/products', 'POST', { ...FORM, ...form })
    return ManagedProduct.parse(body)
  }

  return {
    ...market,
    rows,
    workIn: fixture.workIn,
    deleteOldBulkEdits: fixture.deleteOldBulkEdits,
    picture: image,
    adminId: admin.userId,
    admin: asking('admin', () => adminToken),
    amel,
    own,
    brahim,
    other: asking('vendor', () => brahim.token),
    FORM,
    made,
    listing: async (id: string) =>
      (await rows('select * from search.listings where product_id = $1', id))[0],
  }
}
