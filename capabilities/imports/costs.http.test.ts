import { beforeEach, expect, test } from 'vitest'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'

const database = await testDatabase()
const fixture = await productFixture(database)
const { jobs, ask } = createTestImports(fixture, database)
const own = importFixture(ask, fixture.amel.token)
const { checked, imported } = importAttempt(own, jobs)
const fieldErrorsOf = async (id: string) => {
  const { body } = await own.call(`/imports/${id}/errors`)
  return (body['items'] as unknown as Record<string, unknown>[]).map(
    ({ line, column, code, severity }) => [line, column, code, severity],
  )
}

beforeEach(() => fixture.rows('delete from catalog.products').then(() => undefined))

test('[VSPACE-1] [VSPACE-3] a file says what a piece costs by line: the product keeps it, a variant what differs', async () => {
  const costs = () =>
    fixture.rows(
      `select p.name ->> 'fr' as name, p.cost_centimes::integer as cost,
         (select json_agg(cost_centimes order by position) from catalog.variants v where v.product_id = p.id) as own
       from catalog.products p where vendor_id = $1 order by 1`,
      fixture.amel.id,
    )
  const head = "sku;groupe;nom;catégorie;prix;prix d'achat;option 1;valeur 1"
  await imported(
    [
      head,
      'C-1;c;Caftan;Jardin;9000;5000;Taille;S',
      'C-2;c;;;9000;5000;Taille;M',
      'C-3;c;;;9500;5600,50;Taille;L',
      'C-9;;Vase;Jardin;800;;;',
    ].join('\n'),
  )
  expect(await costs()).toEqual([
    { name: 'Caftan', cost: 500_000, own: [null, null, 560_050] },
    { name: 'Vase', cost: null, own: [null] },
  ])

  const wrong = await checked(`sku,سعر الشراء\nC-1,cher\nC-9,2000000000\n`)
  expect(await fieldErrorsOf(wrong.id)).toEqual([
    [2, 'سعر الشراء', 'amount_invalid', 'error'],
    [3, 'سعر الشراء', 'amount_too_large', 'error'],
  ])
  await own.call(`/imports/${wrong.id}/cancel`, 'POST', {})

  for (const [lines, caftan, vase] of [
    // Cost overrides: C-1 gets one, C-3 equals the product again, C-9 has no variants.
    ['C-1,5200\nC-3,5000\nC-9,450', [500_000, [520_000, null, null]], 45_000],
    // All variants cost the same: the cost moves back to the product.
    ['C-2,5200\nC-3,5200', [520_000, [null, null, null]], 45_000],
    ['C-1,-\nC-2,-\nC-3,-\nC-9,-', [null, [null, null, null]], null],
  ] as const) {
    const view = await imported(`sku,purchase price\n${lines}\n`)
    expect(view).toMatchObject({ error_lines: 0, state: 'done' })
    expect(await costs()).toMatchObject([
      { cost: caftan[0], own: caftan[1] },
      { cost: vase, own: [null] },
    ])
  }
  const undo = await own.call(`/imports?limit=1`)
  const [last] = undo.body['items'] as unknown as { id: string }[]
  expect((await own.call(`/imports/${last!.id}/undo`, 'POST')).status).toBe(200)
  await jobs.drain()
  expect(await costs()).toMatchObject([{ cost: 520_000 }, { cost: 45_000 }])
})
