import type { StaffPermission } from '#kernel/staff-roles.ts'
import { neededDuties } from './admin-duties.ts'
import { requiredPermission } from './staff-permissions.ts'

/** `uploader`: vendors and admins; `vendor: …`: staff with that permission; `admin: …`: with one of these duties. */
export type CallerKind =
  | 'anyone'
  | 'person'
  | 'uploader'
  | `vendor: ${StaffPermission}`
  | 'admin'
  | `admin: ${string}`
  | 'service'

/** Route prefixes with their guard, which app.ts mounts; the first match counts. */
const BEHIND: readonly (readonly [prefix: string, callers: CallerKind])[] = [
  ['/api/v1/admin/', 'admin'],
  ['/api/v1/account/', 'person'],
  ['/api/v1/account', 'person'],
  ['/api/', 'anyone'],
  ['/functions/v1/', 'admin'],
  ['/storage/v1/object/public/', 'anyone'],
  ['/storage/v1/render/image/public/', 'anyone'],
  ['/storage/v1/', 'uploader'],
  ['/auth/v1/admin/', 'service'],
  ['/media/', 'anyone'],
  ['/dev/', 'anyone'],
  ['/sitemaps/', 'anyone'],
]

/** The auth protocol has no common guard: its routes are listed one by one. */
const CALLS: Readonly<Record<string, CallerKind>> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /.well-known/security.txt': 'anyone',
  'GET /metrics': 'anyone', // needs a token of its own
  'POST /rest/v1/rpc/has_role': 'anyone', // visitors get false
  'GET /auth/v1/health': 'anyone',
  'GET /auth/v1/settings': 'anyone',
  'GET /auth/v1/.well-known/jwks.json': 'anyone',
  'POST /auth/v1/signup': 'anyone',
  'POST /auth/v1/token': 'anyone',
  'POST /auth/v1/otp': 'anyone',
  'POST /auth/v1/magiclink': 'anyone',
  'POST /auth/v1/verify': 'anyone',
  'GET /auth/v1/verify': 'anyone',
  'POST /auth/v1/recover': 'anyone',
  'POST /auth/v1/resend': 'anyone',
  'GET /auth/v1/authorize': 'anyone',
  'GET /auth/v1/callback': 'anyone',
  'POST /auth/v1/callback': 'anyone',
  'POST /auth/v1/sso': 'anyone',
  'GET /auth/v1/sso/saml/metadata': 'anyone',
  'POST /auth/v1/sso/saml/acs': 'anyone',
  'GET /auth/v1/user': 'person',
  'PUT /auth/v1/user': 'person',
  'GET /auth/v1/reauthenticate': 'person',
  'POST /auth/v1/logout': 'person',
  'GET /auth/v1/user/identities/authorize': 'person',
  'DELETE /auth/v1/user/identities/:id': 'person',
  'POST /auth/v1/factors': 'person',
  'POST /auth/v1/factors/:factorId/challenge': 'person',
  'POST /auth/v1/factors/:factorId/verify': 'person',
  'DELETE /auth/v1/factors/:factorId': 'person',
  'POST /auth/v1/invite': 'service',
}

/** Refused with `reauthentication_needed` unless the session was proven in the last 15 minutes. */
export const CALLS_NEEDING_PROOF = [
  'GET /api/v1/account/personal-data',
  'POST /api/v1/vendor/staff/invitations',
  'PUT /api/v1/vendor/couriers/:code/account',
  'PUT /api/v1/vendor/payout-account',
  'POST /api/v1/admin/money/batches/:id/approval',
  'POST /api/v1/admin/money/batches/:id/sending',
  'POST /api/v1/admin/money/batches/:id/settlement',
  'POST /api/v1/admin/money/remittances/:id/posting',
  'POST /api/v1/admin/money/settlements/:id/posting',
  'POST /api/v1/admin/money/manual-journals/:id/posting',
  'POST /api/v1/admin/money/gateway-settlements/:id/posting',
  'POST /api/v1/admin/money/till/deposits/:id/confirmation',
  'POST /api/v1/admin/money/payout-returns/:id/confirmation',
  'DELETE /api/v1/admin/money/vendors/:id/hold',
  'POST /api/v1/admin/money/payout-schedules',
  'DELETE /api/v1/admin/money/payout-schedules/:id',
  'POST /api/v1/admin/money/return-policies',
  'DELETE /api/v1/admin/money/return-policies/:id',
  'POST /api/v1/admin/money/public-holidays',
  'PUT /api/v1/admin/money/public-holidays/:day',
  'DELETE /api/v1/admin/money/public-holidays/:day',
  'POST /api/v1/admin/money/public-holidays/proposals',
  'POST /api/v1/admin/money/commission-rules',
  'POST /api/v1/admin/money/commission-rules/:id/end',
  'DELETE /api/v1/admin/money/commission-rules/:id',
  'POST /api/v1/admin/refunds/:id/approval',
  'POST /api/v1/admin/refunds/:id/payment',
  'POST /api/v1/admin/refunds/:id/retries',
  'POST /api/v1/admin/payment-refunds/:id/approval',
  'POST /api/v1/admin/payment-refunds/settlements/:id/confirmation',
  'PUT /api/v1/admin/settings',
] as const

export type CallPermission = { method: string; path: string; callers: CallerKind }

/** Throws for an undeclared route, and for a declaration without a route. */
export function callPermissions(
  routes: readonly { method: string; path: string }[],
): CallPermission[] {
  const named = new Set<string>()
  const calls = routes
    .filter(({ method }) => method !== 'ALL') // guards and not-found handlers
    .map(({ method, path }) => {
      const name = `${method} ${path}`
      const callers = callersOf(name, method, path)
      if (!callers)
        throw new Error(
          `${name} does not declare its callers (server/call-permissions.ts, admin-duties.ts)`,
        )
      named.add(name)
      return { method, path, callers }
    })
  const gone = Object.keys(CALLS).filter((name) => !named.has(name))
  if (gone.length > 0)
    throw new Error(`no route for ${gone.join(', ')} (server/call-permissions.ts)`)
  return calls.filter((call, index) => calls.findIndex((item) => sameCall(item, call)) === index)
}

function callersOf(name: string, method: string, path: string): CallerKind | null {
  if (path.startsWith('/api/v1/vendor/')) return `vendor: ${requiredPermission(method, path)}`
  const callers = CALLS[name] ?? BEHIND.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null
  if (callers !== 'admin') return callers
  const duties = neededDuties(method, path)
  return duties === null || duties === 'every' ? duties && 'admin' : `admin: ${duties.join(', ')}`
}

const sameCall = (a: CallPermission, b: CallPermission): boolean =>
  a.method === b.method && a.path === b.path
