import { beforeEach, describe, expect, test } from 'vitest'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import {
  PRODUCTS_TO_EXPORT,
  SHOPIFY_EXPORT,
  WOOCOMMERCE_EXPORT,
} from '#tests/support/import-samples.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const errors: unknown[] = []
const { jobs, ask } = createTestImports(fixture, database, {
  onError: (error) => errors.push(error),
})
const own = importFixture(ask, fixture.amel.token)
const other = importFixture(ask, fixture.brahim.token)

const { checked, imported } = importAttempt(own, jobs)
const fieldErrorsOf = async (id: string, language = 'fr') => {
  const { body } = await own.call(`/imports/${id}/errors`, 'GET', undefined, language)
  return (body['items'] as unknown as Record<string, unknown>[]).map(
    ({ line, column, code, severity }) => [line, column, code, severity],
  )
}
const products = () =>
  fixture.rows(
    `select p.name ->> 'fr' as name_fr, p.name ->> 'ar' as name_ar, p.price_centimes::integer as price, p.compare_at_price_centimes::integer as was, p.status,
       p.category_slug, p.description ->> 'fr' as description_fr,
       (select json_agg(json_build_array(sku, on_hand, price_centimes) order by position) from catalog.variants v where v.product_id = p.id) as variants
     from catalog.products p where vendor_id = $1
     order by (select min(sku) from catalog.variants v where v.product_id = p.id)`,
    fixture.amel.id,
  )

beforeEach(async () => {
  await fixture.rows('delete from catalog.products')
  errors.length = 0
})

describe('imports of products', () => {
  test('[VSPACE-3] a French file is tried line by line, then its good lines become products', async () => {
    const file = [
      'Réf;Désignation;Rayon;Prix TTC;Ancien prix;Qté;Statut',
      'A-1;Théière gravée;Intérieur;"7 600,00";8900 DA;12;En ligne',
      'A-2;Plateau;Jardin;١٢٠٠;;abc;Brouillon',
      'A-3;;Inconnu;1.250,50;1000;3;',
      'A-1;Double;Jardin;100;;1;',
    ].join('\r\n')
    const { id, view } = await checked(file)

    expect(view).toMatchObject({
      state: 'checked',
      lines: 4,
      error_lines: 3,
      foreseen: { created: 1, updated: 0, skipped: 0 },
    })
    expect(await fieldErrorsOf(id)).toEqual([
      [3, 'Qté', 'number_invalid', 'error'],
      [4, 'Rayon', 'category_unknown', 'error'],
      [4, 'Désignation', 'name_required', 'error'],
      [4, 'Ancien prix', 'compare_at_too_low', 'error'],
      [5, 'Réf', 'duplicate_sku', 'error'],
    ])
    const { body } = await own.call(`/imports/${id}/errors`)
    expect(body['items']).toContainEqual(
      expect.objectContaining({ column: 'Ancien prix', value: '1000' }), // what a correction begins with
    )
    expect(view['unknown_categories']).toEqual([{ said: 'Inconnu', lines: 1 }])
    expect(await products()).toEqual([])
    const refused = await own.call(`/imports/${id}/confirm`, 'POST', {})
    expect([refused.status, refused.body['code']]).toEqual([409, 'import_has_errors'])

    expect((await own.call(`/imports/${id}/confirm`, 'POST', { skip_errors: true })).status).toBe(
      200,
    )
    await jobs.drain()
    expect(await products()).toEqual([
      expect.objectContaining({
        name_fr: 'Théière gravée',
        price: 760_000,
        was: 890_000,
        status: 'active',
        category_slug: 'interieur',
        variants: [['A-1', 12, null]],
      }),
    ])
    const moved = await fixture.rows(
      `select kind, quantity from catalog.stock_movements m where vendor_id = $1`,
      fixture.amel.id,
    )
    expect(moved).toEqual([{ kind: 'imported', quantity: 12 }])
    expect(errors).toEqual([])
  })

  test('[VSPACE-3] the same file again changes nothing; another price changes that product only', async () => {
    const file = (price: string) =>
      `sku,name,category,price,stock\nB-1,Plat,Jardin,1000,5\nB-2,Bol,Jardin,${price},6\n`
    expect(await imported(file('500'))).toMatchObject({
      state: 'done',
      done: { created: 2, updated: 0, skipped: 0 },
    })
    const { id, view } = await checked(file('500'))
    expect(view).toMatchObject({ foreseen: { created: 0, updated: 0, skipped: 2 } })
    expect((await own.call(`/imports/${id}/confirm`, 'POST', {})).body['code']).toBe(
      'nothing_to_import',
    )
    expect(await imported(file('650'))).toMatchObject({
      done: { created: 0, updated: 1, skipped: 1 },
    })
    expect((await products()).map(({ price }) => price)).toEqual([100_000, 65_000])
  })

  test('[VSPACE-3] a shop never touches the products of another, even by the same SKU', async () => {
    await imported('sku,name,category,price\nSAME,Mien,Jardin,100\n')
    await importAttempt(other, jobs).imported('sku,name,category,price\nSAME,Autre,Jardin,999\n')
    expect(await products()).toMatchObject([{ name_fr: 'Mien', price: 10_000 }])
    const { id } = await checked('sku,name,category,price\nX,Mien,Jardin,100\n')
    for (const [path, method] of [
      ['', 'GET'],
      ['/errors', 'GET'],
      ['/errors/file', 'GET'],
      ['/parts', 'GET'],
      ['/confirm', 'POST'],
      ['/cancel', 'POST'],
      ['/file', 'POST'],
    ] as const)
      expect(
        (await other.call(`/imports/${id}${path}`, method, method === 'POST' ? {} : undefined))
          .status,
        path,
      ).toBe(404)
  })

  test('[VSPACE-3] a Shopify export: variants by rows, HTML, pictures on lines of their own', async () => {
    const view = await imported(SHOPIFY_EXPORT)
    expect(view).toMatchObject({ source: 'shopify', done: { created: 2 }, warnings: 1 })
    expect(await products()).toMatchObject([
      {
        name_fr: 'Babouche',
        price: 320_000,
        was: 400_000,
        status: 'active',
        description_fr: 'Cuir souple',
        variants: [
          ['SH-1', 4, null],
          ['SH-2', 0, null],
          ['SH-3', 7, 350_000],
        ],
      },
      { name_fr: 'Tapis', price: 90_000, status: 'draft', variants: [['SH-4', 1, null]] },
    ])
  })

  test('[VSPACE-3] a WooCommerce export: variations far from their parents, sale prices, attributes', async () => {
    const view = await imported(WOOCOMMERCE_EXPORT)
    expect(view).toMatchObject({ source: 'woocommerce', done: { created: 2 } })
    expect(await products()).toMatchObject([
      {
        name_fr: 'Caftan',
        price: 900_000,
        category_slug: 'jardin',
        variants: [
          ['W-P-S', 2, null],
          ['W-P-M', 4, 950_000],
        ],
      },
      { name_fr: 'Vase', price: 80_000, was: 100_000, variants: [['W-S', 3, null]] },
    ])
  })

  test('[VSPACE-3] what is exported and brought back changes nothing, as CSV and as a workbook', async () => {
    const images = [await fixture.picture(fixture.amel.userId)]
    const [complete, ...others] = PRODUCTS_TO_EXPORT
    for (const form of [{ ...complete, images }, ...others]) await fixture.made(form)
    for (const [format, language] of [
      ['csv', 'fr'],
      ['xlsx', 'ar'],
      ['csv', 'en'],
    ] as const) {
      const { view, id } = await checked(
        await own.file(`/exports/products?format=${format}`, language),
      )
      expect([format, language, await fieldErrorsOf(id), view['foreseen']]).toEqual([
        format,
        language,
        [],
        { created: 0, updated: 0, skipped: 3 },
      ])
      expect(view['source']).toBe('yova')
    }
  })

  test('[VSPACE-3] the template brings its examples, in each language and format', async () => {
    await fixture.rows(`insert into catalog.categories (slug, parent_slug, name, position)
      values ('mode', null, '{"fr": "Mode", "en": "Fashion", "ar": "أزياء"}', 2) on conflict do nothing`)
    for (const language of ['fr', 'en', 'ar'])
      for (const format of ['csv', 'xlsx']) {
        const { view } = await checked(
          await own.file(`/exports/template?format=${format}`, language),
          { categories: { Maison: 'interieur' } },
        )
        expect([language, format, view['foreseen'], view['error_lines']]).toEqual([
          language,
          format,
          { created: 2, updated: 0, skipped: 0 },
          0,
        ])
      }
  })

  test('[VSPACE-3] columns are kept by name and known again; categories too', async () => {
    const file = 'c1,c2,c3,c4\nK-1,Vase,Poteries,100\n'
    const { id } = await own.send(file)
    const columns = { 0: 'sku', 1: 'name_fr', 2: 'category', 3: 'price' }
    await own.call(`/imports/${id}/check`, 'POST', {
      columns,
      save_as: 'Ma caisse',
      categories: { Poteries: 'jardin' },
    })
    await jobs.drain()
    expect((await own.call(`/imports/${id}`)).body).toMatchObject({
      error_lines: 0,
      foreseen: { created: 1 },
    })
    expect(await own.send(file)).toMatchObject({ body: { columns } })
    expect((await own.call('/imports')).body['maps']).toMatchObject([{ name: 'Ma caisse' }])
  })

  test('[VSPACE-3] the file of errors has the lines as they were and what to correct, in the language of the reader', async () => {
    const { id } = await checked('sku,name,category,price\nE-1,"=cmd()",Jardin,x\n')
    expect((await own.file(`/imports/${id}/errors/file?format=csv`, 'ar')).toString()).toContain(
      "2;price : هذا ليس سعرًا;E-1;'=cmd();Jardin;x",
    )
  })

  test.each(['checking', 'running'])(
    '[VSPACE-3] work given up while %s fails the import, and the shop sends its next file',
    async (state) => {
      const file = 'sku,name,category,price,stock\nG-1,Un,Jardin,1000,5\n'
      const started =
        state === 'checking' ? importAttempt(own, { drain: async () => 0 }) : { checked }
      const { id } = await started.checked(file)
      if (state === 'running') await own.call(`/imports/${id}/confirm`, 'POST', {})
      // As if the process had died in every attempt.
      await fixture.rows(
        `update platform.jobs set attempts = max_attempts, claimed_at = run_at where kind = 'imports.run'`,
      )
      await jobs.drain()

      expect((await own.call(`/imports/${id}`)).body).toMatchObject({
        state: 'failed',
        fail_reason: expect.stringContaining('erreur de notre côté'),
      })
      expect(await imported(file)).toMatchObject({ state: 'done', done: { created: 1 } })
    },
  )
})
