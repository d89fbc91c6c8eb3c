import { REAUTHENTICATION_STATUSES } from '#capabilities/identity/index.ts'
import { createRoute, empty, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { SessionState, UserId } from '#capabilities/identity/index.ts'
import { PayoutAccountBody } from './contract.ts'
import type { ChangePayoutAccount } from './operations/change-payout-account.ts'
import { type PageDeps, shopPageRoutes } from './routes.vendor.shop-page.ts'
import type { VendorId } from './schema.ts'
import { PAYOUT_ACCOUNT_REFUSALS } from './texts/shop-page.ts'
import { REGISTRATION_FIELD_TEXTS } from './texts/registration.ts'

type Deps = PageDeps & { changeAccount: ChangePayoutAccount }

const account = createRoute({
  method: 'put',
  path: '/payout-account',
  tags: ['vendor'],
  summary: 'Change the payout account (needs reauthentication)',
  request: jsonBody(PayoutAccountBody),
  responses: { 204: empty('Kept'), ...problems(403, 404, 409, 422, 429) },
})
const STATUSES = {
  vendor_not_found: 404,
  ...REAUTHENTICATION_STATUSES,
} as const

/** Mounted under /api/v1/vendor, whose guard has already set `userId`, `session` and `vendorId`. */
export const vendorRoutes = ({ changeAccount, ...page }: Deps) =>
  routes<{ userId: UserId; session: SessionState; vendorId: VendorId }>({
    texts: REGISTRATION_FIELD_TEXTS,
  })
    .openapi(account, async (c) => {
      const { vendorId, session: sessionState } = c.var
      const { number, holder, password, code } = c.req.valid('json')
      const proof = code === '' ? { password } : { code }
      const origin = requestOrigin(c)
      const changed = await changeAccount({
        vendorId,
        sessionState,
        number,
        holder,
        proof,
        origin,
      })
      if (!changed.ok) {
        if (changed.error.code === 'too_many_attempts')
          c.header('retry-after', String(changed.error.retryAfterSeconds))
        return refusal(c, changed.error, STATUSES, PAYOUT_ACCOUNT_REFUSALS)
      }
      return c.body(null, 204)
    })
    .route('/', shopPageRoutes(page))
