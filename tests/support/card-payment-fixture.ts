import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { Purchase, type PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import type { Database } from '#platform/database/index.ts'
import { empty } from './database.ts'
import { checkoutWith, type TestMarket } from './marketplace-fixture.ts'

export async function cardPaymentFixture(database: Database, market: TestMarket) {
  const request = (path: string, init: RequestInit) => market.app.request(path, init)
  const post = async (path: string, body: object, token?: string, key?: string) => {
    const response = await request(`/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'purchase-key': key }),
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const sql = async (text: string, values: unknown[] = []) =>
    (await database.pool.query(text, values)).rows as Record<string, never>[]
  const amel = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
  const tajine = await market.shop.product(amel, { name: 'Tajine', price: 4800, stock: 5 })
  const buy = checkoutWith(request)
  const keyOf = async (number: string) => (await market.orders.listKeys([number])).get(number) ?? ''

  return {
    sql,
    post,
    amel,
    tajine,
    buy,
    async bought(method: string = 'edahabia', { quantity = 1, language = 'fr' } = {}) {
      const { body } = await buy([{ product_id: tajine.id, quantity }], {
        payment_method: method,
        language,
      })
      return body as PlacedView
    },
    keyOf,
    pay: async (number: string, method: string = 'edahabia', key?: string) =>
      post(
        `/purchases/${number}/payments`,
        { method, accepts_terms: true },
        undefined,
        key ?? (await keyOf(number)),
      ),
    check: async (number: string) =>
      post(`/purchases/${number}/payment-checks`, {}, undefined, await keyOf(number)),
    /** Runs all pending events and jobs, and those that the clock has made due. */
    async rest() {
      await market.payments.pollGateways()
      await market.payments.releaseHolds()
      for (let done = 1; done > 0;)
        done = (await market.outbox.drain()) + (await market.jobs.drain())
    },
    async purchase(number: string): Promise<PurchaseView> {
      const headers = { 'purchase-key': await keyOf(number) }
      return Purchase.parse(
        await (await request(`/api/v1/purchases/${number}`, { headers })).json(),
      )
    },
    async state(number: string) {
      const { orders, payment } = await this.purchase(number)
      return {
        orders: orders.map(({ status, payment_status }) => `${status} ${payment_status}`),
        payment: payment?.state,
        refunds: payment?.refunds.map(({ status, amount }) => `${status} ${amount}`),
      }
    },
    stock: async () =>
      (await sql('select on_hand from catalog.variants where id = $1', [tajine.variants[0]]))[0]![
        'on_hand'
      ],
    async books(): Promise<Record<string, number>> {
      const rows = await sql(`select a.kind, sum(e.amount_centimes)::int as amount
        from ledger.entries e join ledger.accounts a on a.id = e.account_id
        where a.kind in ('buyer_receivable', 'online_clearing', 'refunds_due', 'cash_at_courier')
        group by a.kind having sum(e.amount_centimes) <> 0`)
      return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))
    },
    async clear() {
      await empty(
        database.pool,
        `orders.purchases, payments.holds, payments.intents, payments.gateway_events,
          payments.refunds, payments.status_history, platform.outbox, platform.rate_limits, platform.jobs,
          ledger.entries, ledger.journals, catalog.stock_movements`,
      )
      await database.pool.query('update catalog.variants set on_hand = 5')
    },
  }
}
export type CardMarket = Awaited<ReturnType<typeof cardPaymentFixture>>
