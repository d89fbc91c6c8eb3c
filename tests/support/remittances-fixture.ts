import { beforeEach, expect } from 'vitest'
import type { PlacedView } from '#capabilities/checkout/contract.ts'
import { inTransaction } from '#platform/database/index.ts'
import type { OrderId, ParcelId } from '#capabilities/orders/index.ts'
import type { ParcelStatusUpdate } from '#capabilities/orders/operations/save-parcel-status.ts'
import { callApi } from './api-client.ts'
import type { TestDatabase } from './database.ts'
import { marketActors, queryRows } from './market-actors.ts'
import { checkoutWith, marketplaceFixture } from './marketplace-fixture.ts'
import { Remittance, RemittanceLinesPage } from '#capabilities/payouts/remittances.contract.ts'

type RemittancesActor = 'admin' | 'second'

/** Of one parcel. */
export const CASH_ON_DELIVERY = 4300
const HEAD = 'Code suivi;Commande;Montant encaissé;Frais'

export const remittanceFile = (...rows: string[]) =>
  Buffer.from([HEAD, ...rows].join('\n')).toString('base64')

/** One vendor; the first admin imports what Yalidine sends, the second posts it. */
export async function remittancesFixture(database: TestDatabase) {
  const market = await marketplaceFixture(database)
  const buy = checkoutWith((path, init) => market.app.request(path, init))
  const sql = queryRows(database)
  const { tokens } = await marketActors(market, { admin: 'admin', second: 'admin' })

  let vendor = ''
  let tajine = { id: '' }
  beforeEach(async () => {
    await database.pool.query(
      `set session_replication_role = 'replica';
       truncate payouts.remittances, payouts.remittance_lines, payouts.loss_claims, payouts.courier_cash, payouts.remittance_column_mappings,
         payouts.open_orders, payouts.status_history, ledger.journals, ledger.accounts, orders.purchases,
         platform.outbox, platform.rate_limits, platform.counters, platform.counter_deltas cascade;
       set session_replication_role = 'origin'`,
    )
    await market.shop.clear()
    vendor = await market.shop.vendor({ name: 'Poterie Amel', wilaya: '15' })
    tajine = await market.shop.product(vendor, { name: 'Tajine', price: 4000, stock: 500 })
  })

  const ask = (who: RemittancesActor, path: string, body?: object) =>
    callApi(market.app, `/api/v1/admin/money${path}`, { body, token: tokens[who] })
  const changeStatus = (orderId: string, to: 'delivered' | 'processing') =>
    market.orders.changeStatus({ orderId: orderId as OrderId, to, actor: { role: 'system' } })
  async function deliver(orderId: string) {
    expect((await changeStatus(orderId, 'delivered')).ok).toBe(true)
    await market.outbox.drain()
  }
  const importFile = (content: string, fields: object = {}) =>
    ask('admin', '/remittances', {
      courier: 'yalidine',
      content,
      file_name: 'releve.csv',
      reference: 'R-1',
      ...fields,
    })

  return {
    market,
    sql,
    vendor: () => vendor,
    token: (who: RemittancesActor) => tokens[who],
    ask,
    changeStatus,
    deliver,
    importFile,
    /** Cash on delivery, in one Yalidine parcel. */
    async sent(
      tracking: string,
      fields: { courier?: string; isDelivered?: boolean; quantity?: number } = {},
    ) {
      const { body } = await buy([{ product_id: tajine.id, quantity: fields.quantity ?? 1 }])
      const { id, order_number: number } = (body as PlacedView).orders[0]!
      await sql(
        `insert into orders.parcels (id, order_id, vendor_id, position, state, courier_code, tracking,
           collect_centimes, created_at) select gen_random_uuid(), id, vendor_id, 1, 'in_transit', $2, $3,
           total_centimes, now() from orders.orders where id = $1`,
        id,
        fields.courier ?? 'yalidine',
        tracking,
      )
      await sql(
        `insert into orders.parcel_items (parcel_id, order_item_id, quantity)
         select p.id, i.id, i.quantity from orders.parcels p join orders.order_items i using (order_id)
         where p.order_id = $1`,
        id,
      )
      if (fields.isDelivered !== false) await deliver(id)
      return { id, number }
    },
    /** As its courier reports it. */
    async step(orderId: string, step: ParcelStatusUpdate) {
      const [parcel] = await sql('select id from orders.parcels where order_id = $1', orderId)
      const done = await inTransaction(database.db, (tx) =>
        market.orders.updateParcelStatusInTx(tx, {
          ...{ vendorId: vendor, orderId: orderId as OrderId, parcelId: parcel!['id'] as ParcelId },
          ...{ step, actor: { role: 'system', id: null }, isByCourier: true },
        }),
      )
      expect(done.ok).toBe(true)
      await market.outbox.drain()
    },
    async imported(...rows: string[]) {
      const answer = await importFile(remittanceFile(...rows))
      expect(answer.status).toBe(201)
      return Remittance.parse(answer.body)
    },
    resolve: (id: string, answer: object) =>
      ask('admin', `/remittances/${id}/answers`, { note: 'Vu avec le livreur', ...answer }),
    lines: async (id: string) =>
      RemittanceLinesPage.parse(
        (await ask('admin', `/remittances/${id}/lines?show=different&limit=100`)).body,
      ).items,
    post: (who: RemittancesActor, id: string, received: number, note = 'Compté à deux') =>
      ask(who, `/remittances/${id}/posting`, { received, received_on: '2026-01-02', note }),
    /** In dinars, of the accounts that are not at zero. */
    balances: async () =>
      Object.fromEntries(
        (
          await sql(
            'select kind, amount_centimes::float / 100 as amount from ledger.balances where amount_centimes <> 0',
          )
        ).map(({ kind, amount }) => [kind, amount]),
      ) as Record<string, number>,
    cashAtCourier: async () =>
      (
        await sql(
          'select coalesce(sum(amount_centimes), 0)::float / 100 as cash from payouts.courier_cash',
        )
      )[0]!['cash'],
  }
}
