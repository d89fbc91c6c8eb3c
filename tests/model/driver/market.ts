// The marketplace of the lives: one database and one process, new records for each life.
import { reportRoutes } from '#tests/support/report-routes.ts'
import { productManagementRoutes } from './product-routes.ts'
import { callApi, type ApiRequest } from '#tests/support/api-client.ts'
import { satimNetwork } from '#tests/fakes/satim.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { marketActors, queryRows } from '#tests/support/market-actors.ts'
import { marketplaceFixture } from '#tests/support/marketplace-fixture.ts'
import { localDate } from '#kernel/calendar.ts'
import { days } from '#kernel/time.ts'

const ROLES = {
  admin: 'admin',
  second: 'admin',
  atlas: 'vendor',
  casbah: 'vendor',
  oasis: 'vendor',
} as const
export type Actor = keyof typeof ROLES

const CARD_REFUNDS = 'payments.send_refund'

/** Cleared before each life, with what refers to them; shops, goods and rates stay. */
const RECORDS =
  `orders.purchases, ledger.journals, ledger.accounts, payouts.batches, payouts.open_orders,
  payouts.status_history, payouts.holds, payouts.remittances, payouts.remittance_lines, payouts.courier_cash,
  payouts.vendor_adjustments, treasury.gateway_settlements, treasury.manual_journals, treasury.till_deposits,
  payments.holds, payments.intents, payments.refunds, payments.gateway_events, payments.status_history,
  documents.series, documents.invoices, promotions.redemptions, catalog.stock_movements, platform.outbox, platform.jobs, platform.rate_limits,
  platform.counters, platform.counter_deltas, analytics.order_aggregates, analytics.courier_aggregates, analytics.changed_parcels`.split(
    /,\s+/,
  )

/** Few rows are deleted in a fraction of the time that it takes to truncate their tables. */
async function createClearing(sql: ReturnType<typeof queryRows>): Promise<string> {
  const rows = await sql(
    `with recursive cleared (id) as (
      select name::regclass::oid from unnest($1::text[]) as name
      union
      select f.conrelid from cleared c join pg_constraint f on f.contype = 'f' and f.confrelid = c.id
    ) select id::regclass::text as name from cleared`,
    RECORDS,
  )
  const deletions = rows.map(({ name }) => `delete from ${String(name)}`).join(';')
  return `set session_replication_role = 'replica'; ${deletions}; set session_replication_role = 'origin'`
}

export async function createDriverMarket(database: TestDatabase) {
  const network = await satimNetwork()
  const market = await marketplaceFixture(database, { partners: network.environment })
  productManagementRoutes(market, database)
  reportRoutes(market, database)
  const sql = queryRows(database)
  const { users, tokens, signIn } = await marketActors(market, ROLES)
  const clearing = await createClearing(sql)
  let daysAhead = 0

  async function drain(): Promise<void> {
    for (let done = 1; done > 0;) {
      done = await market.outbox.drain()
      await sql(
        `update platform.jobs set run_at = now() + interval '100 years' where kind = $1`,
        CARD_REFUNDS,
      )
      done += await market.jobs.drain()
    }
    const [failure] = market.failures
    if (failure) throw new Error('an event handler failed', { cause: failure })
  }

  return {
    market,
    network,
    /** A gateway pays back when a life says so: until then its jobs wait. */
    async sendCardRefunds(query: string, ...values: unknown[]): Promise<void> {
      const ids = (await sql(query, ...values)).map(({ id }) => String(id))
      await sql(
        `update platform.jobs set run_at = now() - interval '1 year' where kind = $1 and key = any($2)`,
        ...[CARD_REFUNDS, ids],
      )
      await market.jobs.drain()
    },
    sql,
    users,
    drain,
    /** As a signed-in vendor or admin; null is a guest. */
    ask: (actor: Actor | null, path: string, request: ApiRequest = {}) =>
      callApi(market.app, path, { ...request, token: actor && tokens[actor], language: 'en' }),
    /** The month that ended in these days; null within one. */
    async passDays(count: number): Promise<string | null> {
      const month = localDate(market.clock.now()).slice(0, 7)
      market.clock.advance(days(count))
      daysAhead += count
      await signIn()
      return localDate(market.clock.now()).startsWith(month) ? null : month
    },
    async clear(): Promise<void> {
      if (daysAhead > 0) {
        market.clock.advance(days(0 - daysAhead))
        daysAhead = 0
        await signIn()
      }
      market.failures.length = 0
      network.orders.clear()
      await sql(clearing)
    },
  }
}
export type DriverMarket = Awaited<ReturnType<typeof createDriverMarket>>
