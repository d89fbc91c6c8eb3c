import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createMedia } from '#capabilities/media/index.ts'
import { localStorage } from '#platform/storage/index.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { storageApp } from './supabase-endpoints.ts'

const database = await testDatabase({ capabilities: ['settings', 'audit', 'identity', 'media'] })
const { account, PASSWORD, app, guards, identity, clock } = await testAccounts(database)
const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
afterAll(() => rm(folder, { recursive: true }))
const media = createMedia({ db: database.db, clock, storage: localStorage(folder) })
app.route(
  '/storage/v1',
  storageApp({ guards, identity, media, listShownFiles: async () => [] }) as never,
)
const { url } = await serve(app)

await account('vendor@example.dz', 'vendor')
const supabase = createClient(url, 'anon', {
  auth: { persistSession: false, autoRefreshToken: false },
})
await supabase.auth.signInWithPassword({ email: 'vendor@example.dz', password: PASSWORD })
const bucket = supabase.storage.from('product-images')

const PHONE = 'image/avif,image/webp,image/*,*/*;q=0.8'
const pick = async () =>
  (await readdir(join(folder, 'product-images'))).filter((value) => !value.endsWith('content-type'))

async function uploaded(name: string, width = 1000) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 }
  const bytes = await sharp({
    create: { width, height: width / 2, channels: 3, background: '#a33', noise },
  })
    .jpeg()
    .toBuffer()
  const { error } = await bucket.upload(name, bytes)
  expect(error).toBeNull()
  return (requested: number, accept = PHONE, format?: 'origin') =>
    fetch(
      bucket.getPublicUrl(name, { transform: { width: requested, ...(format && { format }) } }).data
        .publicUrl,
      { headers: { accept } },
    )
}
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { format, width, height }
}

test('[STORE-2] a picture is sent in the size and the format that fit, made once', async () => {
  const shown = await uploaded('one.jpg')
  const answer = await shown(300)
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('vary')).toContain('Accept')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await sizeOf(answer)).toMatchObject({ format: 'heif', width: 400, height: 200 })

  const before = await pick()
  const [again, ...others] = await Promise.all([shown(399), shown(400), shown(257)])
  expect(again.headers.get('etag')).toBe(answer.headers.get('etag'))
  for (const other of others) expect(other.headers.get('etag')).toBe(answer.headers.get('etag'))
  expect(await pick()).toEqual(before)
})

test('[STORE-2] an older browser gets the format it takes; nobody gets more pixels than there are', async () => {
  const shown = await uploaded('two.jpg', 500)
  expect(await sizeOf(await shown(256, 'image/webp,*/*'))).toMatchObject({
    format: 'webp',
    width: 256,
  })
  expect(await sizeOf(await shown(256, '*/*'))).toMatchObject({ format: 'jpeg', width: 256 })
  expect(await sizeOf(await shown(256, PHONE, 'origin'))).toMatchObject({ format: 'jpeg' })
  expect(await sizeOf(await shown(2500))).toMatchObject({ width: 500 })
  expect(await sizeOf(await shown(99_999))).toMatchObject({ width: 500 })
})

test('[STORE-2] a width that is none is refused, a picture that is not there is not found', async () => {
  await uploaded('three.jpg')
  const time = (query: string) =>
    fetch(`${url}/storage/v1/render/image/public/product-images/${query}`)
  expect((await time('three.jpg?width=wide')).status).toBe(400)
  expect((await time('three.jpg?width=-4')).status).toBe(400)
  expect((await time('none.jpg?width=400')).status).toBe(404)
})

test('[STORE-2] a picture that is removed takes all its forms with it', async () => {
  const shown = await uploaded('four.jpg')
  const before = await pick()
  await shown(128)
  expect((await pick()).length).toBe(before.length + 1)
  await bucket.remove(['four.jpg'])
  expect((await pick()).length).toBe(before.length - 1)
  expect((await shown(128)).status).toBe(404)
})

test('[STORE-2] what only calls itself a picture is refused, whatever its name and type', async () => {
  const { error } = await bucket.upload('five.jpg', Buffer.from('<svg onload="alert(1)"/>'), {
    contentType: 'image/jpeg',
  })
  expect(error).not.toBeNull()
  const large = await bucket.upload('six.jpg', Buffer.alloc(6 * 1024 * 1024))
  expect(large.error).not.toBeNull()
})

test('photos of returns and documents have no public address', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const uploader = { userId: null, vendorId: null, seesAll: false }
  await media.storeImage({ bucket: 'return-images', name: 'a1', bytes, cacheSeconds: 0, uploader })
  for (const path of ['object/public', 'render/image/public', 'object'])
    for (const bucketName of ['return-images', 'documents']) {
      const { status } = await fetch(`${url}/storage/v1/${path}/${bucketName}/a1`)
      expect([path, bucketName, status]).toEqual([path, bucketName, path === 'object' ? 401 : 404])
    }
})
