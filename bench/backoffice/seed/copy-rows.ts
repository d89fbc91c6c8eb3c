import type { ClientBase } from 'pg'

export type Copying = {
  table: string
  /** The foreign key to the purchase, order, parcel or journal. */
  of: [column: string, source: 'purchases' | 'orders' | 'parcels' | 'journals']
  /** Only copies whose order may still be open. */
  recent?: true
  set?: Record<string, string>
  join?: string
  where?: string
}

/** The same thing in every copy: places, settings, actors. */
const STORED_FIELDS = new Set([
  'pickup_point_id',
  'actor_id',
  'promo_code_id',
  'account_id',
  'decided_by',
])

type Column = { name: string; type: string }

export async function copyRows(client: ClientBase, copying: Copying): Promise<string> {
  const { table, of: subject, recent, set = {}, join = '', where = 'true' } = copying
  const { rows: columns } = await client.query<Column>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const hasShop = columns.some(({ name }) => name === 'vendor_id')
  const [column, source] = subject
  return `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${columns.map((column) => set[column.name] ?? copied(column)).join(', ')}
    from ${table} s
    join bench.source_${source} p on p.id = s.${column}
    join bench.copies c on ${recent ? 'c.recent' : 'p.done or c.recent'}
    ${hasShop ? 'left join bench.shops v on v.n = c.n and v.source = s.vendor_id' : ''}
    ${join} where ${where}`
}

/** The buyer of a copy, derived from that of the original purchase. */
export const buyerNumber = (people: number, buyer = 's.buyer_id'): string =>
  `bench.drawn(coalesce(${buyer}::text, s.email) || c.n, ${people})`

function copied({ name, type }: Column): string {
  const column = `s."${name}"`
  if (name === 'vendor_id') return 'v.id'
  if (type === 'uuid' && !STORED_FIELDS.has(name)) return `bench.id(${column}, c.n, c.days)`
  if (type === 'timestamp with time zone') return `${column} - c.back`
  if (type === 'date') return `${column} - c.days`
  return column
}
