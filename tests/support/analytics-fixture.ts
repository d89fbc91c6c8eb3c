import { days, type Milliseconds } from '#kernel/time.ts'
import { createAnalytics } from '#capabilities/analytics/index.ts'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId, OrderStatus } from '#capabilities/orders/index.ts'
import { routes } from '#platform/http/index.ts'
import { empty, type TestDatabase } from './database.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

/** A marketplace with two vendors, three products of two categories and an admin. */
export async function analyticsFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const analytics = createAnalytics({ ...market, db: database.db })
  market.app.route(
    '/own/v1/admin',
    routes()
      .use('*', market.guards.admin as never)
      .route('/', analytics.adminRoutes as never) as never,
  )
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const rows = async (sql: string, ...values: unknown[]) =>
    (await database.pool.query(sql, values)).rows as Record<string, never>[]
  const setClock = (now: Date) =>
    market.clock.advance((now.getTime() - market.clock.now().getTime()) as Milliseconds)
  setClock(NOW)
  const admin = await market.account('chef@example.dz', 'admin')
  const world = { token: '', amel: '', brahim: '', products: [] as string[] }

  return {
    ...market,
    analytics,
    rows,
    setClock,
    adminId: admin.userId,
    world,
    now: NOW,
    /** For tests that advance the clock beyond the session's lifetime. */
    async signInAgain(): Promise<void> {
      world.token = await market.tokenOf(admin.email)
    },
    /** Resets data and clock, to a Saturday of November. */
    async beginAgain(): Promise<void> {
      setClock(NOW)
      world.token = await market.tokenOf(admin.email)
      await market.shop.clear()
      await empty(
        database.pool,
        `orders.purchases, platform.outbox, platform.rate_limits, analytics.order_aggregates,
          analytics.courier_aggregates, analytics.changed_parcels, analytics.advertising_exports`,
      )
      world.amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
      world.brahim = await market.shop.vendor({ name: '=Atelier Brahim', wilaya: '16' })
      world.products = []
      for (const [vendor, name, price, category] of [
        [world.amel, 'Tajine', 4800, 'maison'],
        [world.amel, 'Foulard', 1500, 'mode'],
        [world.brahim, 'Lampe', 2000, 'maison'],
      ] as const) {
        const { id } = await market.shop.product(vendor, { name, price, stock: 9000 })
        await rows(
          `insert into catalog.categories (slug, name, position)
           values ($1, jsonb_build_object('fr', initcap($1), 'en', initcap($1), 'ar', initcap($1)), 2) on conflict do nothing`,
          category,
        )
        await rows('update catalog.products set category_slug = $2 where id = $1', id, category)
        world.products.push(id)
      }
    },
    async bought(which: readonly number[], wilaya = '31'): Promise<OrderId[]> {
      const lines = which.map((index) => ({ product_id: world.products[index], quantity: 1 }))
      const { body, status } = await buy(lines, { shipping: { wilaya, city: 'Centre' } })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return (body as PlacedView).orders.map(({ id }) => id as OrderId)
    },
    moveTo: (orderId: OrderId, to: OrderStatus) =>
      market.orders.changeStatus({ orderId, to, actor: { role: 'system' }, reason: 'test' }),
    ask: (path: string, { body, language = 'fr' }: { body?: object; language?: string } = {}) =>
      Promise.resolve(
        market.app.request(`/own/v1/admin${path}`, {
          method: body ? 'POST' : 'GET',
          headers: {
            authorization: `Bearer ${world.token}`,
            'content-type': 'application/json',
            'accept-language': language,
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    daysLater: (count: number) => setClock(new Date(market.clock.now().getTime() + days(count))),
  }
}
