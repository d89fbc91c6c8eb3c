import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { jobs, ask } = createTestImports(fixture, database)
const own = importFixture(ask, fixture.amel.token)
const { imported } = importAttempt(own, jobs)

const red = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c4542d' } })
    .jpeg()
    .toBuffer()
let requested = 0
const server = createServer((_, response) => {
  requested += 1
  void red().then((bytes) => response.end(bytes))
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => fixture.rows('delete from catalog.products').then(() => undefined))

const imagesOf = async (sku: string) => {
  const [row] = await fixture.rows(
    `select p.images from catalog.products p join catalog.variants v on v.product_id = p.id where v.sku = $1`,
    sku,
  )
  return (row?.['images'] as { url: string }[] | undefined)?.map(({ url }) => url)
}
async function undone(view: Record<string, unknown>) {
  const path = `/imports/${String(view['id'])}`
  const plan = (await own.call(`${path}/undo`)).body
  expect((await own.call(`${path}/undo`, 'POST')).status).toBe(200)
  await jobs.drain()
  const { undo } = (await own.call(path)).body
  return { plan, undo: undo as unknown as Record<string, unknown> }
}

test('[VSPACE-3] pictures by address go with the import: the former ones are back, and the address works again', async () => {
  const former = await fixture.picture(fixture.amel.userId)
  await fixture.made({ name: 'Théière', price: 100, sku: 'I-1', images: [former] })
  const line = (sku: string) => `${sku};Théière;Jardin;100;${base}/ok.jpg`
  const file = `sku;nom;catégorie;prix;images\n${line('I-1')}\n${line('I-2')}\n`
  const view = await imported(file)
  expect(view).toMatchObject({ done: { created: 1, updated: 1 }, pictures: { waiting: 0 } })
  expect(await imagesOf('I-1')).not.toEqual([former])
  expect(await imagesOf('I-2')).toHaveLength(1)

  const { plan, undo } = await undone(view)
  expect(plan).toMatchObject({ deleted: 1, restored: 1, left: 0 })
  expect(undo).toMatchObject({ state: 'done', deleted: 1, restored: 1, left: 0 })
  expect(await imagesOf('I-1')).toEqual([former])
  expect(await imagesOf('I-2')).toBeUndefined()
  const before = requested
  expect(await imported(file)).toMatchObject({ done: { created: 1, updated: 1 } })
  expect(await imagesOf('I-1')).toHaveLength(1)
  expect(await imagesOf('I-1')).toEqual(await imagesOf('I-2'))
  expect(requested - before).toBeLessThanOrEqual(2)
})

test('[VSPACE-3] an archive of pictures is taken back: each product shows what it showed before', async () => {
  const former = await fixture.picture(fixture.amel.userId)
  await fixture.made({ name: 'Un', price: 100, sku: 'Z-1', images: [former] })
  await fixture.made({ name: 'Deux', price: 100, sku: 'Z-2' })
  await fixture.made({ name: 'Trois', price: 100, sku: 'Z-3' })
  const zip = new ZipFile()
  const image = await red()
  for (const name of ['Z-1.jpg', 'Z-1-2.jpg', 'Z-2.jpg', 'Z-3.jpg']) zip.addBuffer(image, name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
  const view = await imported(Buffer.concat(parts), true)
  expect(view).toMatchObject({ kind: 'images', done: { updated: 3 } })
  expect(await imagesOf('Z-1')).toHaveLength(2)
  // The vendor's later choice of images takes precedence.
  const chosen = await fixture.picture(fixture.amel.userId)
  const [three] = await fixture.rows(
    `select product_id as id from catalog.variants where sku = 'Z-3'`,
  )
  const form = { name: 'Trois', category: 'jardin', price: 100, sku: 'Z-3', images: [chosen] }
  expect((await fixture.own(`/products/${String(three?.['id'])}`, 'PUT', form)).status).toBe(200)

  const { undo } = await undone(view)
  expect(undo).toMatchObject({ deleted: 0, restored: 2, left: 1 })
  expect(await imagesOf('Z-1')).toEqual([former])
  expect(await imagesOf('Z-2')).toEqual([])
  expect(await imagesOf('Z-3')).toEqual([chosen])
})
