import { beforeEach } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { newId } from '#platform/ids.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { QueuePage } from '#capabilities/moderation/contract.ts'

const ROLES = { admin: 'admin', other: 'admin', amel: 'vendor', meriem: 'customer' } as const
export type ModerationActor = keyof typeof ROLES
type RequestOptions = { who?: ModerationActor; method?: string; body?: object; language?: string }

/** Two admins, a vendor and a buyer who asks, reports and reviews. */
export async function moderationFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens, signIn } = await marketActors(market, ROLES)

  let amel = ''
  let tajine = ''
  beforeEach(async () => {
    await market.shop.clear()
    await database.pool.query(
      `set session_replication_role = 'replica';
       truncate orders.purchases, reviews.reviews, reviews.questions, reviews.reports, messaging.threads,
         privacy.data_requests, moderation.claims, platform.outbox, platform.rate_limits cascade;
       set session_replication_role = 'origin'`,
    )
    amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    await market.give(amel, users.amel)
    tajine = (await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 90 })).id
  })

  const ask = (path: string, { who, ...request }: RequestOptions = {}) =>
    callApi(market.app, `/api/v1${path}`, { ...request, token: who && tokens[who] })
  const createdBy = async (path: string, body: object, who?: ModerationActor) =>
    (await ask(path, { body, ...(who && { who }) })).body as { id: string; state: string }

  return {
    market,
    sql,
    signIn,
    amel: () => amel,
    tajine: () => tajine,
    ask,
    queue: async (query = '', who: ModerationActor = 'admin') =>
      QueuePage.parse((await ask(`/admin/moderation${query}`, { who })).body),
    decide: (path: string, state: object) =>
      ask(`/admin${path}/state`, { who: 'admin', method: 'PUT', body: state }),
    newestActions: async () =>
      (await sql('select action from audit.entries order by id desc limit 3')).map(({ action }) =>
        String(action),
      ),
    question: async (text: string) =>
      (await createdBy('/account/questions', { product_id: tajine, text }, 'meriem')).id,
    report: (about: string, id: string, reason = 'insult') =>
      ask('/reports', { body: { about, id, reason, note: 'Voyez vous-même' } }),
    async review(text: string) {
      const lines = [{ product_id: tajine, quantity: 1 }]
      const { body } = await buy(lines, { token: tokens.meriem })
      const orderId = (body as PlacedView).orders[0]!.id as OrderId
      await market.orders.changeStatus({ orderId, to: 'delivered', actor: { role: 'system' } })
      return createdBy('/account/reviews', { product_id: tajine, rating: 4, text }, 'meriem')
    },
    stars: async () =>
      (
        await sql(
          `select review_count as n, (select rating_count from vendors.vendors where id = vendor_id) as shop
           from catalog.products where id = $1`,
          tajine,
        )
      )[0],
    contact: async () =>
      (
        await createdBy('/contact', {
          ...{ topic: 'order', name: 'Amina', email: 'amina@example.dz', order_number: '' },
          message: 'Où est mon colis, svp ?',
        })
      ).id,
    async dataRequest(dueIn: number) {
      const id = newId(market.clock.now())
      await sql(
        `insert into privacy.data_requests (id, number, kind, name, email, language, received_at, received_on,
           legal_days, legal_source, due_on)
         select $1, $3, 'erasure', 'Lina', 'lina@example.dz', 'fr', now(),
           current_date + $2::int - 10, 10, 'law 18-07', current_date + $2::int`,
        id,
        dueIn,
        `D-${id.slice(-8).toUpperCase()}`,
      )
      return id
    },
  }
}
