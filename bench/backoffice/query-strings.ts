import type { BenchData } from '../bench-database.ts'

export type Parameter = {
  name: string
  in: string
  required?: boolean
  schema?: { enum?: string[] }
}

export async function parameterValues({ client }: BenchData): Promise<Record<string, string[]>> {
  const run = async (sql: string): Promise<string[]> =>
    (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  return {
    vendor: await run(
      `select vendor_id as value from orders.orders group by 1 order by count(*) desc limit 1`,
    ),
    category: await run(`select slug as value from catalog.categories order by slug limit 2`),
    wilaya: ['16', '31'],
    from: [day(30), day(365)],
    until: [day(3)],
    days: ['28'],
    month: [day(40).slice(0, 7)],
    actor: await run(
      `select user_id as value from identity.user_roles where role = 'admin' limit 1`,
    ),
    actor_id: await run(
      `select user_id as value from identity.user_roles where role = 'admin' limit 1`,
    ),
    action: ['orders.status_changed'],
    subject_type: ['order'],
    user_id: await run(
      `select user_id as value from identity.user_roles where role = 'admin' limit 1`,
    ),
    of: await run('select id as value from orders.orders order by placed_at desc limit 1'),
    status: ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled'],
    role: ['customer', 'vendor', 'admin'],
  }
}

/** Search terms: frequent, rare, a number, without a match. */
async function searchTerms(path: string, { client }: BenchData): Promise<string[]> {
  const { rows } = await client.query<{
    name: string
    email: string
    number: string
    phone: string
    order: string
    shop: string
  }>(
    `select p.last_name as name, p.email, p.number, p.phone, o.order_number as "order", v.business_name as shop
     from (select * from orders.orders where placed_at < now() - interval '200 days' order by placed_at desc limit 1) o
     join orders.purchases p on p.id = o.purchase_id join vendors.vendors v on v.id = o.vendor_id`,
  )
  const found = rows[0]
  if (!found) return []
  if (path.endsWith('products')) return ['robe', 'lampe olivier', 'G4711', 'zzzzzz']
  if (/synonyms|promo-codes/.test(path)) return ['mot 12', 'CODE77', 'zzzzzz']
  if (/vendors|shops/.test(path)) return [found.shop, 'Maison', 'zzzzzz']
  return [
    found.name,
    'amel',
    found.email,
    found.number,
    found.order,
    found.phone,
    found.phone.replace('+213', '0'),
    'zzzzzz',
  ]
}

export async function queryStrings(
  path: string,
  parameters: readonly Parameter[],
  known: Record<string, string[]>,
  data: BenchData,
): Promise<string[]> {
  const names = new Set(parameters.map(({ name }) => name))
  const queries: string[] = []
  for (const { name, schema } of parameters) {
    if (name === 'search')
      queries.push(
        ...(await searchTerms(path, data)).map((word) => `search=${encodeURIComponent(word)}`),
      )
    else if (name === 'from') {
      const period = names.has('period') ? 'period=range&' : ''
      queries.push(
        ...(known['from'] ?? []).map(
          (from) => `${period}from=${from}&until=${known['until']?.[0]}`,
        ),
      )
    } else if (name === 'of') queries.push(`about=order&of=${known['of']?.[0]}`)
    else if (schema?.enum)
      queries.push(
        ...schema.enum
          .filter((value) => !(name === 'period' && value === 'range'))
          .map((value) => `${name}=${value}`),
      )
    else if (name !== 'until' && name !== 'cursor' && name !== 'limit' && name !== 'subject_id')
      queries.push(...(known[name] ?? []).map((value) => `${name}=${value}`))
  }
  const sorts = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? []
  const narrowed = queries.filter((query) => !query.startsWith('sort='))
  for (const sort of sorts.slice(1))
    queries.push(...narrowed.map((query) => `${query}&sort=${sort}`))
  if (names.has('period') && names.has('vendor'))
    for (const filter of ['vendor', 'category', 'wilaya'])
      for (const period of [
        'period=total',
        `period=range&from=${known['from']?.[1]}&until=${known['until']?.[0]}`,
      ])
        queries.push(`${period}&${filter}=${known[filter]?.[0]}`)
  return queries
}
