import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { productFixture } from '#tests/support/product-fixture.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const CROPS = '/products/images/crops'
const PUBLIC = '/storage/v1/object/public/product-images/'

let url: string
/** 600 × 400: red and green above, blue and white below. */
beforeEach(async () => {
  const part = (background: string) => ({
    create: { width: 300, height: 200, channels: 3 as const, background },
  })
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#fff' },
  })
    .composite([
      { input: part('#f00'), left: 0, top: 0 },
      { input: part('#0f0'), left: 300, top: 0 },
      { input: part('#00f'), left: 0, top: 200 },
    ])
    .png()
    .toBuffer()
  const name = `${crypto.randomUUID()}.png`
  const uploader = { userId: fixture.amel.userId, vendorId: null, seesAll: false }
  const saved = await fixture.media.storeImage({
    bucket: 'product-images',
    name,
    bytes,
    cacheSeconds: 60,
    uploader,
  })
  if (!saved.ok) throw new Error(saved.error.code)
  url = PUBLIC + name
})

const bytesOf = async (address: string) => {
  const found = await fixture.media.readFile('product-images', address.slice(PUBLIC.length))
  return found!.stored.bytes
}
const colourAt = async (address: string, left: number, top: number) => {
  const pixel = await sharp(await bytesOf(address))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [...pixel]
}
const piece = (changes: object = {}) => ({
  picture: url,
  quarter_turns: 0,
  x: 0,
  y: 0,
  width: 300,
  height: 300,
  ...changes,
})

test('[VSPACE-2] a piece is a picture of its own, turned first, and the whole stays', async () => {
  // Rotated clockwise, 400 × 600: blue and red above, white and green below.
  const { status, body } = await fixture.own(
    CROPS,
    'POST',
    piece({ quarter_turns: 1, width: 400, height: 300 }),
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({ width: 400, height: 300 })
  const cut = String(body['url'])
  expect(await sharp(await bytesOf(cut)).metadata()).toMatchObject({
    width: 400,
    height: 300,
    format: 'png',
  })
  expect(await colourAt(cut, 10, 10)).toEqual([0, 0, 255])
  expect(await colourAt(cut, 390, 290)).toEqual([255, 0, 0])
  expect(await sharp(await bytesOf(url)).metadata()).toMatchObject({ width: 600, height: 400 })

  const source = await fixture.own(`${CROPS}?picture=${encodeURIComponent(cut)}`)
  expect(source.body).toEqual({
    url,
    width: 600,
    height: 400,
    crop: { quarter_turns: 1, x: 0, y: 0, width: 400, height: 300 },
  })
  // A second crop is taken from the uncropped image: it may be larger than the first one.
  const wider = await fixture.own(CROPS, 'POST', piece({ picture: cut, width: 600, height: 400 }))
  expect(wider.status).toBe(201)
  expect(await colourAt(String(wider.body['url']), 590, 390)).toEqual([255, 255, 255])
})

test('[VSPACE-2] a live product shows its picture until it is saved with the piece, and stays live', async () => {
  const product = await fixture.made({ images: [url], status: 'active', inventory_quantity: 3 })
  const { body } = await fixture.own(CROPS, 'POST', piece())
  const before = await fixture.own(`/products/${product.id}`)
  expect(before.body['images']).toMatchObject([{ url }])
  const { status } = await fixture.own(`/products/${product.id}`, 'PUT', {
    ...fixture.FORM,
    images: [body['url']],
  })
  expect(status).toBe(200)
  const after = await fixture.own(`/products/${product.id}`)
  expect(after.body).toMatchObject({ status: 'active', images: [{ url: body['url'], width: 300 }] })
  expect(await fixture.listing(product.id)).toBeTruthy()
})

test('[VSPACE-2] a frame beyond the picture, or too small, is refused in words', async () => {
  const refused = async (changes: object) => (await fixture.own(CROPS, 'POST', piece(changes))).body
  expect(await refused({ x: 301 })).toMatchObject({
    code: 'crop_out_of_bounds',
    detail: "Le cadre dépasse de l'image",
  })
  expect(await refused({ y: -1 })).toMatchObject({ code: 'crop_out_of_bounds' })
  expect(await refused({ width: 199 })).toMatchObject({ code: 'crop_too_small' })
  for (const nonsense of [{ quarter_turns: 4 }, { x: 1.5 }, { width: '300' }])
    expect(await refused(nonsense)).toMatchObject({ code: 'invalid_input' })
})

test("another shop's picture does not exist, and the team's reach is every shop", async () => {
  expect((await fixture.other(CROPS, 'POST', piece())).status).toBe(404)
  expect((await fixture.other(`${CROPS}?picture=${encodeURIComponent(url)}`)).status).toBe(404)
  expect((await fixture.own(CROPS, 'POST', piece({ picture: '/media/demo/x.webp' }))).status).toBe(
    404,
  )
  expect((await fixture.admin(CROPS, 'POST', piece())).status).toBe(201)
})

test('a picture that a colleague sent is cut by whoever keeps the products that show it', async () => {
  await fixture.made({ images: [url] })
  await fixture.rows(
    `update media.files set uploaded_by = gen_random_uuid() where name = $1`,
    url.slice(PUBLIC.length),
  )
  expect((await fixture.own(CROPS, 'POST', piece())).status).toBe(201)
  expect((await fixture.other(CROPS, 'POST', piece())).status).toBe(404)
})
