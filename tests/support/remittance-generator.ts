import type { Pool } from 'pg'

export const REMITTANCE_ERRORS = {
  lost: 'unknown_parcel',
  twice: 'duplicate_line',
  short: 'short_paid',
  over: 'over_paid',
  early: 'not_delivered',
  fee: 'fee_differs',
} as const
export type Slip = keyof typeof REMITTANCE_ERRORS
const KINDS = Object.keys(REMITTANCE_ERRORS) as Slip[]

export type GeneratedStatement = {
  /** As French spreadsheets save it. */
  csv: string
  lines: number
  /** Line number of each wrong line, with its difference. */
  wrong: Map<number, string>
}

/** One line in `every` is wrong, each kind in turn. In SQL: ten thousand sales take seconds. */
export async function generateRemittance(
  pool: Pick<Pool, 'query'>,
  { count, every, shop }: { count: number; every: number; shop: string },
): Promise<GeneratedStatement> {
  await sell(pool, { count, shop })
  const wrong = new Map<number, string>()
  const rows: string[] = []
  const notDelivered: number[] = []
  for (let index = 1; index <= count; index += 1) {
    const slip = index % every === 0 ? KINDS[(index / every) % KINDS.length] : undefined
    const [amount, fee] = [totalOf(index), 400]
    const line = (tracking: string, collected: number, remaining = fee) =>
      rows.push(`${tracking};"Client ${index}";${grouped(collected)},00;${remaining}`)
    const tracking = trackingOf(index)
    if (slip === 'lost') line(`XX-${index}`, amount)
    else if (slip === 'short') line(tracking, amount - 100)
    else if (slip === 'over') line(tracking, amount + 50)
    else if (slip === 'fee') line(tracking, amount, fee + 30)
    else line(tracking, amount)
    if (slip === 'early') notDelivered.push(index)
    if (slip === 'twice') line(tracking, amount)
    if (slip) wrong.set(rows.length, REMITTANCE_ERRORS[slip])
  }
  await pool.query(
    `update orders.parcels set state = 'returning', delivered_at = null where tracking = any($1)`,
    [notDelivered.map(trackingOf)],
  )
  await pool.query(
    `update orders.orders set status = 'shipped', payment_status = 'pending'
     where id in (select order_id from orders.parcels where tracking = any($1))`,
    [notDelivered.map(trackingOf)],
  )
  const csv = ['Code suivi;Client;Montant encaissé;Frais', ...rows].join('\r\n')
  return { csv, lines: rows.length, wrong }
}

const trackingOf = (index: number): string => `YAL-${String(index).padStart(7, '0')}`
const totalOf = (index: number): number => 1000 + (index % 900) * 10

/** As checkout and delivery would leave them, in one statement per table. */
async function sell(pool: Pick<Pool, 'query'>, { count, shop }: { count: number; shop: string }) {
  const id = (kind: number) => `lpad(to_hex(n), 8, '0') || '-000${kind}-7000-8000-00000000abcd'`
  const total = '(1000 + (n % 900) * 10) * 100'
  const sold = `from generate_series(1, ${count}) n`
  await pool.query(
    `insert into orders.purchases (id, number, first_name, last_name, email, phone, phone_raw, address,
       city, wilaya, language, payment_method, subtotal_centimes, shipping_centimes,
       discount_centimes, rounding_centimes, total_centimes, vendor_ids, placed_at)
     select (${id(1)})::uuid, 'Y-' || lpad(n::text, 8, '0'), 'Meriem', 'Benali', 'm@mail.example', '+213550123456',
       '0550', '12 rue', 'Oran', '31', 'fr', 'cash_on_delivery', ${total} - 40000, 40000, 0, 0, ${total}, array[$1]::uuid[], now() ${sold}`,
    [shop],
  )
  await pool.query(
    `insert into orders.orders (id, purchase_id, vendor_id, order_number, wilaya, status, payment_status, delivery_method,
       deliver_from, deliver_until, subtotal_centimes, shipping_centimes, discount_centimes, rounding_centimes, total_centimes, commission_bp,
       commission_centimes, commission_reason, item_count, holds_stock, placed_at, delivered_at, shipped_at)
     select (${id(2)})::uuid, (${id(1)})::uuid, $1, 'Y-' || lpad(n::text, 8, '0') || '-1', '31', 'delivered', 'paid', 'home',
       now(), now(), ${total} - 40000, 40000, 0, 0, ${total}, 500, 0, 'settings', 1, true, now(), now(), now() ${sold}`,
    [shop],
  )
  await pool.query(
    `insert into orders.parcels (id, order_id, vendor_id, position, state, courier_code, tracking,
       collect_centimes, delivered_at, created_at)
     select (${id(3)})::uuid, (${id(2)})::uuid, $1, 1, 'delivered', 'yalidine', 'YAL-' || lpad(n::text, 7, '0'),
       ${total}, now(), now() ${sold}`,
    [shop],
  )
  await pool.query(
    `insert into ledger.accounts (id, kind) values (gen_random_uuid(), 'cash_at_courier'),
       (gen_random_uuid(), 'buyer_receivable') on conflict do nothing`,
  )
  await pool.query(
    `insert into ledger.journals (id, kind, order_id, vendor_id, memo, posted_at, at_courier_centimes)
     select (${id(4)})::uuid, 'cash_collected', (${id(2)})::uuid, $1, n::text, now(), ${total} ${sold}`,
    [shop],
  )
  await pool.query(
    `insert into ledger.entries (journal_id, position, account_id, amount_centimes)
     select (${id(4)})::uuid, side, (select id from ledger.accounts where kind = case side when 0
         then 'cash_at_courier' else 'buyer_receivable' end), case side when 0 then 1 else -1 end * ${total}
     ${sold}, generate_series(0, 1) side`,
  )
  await pool.query('analyze orders.orders, orders.parcels, ledger.journals, ledger.entries')
}

/** No-break spaces between thousands, as spreadsheets write them. */
const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
