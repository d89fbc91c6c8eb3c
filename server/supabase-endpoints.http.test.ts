import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createMedia } from '#capabilities/media/index.ts'
import { localStorage } from '#platform/storage/index.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { functionsApp, storageApp } from './supabase-endpoints.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity', 'media'] })
const { account, PASSWORD, app, guards, identity, clock } = await testAccounts(database)
const folder = await mkdtemp(join(tmpdir(), 'clients-'))
afterAll(() => rm(folder, { recursive: true }))
const media = createMedia({ db: database.db, clock, storage: localStorage(folder) })
app.route('/functions/v1', functionsApp({ guards, identity }) as never)
app.route(
  '/storage/v1',
  storageApp({ guards, identity, media, listShownFiles: async () => [] }) as never,
)
const { url } = await serve(app)

const supabase = () =>
  createClient(url, 'anon', { auth: { persistSession: false, autoRefreshToken: false } })
async function as(email: string) {
  const client = supabase()
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return client
}
await account('admin@example.dz', 'admin')
await account('vendor@example.dz', 'vendor')
await account('rival@example.dz', 'vendor')
await account('customer@example.dz')
const body = {
  email: 'new@example.dz',
  password: 'grenade-rouge',
  firstName: 'Sara',
  lastName: 'Amrani',
  role: 'vendor',
}
const refusalOf = async (error: unknown) =>
  (await (error as { context: Response }).context.json()) as {
    data: null
    error: { code: string; message: string }
  }

test('[ROLE-5] an administrator makes an account with its role; its person signs in', async () => {
  const admin = await as('admin@example.dz')
  const { data, error } = await admin.functions.invoke('admin-create-user', { body })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    data: { user: { email: 'new@example.dz', user_metadata: { first_name: 'Sara' } } },
  })
  expect(data).not.toHaveProperty('error')
  expect(JSON.stringify(data)).not.toContain('argon2')
  const entered = await supabase().auth.signInWithPassword({
    email: 'new@example.dz',
    password: 'grenade-rouge',
  })
  expect(entered.error).toBeNull()
  expect(await identity.findProfileByEmail('new@example.dz')).toMatchObject({
    firstName: 'Sara',
    lastName: 'Amrani',
    role: 'vendor',
  })
  const { rows } = await database.database.query(
    "select actor_role, after from audit.entries where action = 'identity.user_created'",
  )
  expect(rows).toMatchObject([
    { actor_role: 'admin', after: { email: 'new@example.dz', role: 'vendor' } },
  ])
})

test('[ROLE-5] what cannot be made is answered with its code and its sentence', async () => {
  const admin = await as('admin@example.dz')
  const refused = async (wrong: object) => {
    const { data, error } = await admin.functions.invoke('admin-create-user', {
      body: { ...body, email: 'other@example.dz', ...wrong },
      headers: { 'accept-language': 'fr' },
    })
    expect(data).toBeNull()
    return (await refusalOf(error)).error
  }
  expect(await refused({ email: 'ADMIN@example.dz' })).toEqual({
    code: 'email_exists',
    message: 'Un compte utilise déjà cette adresse e-mail.',
  })
  expect(await refused({ email: 'nowhere' })).toMatchObject({ code: 'email_malformed' })
  expect(await refused({ password: 'abc' })).toMatchObject({ code: 'weak_password' })
  expect(await refused({ role: 'king' })).toMatchObject({ code: 'invalid_input' })
  expect(await refused({ firstName: '' })).toMatchObject({ code: 'invalid_input' })
})

test('[ROLE-5] nobody else makes accounts, and an administrator with a factor only after using it', async () => {
  for (const client of [
    supabase(),
    await as('customer@example.dz'),
    await as('vendor@example.dz'),
  ]) {
    const { error } = await client.functions.invoke('admin-create-user', {
      body: { ...body, email: 'x@example.dz' },
    })
    const refused = await refusalOf(error)
    expect(refused.data).toBeNull()
    expect(['unauthorized', 'token_invalid', 'forbidden']).toContain(refused.error.code)
  }
  await account('careful@example.dz', 'admin')
  const first = await as('careful@example.dz')
  const { data } = await first.auth.mfa.enroll({ factorType: 'totp' })
  const code = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) }).generate()
  await first.auth.mfa.challengeAndVerify({ factorId: data!.id, code })
  const weak = await as('careful@example.dz')
  const early = await weak.functions.invoke('admin-create-user', {
    body: { ...body, email: 'y@example.dz' },
  })
  expect((await refusalOf(early.error)).error.code).toBe('second_factor_needed')
  const strong = await first.functions.invoke('admin-create-user', {
    body: { ...body, email: 'y@example.dz' },
  })
  expect(strong.error).toBeNull()
})

test('a browser of another site may ask', async () => {
  for (const path of [
    '/functions/v1/admin-create-user',
    '/storage/v1/object/product-images/a.png',
  ]) {
    const answer = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-upsert',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('x-upsert')
  }
})

const image = (format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'Chez Amel' }, IFD3: { GPSLatitude: '36/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
const nameOf = (extension: string) =>
  `${Date.now()}-${Math.random().toString(36).slice(2)}.${extension}`

test('[STORE-1] a picture is uploaded, has a public address, keeps its cache control, is never replaced', async () => {
  const vendor = (await as('vendor@example.dz')).storage.from('product-images')
  const name = nameOf('jpg')
  const { data, error } = await vendor.upload(name, await image(), {
    cacheControl: '7200',
    upsert: false,
    contentType: 'image/jpeg',
  })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    path: name,
    fullPath: `product-images/${name}`,
    id: expect.any(String),
  })

  const { publicUrl } = vendor.getPublicUrl(name).data
  const shown = await fetch(publicUrl)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=7200')
  const bytes = Buffer.from(await shown.arrayBuffer())
  const stored = await sharp(bytes).metadata()
  expect([stored.width, stored.height]).toEqual([20, 40]) // rotated by its EXIF orientation
  expect(stored.exif).toBeUndefined()
  expect(bytes.includes('Chez Amel')).toBe(false)
  const again = await fetch(publicUrl, { headers: { 'if-none-match': shown.headers.get('etag')! } })
  expect(again.status).toBe(304)

  for (const upsert of [false, true]) {
    const second = await vendor.upload(name, await image('png'), { upsert })
    expect(second.error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    })
  }
  expect(
    (await readdir(join(folder, 'product-images'))).filter(
      (value) => !value.endsWith('content-type'),
    ),
  ).toHaveLength(1)
})

test('[STORE-1] a file of a form is taken too; every kind is what its bytes are', async () => {
  const vendor = (await as('vendor@example.dz')).storage.from('product-images')
  for (const format of ['png', 'webp', 'avif'] as const) {
    const name = nameOf('bin')
    const file = new File([Uint8Array.from(await image(format))], 'x.txt', { type: 'text/html' })
    const { error } = await vendor.upload(name, file, { cacheControl: '60' })
    expect(error).toBeNull()
    const shown = await fetch(vendor.getPublicUrl(name).data.publicUrl)
    expect(shown.headers.get('content-type')).toBe(`image/${format}`)
    expect(shown.headers.get('cache-control')).toBe('public, max-age=60')
  }
})

test('two uploads of one name at once: one is kept', async () => {
  const vendor = (await as('vendor@example.dz')).storage.from('product-images')
  const name = nameOf('jpg')
  const bytes = await image()
  const answers = await Promise.all([1, 2, 3, 4].map(() => vendor.upload(name, bytes)))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('what is no picture, is too large, or has an odd name stays outside', async () => {
  const vendor = (await as('vendor@example.dz')).storage.from('product-images')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const broken = (await image()).subarray(0, 300)
  for (const bytes of [svg, broken, Buffer.from('GIF89a'), Buffer.alloc(0)])
    expect(
      (await vendor.upload(nameOf('jpg'), bytes, { contentType: 'image/jpeg' })).error,
    ).toMatchObject({ statusCode: '415' })
  const large = await vendor.upload(nameOf('jpg'), Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(large.error).toMatchObject({ statusCode: '413' })
  for (const name of ['.hidden.png', 'a..b.png', 'é.png', 'x'.repeat(201)])
    expect((await vendor.upload(name, await image())).error).toMatchObject({ statusCode: '400' })
  const elsewhere = await (
    await as('vendor@example.dz')
  ).storage
    .from('documents')
    .upload('a.png', await image())
  expect(elsewhere.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
})

test('customers and strangers add and remove nothing; a vendor only touches their own', async () => {
  const bytes = await image()
  for (const client of [supabase(), await as('customer@example.dz')]) {
    const bucket = client.storage.from('product-images')
    expect((await bucket.upload(nameOf('jpg'), bytes)).error).not.toBeNull()
    expect((await bucket.list()).error).not.toBeNull()
    expect((await bucket.remove(['a.jpg'])).error).not.toBeNull()
  }
  const vendor = (await as('vendor@example.dz')).storage.from('product-images')
  const rival = (await as('rival@example.dz')).storage.from('product-images')
  const admin = (await as('admin@example.dz')).storage.from('product-images')
  await rival.upload('shop/mine.jpg', bytes)
  await rival.upload('top.jpg', bytes)
  expect((await vendor.remove(['shop/mine.jpg'])).data).toEqual([])
  expect((await vendor.list('shop')).data).toEqual([])
  expect((await rival.list()).data).toMatchObject([
    { name: 'shop', id: null },
    { name: 'top.jpg', metadata: { mimetype: 'image/jpeg', cacheControl: 'max-age=3600' } },
  ])
  expect((await admin.list('shop')).data).toMatchObject([{ name: 'mine.jpg' }])
  expect(
    (await rival.list('', { search: 'to', sortBy: { column: 'created_at', order: 'desc' } })).data,
  ).toHaveLength(1)

  const removed = await rival.remove(['top.jpg', 'missing.jpg'])
  expect(removed.data).toMatchObject([{ name: 'top.jpg' }])
  expect((await fetch(rival.getPublicUrl('top.jpg').data.publicUrl)).status).toBe(404)
  expect((await admin.remove(['shop/mine.jpg'])).data).toHaveLength(1)
})
