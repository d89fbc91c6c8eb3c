import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ok, type Result } from '#kernel/result.ts'
import { minutes } from '#kernel/time.ts'
import { inTransaction } from '#platform/database/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importFixture, createTestImports, importAttempt } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'

const LINES = 3_000

const database = await testDatabase()
const fixture = await productFixture(database)
const { jobs, ask } = createTestImports(fixture, database)
const own = importFixture(ask, fixture.amel.token)

const run = async (sql: string, ...values: unknown[]) =>
  (await fixture.rows(sql, ...values))[0] ?? {}

/** Takes stock as the checkout does; false when there was none. */
async function buy(variantId: string, reference: string): Promise<boolean> {
  const bought = await inTransaction(database.db, async (tx): Promise<Result<null, unknown>> => {
    const line = { variantId: variantId as never, quantity: 1, reference } // ids from the database
    const taken = await fixture.catalog.takeStock(tx, [line])
    return taken.ok ? ok(null) : taken
  })
  return bought.ok
}

test('[VSPACE-3] taken back by two processes, one killed, while orders come in and it is asked for again', async () => {
  const file = (price: number, from: number) =>
    [
      'sku;nom;catégorie;prix;stock;statut',
      ...Array.from(
        { length: LINES - from },
        (_, n) => `Z-${n + from};Plat ${n + from};Jardin;${price + n};5;active`,
      ),
    ].join('\n')
  // Without statistics, as in the first minutes after a large import.
  for (const table of ['imports.product_changes', 'catalog.products', 'catalog.variants'])
    await fixture.rows(`alter table ${table} set (autovacuum_enabled = false)`)
  const { imported } = importAttempt(own, jobs)
  await imported(file(100, LINES / 2))
  const before = await fixture.rows(
    `select p.id, v.id as variant, sku, p.price_centimes, status from catalog.products p
     join catalog.variants v on v.product_id = p.id order by sku`,
  )
  const { id } = await imported(file(900, 0))
  expect(await run('select change_count as n from imports.imports where id = $1', id)).toEqual({
    n: LINES,
  })
  const variants = (
    await fixture.rows(`select id from catalog.variants where sku like 'Z-%' order by md5(sku)`)
  ).map((row) => String(row['id']))

  // Ten concurrent requests start the undo once.
  const requests = await Promise.all(
    Array.from({ length: 10 }, () => own.call(`/imports/${id as string}/undo`, 'POST')),
  )
  expect(requests.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ])

  const sold = new Map<string, string>()
  let isOver = false
  const buying = (async () => {
    for (const variant of variants) {
      if (isOver) return
      const reference = randomUUID()
      if (await buy(variant, reference)) sold.set(reference, variant)
    }
  })()
  const left = async () =>
    Number(
      (
        await run(
          'select count(*)::integer as n from imports.product_changes where import_id = $1 and outcome is null',
          id,
        )
      )['n'],
    )
  const worker = spawn(
    process.execPath,
    ['tests/support/import-worker-process.ts', database.url, String(1)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (let tries = 0; tries < 4_800 && (await left()) === LINES; tries += 1) await sleep(25)
  await sleep(15)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  expect(await left()).toBeLessThan(LINES)

  fixture.clock.advance(minutes(4))
  const second = createTestImports(fixture, database)
  await Promise.all([jobs.drain(), second.jobs.drain()])
  isOver = true
  await buying

  const { undo } = (await own.call(`/imports/${id as string}`)).body as unknown as {
    undo: Record<string, number | string>
  }
  expect(undo).toMatchObject({ state: 'done', of: LINES, left: 0 })
  expect(Number(undo['deleted']) + Number(undo['archived'])).toBe(LINES / 2)
  expect(undo['restored']).toBe(LINES / 2)
  expect(sold.size).toBeGreaterThan(0)
  // Sold variants remain; those that the import had created are unpublished.
  const existing = await fixture.rows(
    `select v.id, p.status from catalog.variants v join catalog.products p on p.id = v.product_id`,
  )
  const statuses = new Map(existing.map((row) => [String(row['id']), row['status']]))
  const former = new Set(before.map((row) => String(row['variant'])))
  for (const variant of sold.values())
    expect(statuses.get(variant)).toBe(former.has(variant) ? 'active' : 'archived')
  const after = await fixture.rows(
    `select p.id, v.id as variant, sku, p.price_centimes, status from catalog.products p
     join catalog.variants v on v.product_id = p.id where v.id = any($1::uuid[]) order by sku`,
    [...former],
  )
  expect(after).toEqual(before)
  expect(
    await run(
      `select bool_and(v.on_hand = m.sum) as agree from catalog.variants v
       join (select variant_id, sum(quantity) from catalog.stock_movements group by 1) m on m.variant_id = v.id`,
    ),
  ).toEqual({ agree: true })
}, 300_000)
