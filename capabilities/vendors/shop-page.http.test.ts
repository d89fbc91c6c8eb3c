import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { type VendorRequestOptions, vendorFixture } from '#tests/support/vendor-fixture.ts'
import { ShopPage, ShopImage } from './shop-page.contract.ts'

const fixture = await vendorFixture(await testDatabase())
const { app, ids, own, pathsOf, rows, shown, vendors } = fixture

const PAGE = {
  business_name: 'Poterie d’Amel',
  business_email: 'Atelier@Example.dz',
  business_phone: '0550123456',
  business_address: '4 rue des Frères Amrane',
  business_city: 'Tizi Ouzou',
  business_wilaya: '15',
  commune_code: null,
  description: { fr: 'Terre cuite.', en: '', ar: 'فخار.' },
  logo_url: null as string | null,
  cover_url: null as string | null,
}
const save = (over: object = {}, more: VendorRequestOptions = {}) =>
  own('/shop-page', { method: 'PUT', body: { ...PAGE, ...over }, ...more })

test('[VSPACE-6] [VEND-6] a page is kept in three languages and shown at once; its address stays', async () => {
  const { status, body } = await save()
  expect(status).toBe(200)
  const page = ShopPage.parse(body)
  expect(page).toMatchObject({
    id: ids.amel,
    business_email: 'atelier@example.dz',
    business_phone: '0550 12 34 56',
    commune_code: expect.stringMatching(/^15/),
    description: { fr: 'Terre cuite.', en: null, ar: 'فخار.' },
  })
  expect(ShopPage.parse((await own('/shop-page')).body)).toEqual(page)
  expect(await shown(ids.amel)).toMatchObject({
    business_name: 'Poterie d’Amel',
    business_description: 'Terre cuite.',
  })
  expect((await shown(ids.amel, 'ar')).business_description).toBe('فخار.')
  expect((await shown(ids.amel, 'en')).business_description).toBe('Terre cuite.')
  await save({ description: { fr: '', en: '', ar: 'فخار.' } })
  expect((await shown(ids.amel)).business_description).toBe('فخار.')
  const [entry] = await rows(
    `select before, after from audit.entries where action = 'vendors.shop_page_edited' order by created_at desc limit 1`,
  )
  expect(entry).toEqual({
    before: { description_fr: 'Terre cuite.' },
    after: { description_fr: null },
  })
})

test('[VSPACE-6] each wrong field of the page is named in the caller’s language, and nothing is kept', async () => {
  await save()
  const wrong = await save(
    { business_name: ' ', business_email: 'x', business_phone: '12', business_address: '' },
    { language: 'ar' },
  )
  expect(wrong.status).toBe(422)
  expect(pathsOf(wrong.body)).toEqual([
    'business_name',
    'business_email',
    'business_phone',
    'business_address',
  ])
  expect(JSON.stringify(wrong.body)).toContain('اسم المتجر مطلوب')
  const long = await save({ description: { fr: 'a'.repeat(2001), en: '', ar: '' } })
  expect(pathsOf(long.body)).toEqual(['description.fr'])
  expect((await save({ slug: 'x' })).status).toBe(422)
  expect((await own('/shop-page')).body).toMatchObject({ business_name: 'Poterie d’Amel' })
})

const image = (exif = true) => {
  const plain = sharp({ create: { width: 900, height: 300, channels: 3, background: '#c4542d' } })
  return (exif ? plain.withExif({ IFD0: { Copyright: 'chez-amel' } }) : plain).jpeg().toBuffer()
}
const upload = async (as: 'amel' | 'brahim' = 'amel') =>
  ShopImage.parse(
    (await own('/shop-images', { as, method: 'POST', body: new Uint8Array(await image()) })).body,
  )

test('[VSPACE-6] [STORE-2] a cover is read by its bytes, written anew without what it said of itself, and shown', async () => {
  const sent = await image()
  expect(sent.includes('chez-amel')).toBe(true)
  const { status, body } = await own('/shop-images', {
    method: 'POST',
    body: new Uint8Array(sent),
  })
  expect(status).toBe(201)
  const stored = ShopImage.parse(body)
  expect(stored).toMatchObject({ width: 900, height: 300 })
  expect(stored.url).toContain(`/shop-images/${ids.amel}/`)

  expect((await save({ cover_url: stored.url })).body).toMatchObject({ cover: stored, logo: null })
  const seen = await shown(ids.amel)
  expect(seen.cover_url).toBe(stored.url)
  const file = await app.request(stored.url)
  expect(file.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await file.arrayBuffer()).includes('chez-amel')).toBe(false)
  const small = await app.request(stored.small_url, { headers: { accept: 'image/webp' } })
  const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect(width).toBe(400)
  // The same URL keeps the image; leaving it out removes it.
  expect((await save({ cover_url: stored.url })).body).toMatchObject({ cover: stored })
  expect((await save()).body).toMatchObject({ cover: null })
})

test('[STORE-2] what is no picture, too large, or another shop’s is refused', async () => {
  const text = new TextEncoder().encode('<svg onload="x"/>')
  const none = await own('/shop-images', { method: 'POST', body: text })
  expect(none).toMatchObject({ status: 415, body: { code: 'not_an_image' } })
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  const heavy = await own('/shop-images', { method: 'POST', body: large })
  expect(heavy.status).toBe(413)

  const brahims = await upload('brahim')
  for (const [field, url] of [
    ['logo_url', brahims.url],
    ['cover_url', 'https://elsewhere.example/x.png'],
    ['cover_url', `/storage/v1/object/public/shop-images/${ids.amel}/none`],
  ] as const)
    expect(await save({ [field]: url })).toMatchObject({
      status: 422,
      body: { code: 'image_not_found', field },
    })
})

test('[STORE-1] a picture that no page shows is removed after a week, one that is shown stays', async () => {
  const [shownOne, loose] = [await upload(), await upload()]
  await save({ logo_url: shownOne.url })
  await vendors.deleteOrphanImages()
  expect((await app.request(loose.url)).status).toBe(200)
  await rows(`update media.files set created_at = created_at - interval '8 days'`)
  await vendors.deleteOrphanImages()
  expect((await app.request(shownOne.url)).status).toBe(200)
  expect((await app.request(loose.url)).status).not.toBe(200)
  await save()
})
