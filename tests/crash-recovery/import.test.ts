import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { minutes } from '#kernel/time.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importFixture, createTestImports } from '#tests/support/import-fixture.ts'
import { productFixture } from '#tests/support/product-fixture.ts'

const LINES = 6_000
const KILLS = 4

const database = await testDatabase()
const fixture = await productFixture(database)
const { jobs, ask } = createTestImports(fixture, database)
const own = importFixture(ask, fixture.amel.token)

const run = async (sql: string, ...values: unknown[]) =>
  (await fixture.rows(sql, ...values))[0] ?? {}

test('[VSPACE-3] killed in the middle of an import, again and again: each line is written once', async () => {
  const lines = Array.from(
    { length: LINES },
    (_, n) => `K-${n};Plat ${n};Jardin;${100 + n};${1 + (n % 9)}`,
  )
  const { id, body } = await own.send(['sku;nom;catégorie;prix;stock', ...lines].join('\n'))
  const { columns } = body as unknown as { columns: object }
  await own.call(`/imports/${id}/check`, 'POST', { columns })
  await jobs.drain()
  await own.call(`/imports/${id}/confirm`, 'POST', {})
  const position = async () =>
    Number((await run('select applied_until as n from imports.imports where id = $1', id))['n'])

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = await position()
    // One minute later than the previous worker, so that the lease of the killed one has expired.
    const worker = spawn(
      process.execPath,
      ['tests/support/import-worker-process.ts', database.url, String(kill)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    for (let tries = 0; tries < 2_400 && (await position()) <= before; tries += 1) await sleep(25)
    await sleep(kill * 7) // another moment of a batch each time
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    expect(await position()).toBeGreaterThan(before)
    if ((await position()) === LINES) break
  }
  fixture.clock.advance(minutes(KILLS + 2))
  await jobs.drain()

  expect((await own.call(`/imports/${id}`)).body).toMatchObject({
    state: 'done',
    done: { created: LINES, updated: 0, skipped: 0 },
  })
  const counted = await run(
    `select count(*)::integer as products, count(distinct v.sku)::integer as skus, sum(v.on_hand)::integer as stock,
       (select count(*)::integer from catalog.stock_movements where vendor_id = $1) as moves,
       (select sum(quantity)::integer from catalog.stock_movements where vendor_id = $1) as moved
     from catalog.products p join catalog.variants v on v.product_id = p.id where p.vendor_id = $1`,
    fixture.amel.id,
  )
  const stock = lines.reduce((sum, _, n) => sum + 1 + (n % 9), 0)
  expect(counted).toEqual({ products: LINES, skus: LINES, stock, moves: LINES, moved: stock })
}, 300_000)
