import type { BenchData } from '../bench-database.ts'

export type BackofficeRequest = { name: string; path: string; kind: 'page' | 'file' }
export type BackofficeAudiences = { admin: string; vendor: string }

type Parameter = { name: string; in: string; required?: boolean; schema?: { enum?: string[] } }
type Get = { parameters?: Parameter[]; responses?: Record<string, { content?: object }> }
type Document = { paths: Record<string, { get?: Get }> }
type Fetching = (path: string, token: string) => Promise<Response>

const isEndless = (get: Get): boolean =>
  'text/event-stream' in (get.responses?.['200']?.content ?? {})
/** A download: its duration depends on its length, so only the first byte is measured. */
const isFile = (path: string): boolean =>
  /\.(csv|html)$|\/file$|-file$|\/exports?\b|\/statement$/.test(path)
const PAGES = 20

async function values({ client }: BenchData): Promise<Record<string, string[]>> {
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
async function words(path: string, { client }: BenchData): Promise<string[]> {
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

/** Every list and report of the back office and the vendor space, with each filter and sort. */
export async function backofficeRequests(
  data: BenchData,
  document: Document,
  spaces: BackofficeAudiences,
  ask: Fetching,
): Promise<{ asks: (BackofficeRequest & { token: string })[]; left: string[] }> {
  const known = await values(data)
  const asks: (BackofficeRequest & { token: string })[] = []
  const left: string[] = []
  for (const [path, { get }] of Object.entries(document.paths)) {
    const space = path.startsWith('/admin/')
      ? 'admin'
      : path.startsWith('/vendor/')
        ? 'vendor'
        : null
    if (!get || !space) continue
    if (isEndless(get)) {
      left.push(`${path}: goes on until its reader leaves`)
      continue
    }
    const token = spaces[space]
    const address = await filledPath(path, token, ask)
    if (address === null) {
      left.push(`${path}: nothing there to be looked at`)
      continue
    }
    const kind = isFile(path) ? 'file' : 'page'
    const parameters = (get.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const add = (name: string, query: string) =>
      asks.push({
        name: `${path}${name && ` ${name}`}`,
        path: `/api/v1${address}${query && `?${query}`}`,
        kind,
        token,
      })
    if (parameters.some(({ name }) => name === 'ids')) {
      left.push(`${path}: asked with what was chosen on the screen`)
      continue
    }
    // An export is of one person; required parameters get their first value.
    const needed = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
    if (path.endsWith('/export')) needed.push('user_id')
    if (!needed.includes('search'))
      add('', needed.map((name) => `${name}=${known[name]?.[0]}`).join('&'))
    if (kind === 'file') continue
    for (const query of await filters(path, parameters, known, data))
      add(decodeURIComponent(query), query)
    if (parameters.some(({ name }) => name === 'cursor'))
      for (const [name, query] of await deepPages(`/api/v1${address}`, token, ask)) add(name, query)
  }
  return { asks, left }
}

async function filters(
  path: string,
  parameters: readonly Parameter[],
  known: Record<string, string[]>,
  data: BenchData,
): Promise<string[]> {
  const names = new Set(parameters.map(({ name }) => name))
  const queries: string[] = []
  for (const { name, schema } of parameters) {
    if (name === 'search')
      queries.push(...(await words(path, data)).map((word) => `search=${encodeURIComponent(word)}`))
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

/** A page deep in the list, and one a year further where the cursor begins with a time. */
async function deepPages(
  path: string,
  token: string,
  ask: Fetching,
): Promise<[name: string, query: string][]> {
  let cursor: string | null = null
  let depth = 0
  while (depth < PAGES) {
    const answer = await ask(
      `${path}?limit=100${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
      token,
    )
    const { next = null } = (await answer.json().catch(() => ({}))) as { next?: string | null }
    if (next === null) break
    cursor = next
    depth += 1
  }
  if (cursor === null) return []
  const pages: [string, string][] = [
    [`page after ${depth * 100}`, `cursor=${encodeURIComponent(cursor)}`],
  ]
  const late = longAgo(cursor)
  if (late) pages.push(['page of last year', `cursor=${encodeURIComponent(late)}`])
  return pages
}

/** The cursor moved back by a year and a half; null when it does not begin with a time. */
function longAgo(cursor: string): string | null {
  const earlier = new Date(Date.now() - 548 * 86_400_000)
  const moment = /20\d\d-\d\d-\d\dT[\d:.]+Z/
  if (moment.test(cursor)) return cursor.replace(moment, earlier.toISOString())
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(cursor)) return null
  const hex = earlier.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}${cursor.slice(13)}`
}

/** Fills `/things/{id}/lines` with the first id of the list. */
async function filledPath(path: string, token: string, ask: Fetching): Promise<string | null> {
  const index = path.indexOf('/{')
  if (index < 0) return path
  const list = path.slice(0, index)
  const answer = await ask(`/api/v1${list}`, token)
  const body = (await answer.json().catch(() => null)) as {
    items?: Record<string, unknown>[]
  } | null
  const name = /\{(\w+)/.exec(path)?.[1] ?? 'id'
  const first = body?.items?.at(-1)
  const id = first?.['user_id'] ?? first?.[name]
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return filledPath(path.replace(/\{\w+[^}]*\}/, String(id)), token, ask)
}
