import { afterAll, expect } from 'vitest'
import { openDatabase } from '#platform/database/index.ts'
import { listen as listenHttp } from '#platform/http/server.ts'
import { warmUp } from '#tests/support/accounts-fixture.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { checkoutWith, marketplaceFixture } from '#tests/support/marketplace-fixture.ts'

/** Rows that contradict each other after a race. */
const CONTRADICTIONS = [
  `select j.id from ledger.journals j join ledger.entries e on e.journal_id = j.id
   group by j.id having sum(e.amount_centimes) <> 0`,
  `select o.id from orders.orders o where not exists
   (select from ledger.journals j where j.order_id = o.id and j.kind = 'sale')`,
  `select v.id from catalog.variants v join search.listings l on l.product_id = v.product_id
   group by v.id, v.product_id, l.inventory_quantity
   having l.inventory_quantity <> (select sum(on_hand) from catalog.variants where product_id = v.product_id)`,
]

/** Status → how many answered with it. */
export const countStatuses = (answers: { status: number }[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .toSorted((a, b) => a - b)
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  )

/** Two processes in one: two connection pools, two instances of everything, each on its own socket. */
export async function twoProcesses(database: TestDatabase) {
  const otherDatabase = openDatabase({
    url: database.url,
    max: 16,
    applicationName: 'yova:second',
  })
  const [first, second] = await Promise.all([
    marketplaceFixture(database),
    marketplaceFixture(otherDatabase),
  ])
  const servers = await Promise.all(
    [first, second].map(({ app }) => listenHttp(app.fetch, { port: 0, host: '127.0.0.1' })),
  )
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await second.settings.stop()
    await otherDatabase.close()
  })
  await Promise.all([warmUp(database, 16), warmUp(otherDatabase, 16)])

  const ports = servers.map(({ port }) => port)
  let turn = 0
  return {
    first,
    second,
    ports,
    async expectBooksInOrder() {
      for (const query of CONTRADICTIONS)
        expect((await database.pool.query(query)).rows, query).toEqual([])
    },
    /** At each of them in turn. */
    buy: checkoutWith((path, init) => {
      turn += 1
      return fetch(`http://127.0.0.1:${ports[turn % 2]}${path}`, init)
    }),
  }
}
