import { buyerNumber, type Copying } from './copy-rows.ts'
import type { Sizes } from './order-history.ts'

/** Histories are read per order: a sample makes the indexes deep enough. */
const SOME = 'c.recent or c.n % 4 = 0'

export function orderCopies({ people }: Sizes): Copying[] {
  const buyer = buyerNumber(people)
  // Multiplication by an odd factor is a bijection on 32 bits, so numbers stay unique.
  const number = `'Y-' || upper(lpad(to_hex(((c.n * 20000 + p.at) * 2654435761) & 4294967295), 8, '0'))`
  return [
    {
      table: 'orders.purchases',
      of: ['id', 'purchases'],
      set: {
        number,
        buyer_id: `case when s.buyer_id is not null then bench.person(${buyer}) end`,
        last_name: `bench.last_name(${buyer})`,
        email: `'p' || ${buyer} || '@client.example'`,
        phone: `'+2135' || lpad((${buyer} * 7919 % 100000000)::text, 8, '0')`,
        vendor_ids: `(select array_agg(v.id) from bench.shops v where v.n = c.n and v.source = any (s.vendor_ids))`,
      },
    },
    {
      table: 'orders.orders',
      of: ['id', 'orders'],
      join: 'join bench.source_purchases w on w.id = s.purchase_id',
      set: {
        buyer_id: `case when s.buyer_id is not null then bench.person(bench.drawn(s.buyer_id::text || c.n, ${people})) end`,
        order_number: `${number.replace('p.at', 'w.at')} || substr(s.order_number, 11)`,
        stock_reference: 'null',
      },
    },
    {
      table: 'orders.order_items',
      of: ['order_id', 'orders'],
      join: `left join bench.goods g on g.vendor_id = v.id and g.k = bench.drawn(s.product_id::text || c.n, 60)`,
      set: {
        product_id: 'g.product_id',
        variant_id: 'g.variant_id',
        product_name: 'coalesce(g.name, s.product_name)',
      },
    },
    { table: 'orders.status_history', of: ['order_id', 'orders'], where: SOME },
    {
      table: 'orders.parcels',
      of: ['id', 'parcels'],
      set: { tracking: `s.tracking || '-' || c.n` },
    },
    { table: 'orders.parcel_items', of: ['parcel_id', 'parcels'] },
    { table: 'orders.parcel_history', of: ['parcel_id', 'parcels'], where: SOME },
    { table: 'ledger.journals', of: ['id', 'journals'] },
    {
      table: 'ledger.entries',
      of: ['journal_id', 'journals'],
      join: `join ledger.accounts a on a.id = s.account_id
        left join bench.shops v on v.n = c.n and v.source = a.vendor_id
        left join ledger.accounts b on b.kind = a.kind and b.vendor_id = v.id`,
      set: { account_id: 'coalesce(b.id, a.id)' },
    },
    { table: 'analytics.order_contributions', of: ['order_id', 'orders'] },
    { table: 'payouts.courier_cash', of: ['order_id', 'orders'], recent: true },
    {
      table: 'phone_confirmation.call_tasks',
      of: ['order_id', 'orders'],
      recent: true,
      set: { duplicate_of: 's.duplicate_of' },
    },
    {
      table: 'promotions.redemptions',
      of: ['purchase_id', 'purchases'],
      set: { buyer: `s.buyer || '-' || c.n` },
    },
  ]
}
