import { readFileSync } from 'node:fs'
import { createClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from './read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const { url } = await serve(marketplace.app)
const sql = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[]
const people: Record<string, { userId: string; email: string }> = {}
let password = ''
let shop = ''

const shopOf = async (owner: string, name: string) =>
  (
    await sql(
      `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
         verification_status, verified_at, is_active, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, '16', 'verified', now(), true, now(), now()) returning id`,
      people[owner]!.userId,
      name,
      people[owner]!.email,
    )
  )[0]?.['id'] as string

beforeAll(async () => {
  await marketplace.start()
  const { account, PASSWORD } = await testAccounts(database)
  password = PASSWORD
  for (const [name, role] of [
    ['amel', 'vendor'],
    ['karim', 'customer'],
    ['nadia', 'customer'],
    ['admin', 'admin'],
  ] as const)
    people[name] = await account(`${name}@example.dz`, role)
  shop = await shopOf('amel', 'Poterie Amel')
  await sql(
    `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at)
     values ($1, $2, 'catalogue', now(), now()), ($1, $3, 'manager', now(), now())`,
    shop,
    people['karim']!.userId,
    people['nadia']!.userId,
  )
})
afterAll(() => marketplace.stop())

async function bucketOf(name: string) {
  const supabase = createClient(url, 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'accept-language': 'fr' } },
  })
  await supabase.auth.signInWithPassword({ email: people[name]!.email, password })
  return supabase.storage.from('product-images')
}
const image = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
type Bucket = Awaited<ReturnType<typeof bucketOf>>
async function upload(bucket: Bucket, name: string) {
  expect((await bucket.upload(name, await image())).error).toBeNull()
}
const namesIn = async (bucket: Bucket) => ((await bucket.list()).data ?? []).map(({ name }) => name)

test('a removed clerk who opens another shop deletes nothing of the first one', async () => {
  const clerk = await bucketOf('karim')
  await upload(clerk, 'vase.jpg')
  await sql(
    'update vendors.staff set removed_at = now() where user_id = $1',
    people['karim']!.userId,
  )
  await shopOf('karim', 'Sons de Karim')
  await sql(
    `update identity.user_roles set role = 'vendor' where user_id = $1`,
    people['karim']!.userId,
  )
  const rival = await bucketOf('karim')
  expect(await rival.remove(['vase.jpg'])).toMatchObject({ data: [], error: null })
  expect(await namesIn(rival)).toEqual([])
  expect((await fetch(`${url}/storage/v1/object/public/product-images/vase.jpg`)).status).toBe(200)
})

test('the files of a clerk are the shop’s: its manager lists and deletes them', async () => {
  const manager = await bucketOf('nadia')
  expect(await namesIn(manager)).toEqual(['vase.jpg'])
  const removed = await manager.remove(['vase.jpg'])
  expect(removed.data?.map(({ name }) => name)).toEqual(['vase.jpg'])
})

test('a file that a product or a banner shows stays, and the answer says which', async () => {
  const owner = await bucketOf('amel')
  for (const name of ['jarre.jpg', 'bol.jpg', 'affiche.jpg']) await upload(owner, name)
  const [category] = await sql('select slug from catalog.categories limit 1')
  await sql(
    `insert into catalog.products (id, vendor_id, name, category_slug, price_centimes, images, created_at, updated_at)
     values (gen_random_uuid(), $1, '{"fr": "Jarre"}', $2, 100000, $3, now(), now())`,
    shop,
    category?.['slug'],
    JSON.stringify([{ url: '/storage/v1/object/public/product-images/jarre.jpg' }]),
  )
  await sql(
    `with banner as (insert into content.banners (id, place, languages, starts_at, updated_at)
       values (gen_random_uuid(), 'home_hero', '{fr}', now(), now()) returning id)
     insert into content.banner_texts (banner_id, language, title, alt, file_id)
     select banner.id, 'fr', 'Soldes', 'Affiche', f.id from banner, media.files f where f.name = 'affiche.jpg'`,
  )
  for (const bucket of [owner, await bucketOf('admin')])
    for (const shown of ['jarre.jpg', 'affiche.jpg']) {
      const { error } = await bucket.remove(['bol.jpg', shown])
      expect(error).toMatchObject({ status: 409 })
      expect(error?.message).toContain('montre encore')
      expect(error?.message).toContain(shown)
    }
  expect(await namesIn(owner)).toEqual(['affiche.jpg', 'bol.jpg', 'jarre.jpg'])
  expect((await owner.remove(['bol.jpg'])).data).toHaveLength(1)
})

test('files of before belong to the shop that their person worked for on that day', async () => {
  await sql(
    `update media.files set vendor_id = null, uploaded_by = $1, created_at = now() - interval '1 minute'
     where name = 'jarre.jpg'`,
    people['karim']!.userId,
  )
  await sql(
    `update vendors.staff set joined_at = now() - interval '1 day', removed_at = now() where user_id = $1`,
    people['karim']!.userId,
  )
  const file = new URL(
    '../capabilities/vendors/migrations/0003-set-vendor-of-files.sql',
    import.meta.url,
  )
  await sql(readFileSync(file, 'utf8'))
  expect(await sql(`select vendor_id from media.files where name = 'jarre.jpg'`)).toEqual([
    { vendor_id: shop },
  ])
})
