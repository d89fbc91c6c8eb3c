import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codesOf } from '#kernel/codes-of.ts'
import { STAFF_ROLES } from '#kernel/staff-roles.ts'
import { systemClock } from '#platform/clock.ts'
import { readEnvironment } from '#server/read-environment.ts'
import { createMetrics } from '#platform/metrics.ts'
import { type CallPermission, type CallerKind, callPermissions } from '#server/call-permissions.ts'
import { createMarketplace } from '#server/create-marketplace.ts'
import { serve, testAccounts } from '#tests/support/accounts-fixture.ts'
import { testDatabase } from '#tests/support/database.ts'
import { secondFactor } from './mfa-fixture.ts'

const EVERYONE = [
  'visitor',
  'customer',
  'other customer',
  'vendor',
  'other vendor',
  'pending vendor',
  'manager of the shop',
  'catalogue clerk',
  'orders clerk',
  'caller of the shop',
  'manager of another shop',
  'removed clerk',
  'deactivated user',
  'administrator',
  'administrator for finance only',
  'administrator for all but finance',
  'customer without the second factor',
  'vendor without the second factor',
  'orders clerk without the second factor',
  'administrator without the second factor',
  'service',
] as const
type Caller = (typeof EVERYONE)[number]

const PEOPLE: readonly Caller[] = [
  'customer',
  'other customer',
  'vendor',
  'other vendor',
  'pending vendor',
  'manager of the shop',
  'catalogue clerk',
  'orders clerk',
  'caller of the shop',
  'manager of another shop',
  'removed clerk',
  'administrator',
  'administrator for finance only',
  'administrator for all but finance',
]
/** They enrolled one, and signed in with the password only. */
const WITHOUT_FACTOR: readonly Caller[] = [
  'customer without the second factor',
  'vendor without the second factor',
  'orders clerk without the second factor',
  'administrator without the second factor',
]
const OWNERS: readonly Caller[] = ['vendor', 'other vendor']
const MANAGERS: readonly Caller[] = [...OWNERS, 'manager of the shop', 'manager of another shop']
const ADMINS: readonly Caller[] = [
  'administrator',
  'administrator for finance only',
  'administrator for all but finance',
]
const LET_IN: Record<Exclude<CallerKind, `admin: ${string}`>, readonly Caller[]> = {
  anyone: ['visitor', ...PEOPLE],
  person: PEOPLE,
  uploader: [...MANAGERS, 'catalogue clerk', ...ADMINS],
  'vendor: owning': OWNERS,
  'vendor: managing': MANAGERS,
  'vendor: catalogue': [...MANAGERS, 'catalogue clerk'],
  'vendor: orders': [...MANAGERS, 'orders clerk'],
  'vendor: calls': [...MANAGERS, 'orders clerk', 'caller of the shop'],
  'vendor: presence': [...MANAGERS, 'catalogue clerk', 'orders clerk', 'caller of the shop'],
  admin: ADMINS,
  service: ['service'],
}
/** Of `admin: finance, support`, those with one of the duties. */
function letIn(callers: CallerKind): readonly Caller[] {
  if (!callers.startsWith('admin: ')) return LET_IN[callers as keyof typeof LET_IN] // no duties
  const duties = callers.slice('admin: '.length).split(', ')
  return [
    'administrator',
    ...(duties.includes('finance') ? (['administrator for finance only'] as const) : []),
    ...(duties.some((duty) => duty !== 'finance')
      ? (['administrator for all but finance'] as const)
      : []),
  ]
}

const database = await testDatabase()
const config = readEnvironment({ YOVA_DEMO: '0', SITE_URL: 'http://127.0.0.1:3105' })
if (!config.ok) throw new Error(JSON.stringify(config.error))
const marketplace = await createMarketplace({
  config: config.value,
  secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0-hydra',
  database,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
})
const { url, client } = await serve(marketplace.app)
const calls = callPermissions(marketplace.app.routes)
const tokens = new Map<Caller, string>()

beforeAll(async () => {
  await marketplace.start()
  const { account, identity, PASSWORD } = await testAccounts(database)
  const signedIn = async (email: string) => {
    const opened = client()
    const { data, error } = await opened.signInWithPassword({ email, password: PASSWORD })
    if (!data.session) throw new Error(error?.message)
    return { opened, token: data.session.access_token }
  }
  const roles = [
    ['customer', 'customer'],
    ['other customer', 'customer'],
    ['vendor', 'vendor'],
    ['other vendor', 'vendor'],
    ['pending vendor', 'customer'], // the role comes with the approval
    ['manager of the shop', 'customer'], // staff of a vendor keep the role `customer`
    ['catalogue clerk', 'customer'],
    ['orders clerk', 'customer'],
    ['caller of the shop', 'customer'],
    ['manager of another shop', 'customer'],
    ['removed clerk', 'customer'],
    ['deactivated user', 'customer'],
    ['administrator', 'admin'],
    ['administrator for finance only', 'admin'],
    ['administrator for all but finance', 'admin'],
    ['customer without the second factor', 'customer'],
    ['vendor without the second factor', 'vendor'],
    ['orders clerk without the second factor', 'customer'],
    ['administrator without the second factor', 'admin'],
  ] as const
  for (const [caller, role] of roles) {
    const { email, userId } = await account(`${caller.replaceAll(' ', '.')}@example.dz`, role)
    const { opened, token } = await signedIn(email)
    tokens.set(caller, token)
    if (caller === 'administrator') tokens.set(caller, await secondFactor(opened))
    if (WITHOUT_FACTOR.includes(caller)) {
      await secondFactor(opened)
      tokens.set(caller, (await signedIn(email)).token)
    }
    if (/vendor$|^vendor/.test(caller)) await shopOf(userId, caller !== 'pending vendor')
    if (WORK[caller]) await workAs(userId, WORK[caller])
    if (caller.startsWith('administrator for'))
      await database.database.query(
        `delete from identity.admin_duties where user_id = $1 and (duty = 'finance') = $2`,
        [userId, caller === 'administrator for all but finance'],
      )
    if (caller === 'deactivated user')
      await database.database.query(
        `update identity.users set banned_until = now() + interval '1 year' where id = $1`,
        [userId],
      )
  }
  tokens.set('service', await identity.serviceToken())
})
afterAll(() => marketplace.stop())

/** Only a verified vendor gives access to the vendor audience. */
const shopOf = (userId: string, isVerified: boolean) =>
  database.database.query(
    `insert into vendors.vendors (id, user_id, business_name, business_email, business_wilaya,
       verification_status, verified_at, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Boutique', 'boutique@example.dz', '16', $2,
       case when $2 = 'verified' then now() end, true, now(), now())`,
    [userId, isVerified ? 'verified' : 'pending'],
  )

type Work = { of: 'vendor' | 'other vendor'; role: string; isOver?: true }
const WORK: Partial<Record<Caller, Work>> = {
  'manager of the shop': { of: 'vendor', role: 'manager' },
  'catalogue clerk': { of: 'vendor', role: 'catalogue' },
  'orders clerk': { of: 'vendor', role: 'orders' },
  'caller of the shop': { of: 'vendor', role: 'calls' },
  'orders clerk without the second factor': { of: 'vendor', role: 'orders' },
  'manager of another shop': { of: 'other vendor', role: 'manager' },
  'removed clerk': { of: 'vendor', role: 'manager', isOver: true },
}
const workAs = (userId: string, { of: id, role, isOver }: Work) =>
  database.database.query(
    `insert into vendors.staff (vendor_id, user_id, role, invited_at, joined_at, removed_at)
     select v.id, $1, $2, now(), now(), case when $4 then now() end
     from vendors.vendors v join identity.users u on u.id = v.user_id where u.email = $3`,
    [userId, role, `${id.replaceAll(' ', '.')}@example.dz`, isOver ?? false],
  )

/** All callers share one address here, so the rate limit would refuse them. */
const forgetLimits = () => database.database.query('truncate platform.rate_limits')

const ID = '019b76da-a800-7000-8000-000000000000'
const CLOSED = [
  'no_authorization',
  'bad_jwt',
  'not_admin',
  'user_banned',
  'unauthorized',
  'token_invalid',
  'session_ended',
  'forbidden',
  'second_factor_needed',
  'not_a_vendor',
  'role_forbidden',
  'duty_forbidden',
]

/** True unless refused for authorization; a 422 for the empty body counts as let in. */
async function isLetIn(call: CallPermission, caller: Caller): Promise<boolean | string> {
  const path = call.path.replaceAll(/:\w+(\{[^}]*\})?/g, ID).replace('/*', `/${ID}`)
  const token = tokens.get(caller)
  const answer = await fetch(url + path, {
    method: call.method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'idempotency-key': ID,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  })
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body?.cancel() // an event stream would never end
    return true
  }
  const text = await answer.text()
  if (answer.status >= 500) return `${answer.status} ${text}`
  if (answer.status !== 401 && answer.status !== 403) return true
  const code = /"(?:code|error)":\s*"(\w+)"/.exec(text)?.[1] ?? ''
  return !(CLOSED.includes(code) || call.path.startsWith('/storage/'))
}

const ONLY_PUBLIC: readonly Caller[] = ['deactivated user', 'service', ...WITHOUT_FACTOR]
/** The protocol opens to the password alone: it is where the second factor is given. */
const isOfProtocol = ({ callers, path }: CallPermission) =>
  callers === 'person' && path.startsWith('/auth/v1/')

/** Called last, because they end their own session. */
const LAST = new Set(['POST /auth/v1/logout'])
/** Public reads and the auth API ignore an invalid bearer token; other public writes refuse it. */
const IGNORES_BEARER = (call: CallPermission) =>
  call.callers === 'anyone' && (call.method === 'GET' || !call.path.startsWith('/api/v1/'))

describe('who may call what', () => {
  test('[ROLE-3] each role of the list has a caller', () => {
    const tried = Object.values(WORK).map(({ role }) => role)
    expect(codesOf(STAFF_ROLES).filter((role) => !tried.includes(role))).toEqual([])
  })

  test('[ROLE-3] every operation of the OpenAPI document is a call of the table', async () => {
    const document = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const named = new Set(calls.map(({ method, path }) => `${method} ${path.split('{')[0]}`))
    expect(documented.length).toBeGreaterThan(30)
    expect(documented.filter((name) => !named.has(name))).toEqual([])
  })

  const ordered = calls.toSorted(
    (a, b) => Number(LAST.has(`${a.method} ${a.path}`)) - Number(LAST.has(`${b.method} ${b.path}`)),
  )
  test.each(ordered.map((call) => [`${call.method} ${call.path}`, call.callers, call] as const))(
    '[ROLE-3] %s is for %s',
    async (_name, _callers, call) => {
      const expected: Record<string, boolean | string> = {}
      const found: Record<string, boolean | string> = {}
      for (const caller of EVERYONE) {
        expected[caller] =
          letIn(call.callers).includes(caller) ||
          (WITHOUT_FACTOR.includes(caller) && isOfProtocol(call)) ||
          (ONLY_PUBLIC.includes(caller) && IGNORES_BEARER(call))
        if (call.path.includes('/factors/')) await forgetLimits()
        found[caller] = await isLetIn(call, caller)
      }
      expect(found).toEqual(expected)
    },
  )

  test('[ROLE-3] a call that does not say who may make it keeps the server from starting', () => {
    const routes = [...marketplace.app.routes, { method: 'GET', path: '/reports' }]
    expect(() => callPermissions(routes)).toThrow('GET /reports does not declare its callers')
    const undeclared = [...marketplace.app.routes, { method: 'GET', path: '/api/v1/admin/loans' }]
    expect(() => callPermissions(undeclared)).toThrow('GET /api/v1/admin/loans does not declare')
    expect(() => callPermissions([])).toThrow('no route for GET /healthz')
  })
})
