import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/startup-message.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import {
  type ApiDocument,
  type Call,
  callsOf,
  type GeneratedRequest,
  requestsOf,
} from './request-generator.ts'

const ROUNDS = 6
/** The admin is last: it may change what the others are. */
const CALLERS = ['visitor', 'client', 'commandes', 'vendeur', 'admin'] as const
type Caller = (typeof CALLERS)[number]

/** Saving settings could close the site for every caller after it. */
const LEFT_OUT = [/^(PUT|PATCH|POST) \/admin\/settings/]

let site: Site
let document: ApiDocument
const tokens = new Map<Caller, string>()
const foreign = new Map<Caller, Set<string>>()
let known: string[]
let requests = 0

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: 'loopback' })
  document = (await (await fetch(`${site.url}/api/v1/openapi.json`)).json()) as ApiDocument
  for (const caller of CALLERS) {
    if (caller !== 'visitor') await signIn(caller)
    foreign.set(caller, await contactsOfOthers(caller))
  }
  known = await valuesOfRows()
}, 240_000)
afterAll(() => site.stop())

async function signIn(caller: Caller): Promise<boolean> {
  const { status, text } = await ask('POST', '/auth/v1/token?grant_type=password', {
    body: JSON.stringify({ email: `${caller}@yova.example`, password: DEMO_PASSWORD }),
  })
  if (status !== 200) return false
  tokens.set(caller, (JSON.parse(text) as { access_token: string }).access_token)
  return true
}

type RequestOptions = { body?: string | undefined; caller?: Caller }

/** From another address each time: limits are tested elsewhere. */
async function ask(method: string, path: string, { body, caller }: RequestOptions = {}) {
  requests += 1
  const token = caller && tokens.get(caller)
  const answer = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'idempotency-key': `scan-${requests}`,
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  })
  // Live updates have no end.
  const isStream = answer.headers.get('content-type')?.includes('event-stream')
  if (isStream) await answer.body?.cancel()
  return { status: answer.status, text: isStream ? '' : await answer.text() }
}

const OWN_PURCHASES: Record<Caller, string> = {
  visitor: 'false',
  admin: 'true',
  client: `buyer_id = (select id from identity.users where email = 'client@yova.example')`,
  vendeur: `id in (${purchasesOf('vendeur@yova.example')})`,
  commandes: `id in (${purchasesOf('vendeur@yova.example')})`,
}
function purchasesOf(owner: string): string {
  return `select o.purchase_id from orders.orders o join vendors.vendors v on v.id = o.vendor_id
    join identity.users u on u.id = v.user_id where u.email = '${owner}'`
}

/** Email addresses and phones of purchases that the caller has no part in. */
async function contactsOfOthers(caller: Caller): Promise<Set<string>> {
  const contactsWhere = async (condition: string) => {
    const { rows } = await site.query<{ contact: string }>(
      `select unnest(array[email, phone]) as contact from orders.purchases where ${condition}`,
    )
    return new Set(rows.map(({ contact }) => contact).filter(Boolean))
  }
  const own = await contactsWhere(OWN_PURCHASES[caller])
  const others = await contactsWhere(`not (${OWN_PURCHASES[caller]})`)
  const { rows: shown } = await site.query<{ contact: string }>(
    `select unnest(array[business_email, business_phone]) as contact from vendors.vendors`,
  )
  for (const contact of [...own, ...shown.map((row) => row.contact), `${caller}@yova.example`])
    others.delete(contact)
  return others
}

/** Ids and numbers of rows of every kind, of any owner. */
async function valuesOfRows(): Promise<string[]> {
  const { rows: tables } = await site.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where column_name = 'id' and data_type = 'uuid' and table_schema not in ('platform', 'audit')
       and is_updatable = 'YES'`,
  )
  const values: string[] = []
  for (const { name } of tables) {
    const { rows } = await site.query<{ id: string }>(`select id from ${name} limit 12`)
    values.push(...rows.map(({ id }) => id))
  }
  const { rows: numbers } = await site.query<{ number: string }>(
    `select order_number as number from orders.orders limit 20`,
  )
  const { rows: slugs } = await site.query<{ number: string }>(
    `select slug as number from catalog.categories limit 10`,
  )
  return [...values, ...[...numbers, ...slugs].map(({ number }) => number)]
}

const failures: string[] = []
const statuses = new Map<string, number>()
/** Contacts in answers to the admin: proof that the search for them finds any. */
const shownToAdmin = new Set<string>()

async function judge(caller: Caller, { method }: Call, { path, body }: GeneratedRequest) {
  const url = `/api/v1${path}`
  let answer = await ask(method, url, { body, caller })
  // A call may have ended the caller's own session.
  if (answer.status === 401 && caller !== 'visitor' && (await signIn(caller)))
    answer = await ask(method, url, { body, caller })
  const key = `${caller} ${Math.floor(answer.status / 100)}xx`
  statuses.set(key, (statuses.get(key) ?? 0) + 1)
  const about = `${caller}: ${method} ${url.slice(0, 300)} ${(body ?? '').slice(0, 500)}`
  if (answer.status >= 500)
    failures.push(`${answer.status} ${about} -> ${answer.text.slice(0, 200)}`)
  const contacts = foreign.get(caller) ?? new Set()
  for (const found of answer.text.match(/[\w.+-]+@[\w.-]+\.\w+|\+213\d{9}/g) ?? [])
    if (contacts.has(found)) failures.push(`${found} of another person in ${about}`)
    else if (caller === 'admin' && foreign.get('visitor')?.has(found)) shownToAdmin.add(found)
}

test.each(CALLERS)(
  'generated requests of %s: no failure of the server, no row of another person',
  async (caller) => {
    failures.length = 0
    const calls = callsOf(document).filter(
      ({ method, path }) => !LEFT_OUT.some((rule) => rule.test(`${method} ${path}`)),
    )
    expect(calls.length).toBeGreaterThan(300)
    for (const [index, call] of calls.entries())
      for (const request of fc.sample(requestsOf(document, call, known), {
        numRuns: ROUNDS,
        seed: 20_261_126 + index,
      }))
        await judge(caller, call, request)
    console.info(Object.fromEntries([...statuses].filter(([key]) => key.startsWith(caller))))
    expect(failures).toEqual([])
    expect(statuses.get(`${caller} 2xx`) ?? 0).toBeGreaterThan(20) // else it was let in nowhere
    if (caller === 'admin') expect(shownToAdmin.size).toBeGreaterThan(5)
  },
  15 * 60_000,
)
