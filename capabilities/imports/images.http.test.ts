import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { jobs, ask } = createTestImports(fixture, database)
const own = importFixture(ask, fixture.amel.token)
const { checked, imported } = importAttempt(own, jobs)
const fieldErrorsOf = async (id: string, language = 'fr') => {
  const { body } = await own.call(`/imports/${id}/errors`, 'GET', undefined, language)
  return (body['items'] as unknown as Record<string, unknown>[]).map(
    ({ line, column, code, severity }) => [line, column, code, severity],
  )
}

beforeEach(() => fixture.rows('delete from catalog.products').then(() => undefined))

describe('pictures of imports', () => {
  let base = ''
  const red = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#c4542d' } })
      .jpeg()
      .toBuffer()
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/ok.jpg') response.end(await red())
      else if (request.url === '/again') response.writeHead(302, { location: '/ok.jpg' }).end()
      else if (request.url === '/huge')
        response.writeHead(200, { 'content-length': '9000000' }).end()
      else response.writeHead(request.url === '/page' ? 200 : 404).end('<html>')
    })()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  const imagesOf = async () =>
    (
      await fixture.rows(
        `select jsonb_array_length(images) as n from catalog.products where vendor_id = $1 order by name ->> 'fr' desc`,
        fixture.amel.id,
      )
    ).map(({ n }) => n)

  test('[VSPACE-3] pictures come from their addresses; those that are none are told by line', async () => {
    const file = `sku;nom;catégorie;prix;images\nP-1;Un;Jardin;100;${base}/ok.jpg ${base}/again\nP-2;Deux;Jardin;100;${base}/none,${base}/page,${base}/huge,ftp://x/y.jpg\n`
    const done = await imported(file)
    expect(done).toMatchObject({ state: 'done', pictures: { total: 5, waiting: 0, refused: 3 } })
    expect(await imagesOf()).toEqual([2, 0])
    const codes = (await fieldErrorsOf(done['id'] as string)).map(([line, , code]) => [line, code])
    expect(codes).toEqual(
      [
        [3, 'image_url_invalid'],
        [3, 'image_unreachable'],
        [3, 'not_an_image'],
        [3, 'image_too_large'],
      ].map((item) => item),
    )
    // An address fetched before counts as unchanged.
    const { view } = await checked(
      `sku;nom;catégorie;prix;images\nP-1;Un;Jardin;100;${base}/ok.jpg ${base}/again\n`,
    )
    expect(view['foreseen']).toEqual({ created: 0, updated: 0, skipped: 1 })
  })

  test('[VSPACE-3] an archive of pictures finds its products by their SKU', async () => {
    await imported('sku;nom;catégorie;prix\nZ-1;Un;Jardin;100\nZ-2;Deux;Jardin;100\n')
    const zip = new ZipFile()
    const image = await red()
    for (const name of ['Z-1.jpg', 'Z-1-2.jpg', 'Z-2/devant.jpg', 'Nulle.jpg', 'notes.txt'])
      zip.addBuffer(name === 'notes.txt' ? Buffer.from('x') : image, name)
    zip.addBuffer(Buffer.from('no picture'), 'Z-2/faux.png')
    zip.end()
    const parts: Buffer[] = []
    for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part)
    const done = await imported(Buffer.concat(parts), true)
    expect(done).toMatchObject({
      kind: 'images',
      state: 'done',
      done: { updated: 2 },
      error_lines: 2,
    })
    expect(await imagesOf()).toEqual([2, 1])
  })
})
