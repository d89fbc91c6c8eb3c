import { beforeEach, expect } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import type { OrderId } from '#capabilities/orders/index.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { TransactionsPage, VendorBalance } from '#capabilities/payouts/contract.ts'

const ROLES = { admin: 'admin', second: 'admin', amel: 'vendor', brahim: 'vendor' } as const
export type PayoutsActor = keyof typeof ROLES

/** Of goods of 10,000 DA, less 5% commission and its VAT. */
export const NET = 9405

/** Amel is paid to her account, by two admins; Brahim has no shop until `vendorOf`. */
export async function payoutsFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { users, tokens, signIn } = await marketActors(market, ROLES)

  let amel = ''
  let tajine = { id: '' }
  beforeEach(async () => {
    await database.pool.query(
      `set session_replication_role = 'replica';
       truncate payouts.batches, payouts.open_orders, payouts.status_history, payouts.holds,
         ledger.journals, ledger.accounts, orders.purchases, platform.outbox, platform.rate_limits cascade;
       set session_replication_role = 'origin'`,
    )
    await market.shop.clear()
    await sql(
      `insert into payouts.payout_schedules (id, vendor_id, updated_at) values (gen_random_uuid(), null, now())
       on conflict do nothing`,
    )
    amel = await vendorOf('amel', 'Poterie Amel')
    tajine = await market.shop.product(amel, { name: 'Tajine', price: 10_000, stock: 500 })
  })

  async function vendorOf(who: 'amel' | 'brahim', name: string, kind = 'rip') {
    const id = await market.shop.vendor({ name, wilaya: '15' })
    await market.give(id, users[who])
    await sql(
      `insert into vendors.payout_accounts (id, vendor_id, kind, number, holder, created_at)
       values (gen_random_uuid(), $1, $2, '00799999002345678941', $3, now())`,
      id,
      kind,
      name,
    )
    return id
  }
  function ask(who: PayoutsActor, path: string, body?: object, language?: string) {
    const audience = ROLES[who]
    return callApi(market.app, `/api/v1/${audience}${path}`, { body, language, token: tokens[who] })
  }
  async function bought(product = tajine) {
    const { body } = await buy([{ product_id: product.id, quantity: 1 }])
    return (body as PlacedView).orders[0]!.id as OrderId
  }
  async function handOver(
    orderId: OrderId,
    courier: string | null = 'yalidine',
    who: PayoutsActor = 'amel',
  ) {
    const tracking = courier === null ? null : `YAL-${orderId.slice(-12).toUpperCase()}`
    const sent = await ask(who, `/orders/${orderId}/parcels`, { courier, tracking })
    expect(sent.status).toBe(200)
    await market.outbox.drain()
  }
  /** The courier's statement, without fees: imported by one admin, posted by the other. */
  async function remit(...orderIds: OrderId[]) {
    const rows = await sql(
      `select tracking, collect_centimes / 100 as cash from orders.parcels where order_id = any($1)`,
      orderIds,
    )
    const lines = rows.map(({ tracking, cash }) => `${String(tracking)};${Number(cash)}`)
    const made = await ask('admin', '/money/remittances', {
      courier: 'yalidine',
      content: Buffer.from(['Code suivi;Montant encaissé', ...lines].join('\n')).toString('base64'),
      file_name: 'releve.csv',
      reference: `R-${orderIds[0]}`,
    })
    expect(made.status).toBe(201)
    const received = rows.reduce((total, { cash }) => total + Number(cash), 0)
    const posted = await ask(
      'second',
      `/money/remittances/${(made.body as { id: string }).id}/posting`,
      { received, received_on: '2026-01-02' },
    )
    expect([posted.status, posted.body]).toMatchObject([200, {}])
  }
  async function changeStatus(orderId: OrderId, to: 'delivered' | 'cancelled' | 'processing') {
    const done = await market.orders.changeStatus({ orderId, to, actor: { role: 'system' } })
    expect(done.ok).toBe(true)
    await market.outbox.drain()
  }

  /** Decided by the vendor and approved: `payRefund` is what is left to do. */
  async function approvedRefund(orderId: string, goods: number, delivery = 0): Promise<string> {
    const [refund] = await sql(
      `insert into returns.refunds (id, vendor_id, order_id, goods_centimes, delivery_centimes,
         amount_centimes, method, state, due_on, created_by, approved_by, created_at, approved_at)
       select gen_random_uuid(), vendor_id, id, $2::bigint, $3::bigint, $2::bigint + $3::bigint, 'cash',
         'approved', current_date, vendor_id, $4, now(), now() from orders.orders where id = $1
       returning id`,
      orderId,
      Math.round(goods * 100),
      Math.round(delivery * 100),
      users.second,
    )
    return refund?.['id'] as string
  }
  const payRefund = (refundId: string) =>
    ask('admin', `/refunds/${refundId}/payment`, { reference: 'CCP 77' })

  return {
    market,
    approvedRefund,
    payRefund,
    async refunded(orderId: string, goods: number, delivery = 0) {
      expect((await payRefund(await approvedRefund(orderId, goods, delivery))).status).toBe(200)
      await market.outbox.drain()
    },
    sql,
    tokens,
    signIn,
    amel: () => amel,
    vendorOf,
    ask,
    balance: async (who: PayoutsActor = 'amel') =>
      VendorBalance.parse((await ask(who, '/money')).body),
    transactions: async (query = '', who: PayoutsActor = 'amel') =>
      TransactionsPage.parse((await ask(who, `/money/lines${query}`)).body),
    bought,
    changeStatus,
    handOver,
    remit,
    /** By the operator's courier, whose cash has come in. */
    async delivered(product = tajine, who: PayoutsActor = 'amel') {
      const id = await bought(product)
      await handOver(id, 'yalidine', who)
      await changeStatus(id, 'delivered')
      await remit(id)
      return id
    },
    daysToReturnAreOver: async () => {
      await sql(`update payouts.open_orders set due_on = due_on - 8`)
      await sql(`update orders.orders set returnable_until = returnable_until - 30`)
    },
    createBatch: (who: PayoutsActor = 'admin', kind = 'ccp') =>
      ask(who, '/money/batches', { kind }),
    advanceBatch: (who: PayoutsActor, id: string, step: string, body: object = {}) =>
      ask(who, `/money/batches/${id}/${step}`, body),
    /** In centimes, of the accounts that are not at zero. */
    ledgerBalances: async () =>
      Object.fromEntries(
        (
          await sql(`select a.kind, sum(e.amount_centimes)::bigint::int as amount from ledger.entries e
            join ledger.accounts a on a.id = e.account_id group by a.kind having sum(e.amount_centimes) <> 0`)
        ).map(({ kind, amount }) => [kind, amount]),
      ) as Record<string, number>,
  }
}
