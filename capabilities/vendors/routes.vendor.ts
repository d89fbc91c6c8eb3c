import { createRoute, empty, jsonBody, problems, refusal, routes } from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { PayoutAccountBody } from './contract.ts'
import type { ChangePayoutAccount } from './operations/change-payout-account.ts'
import { type PageDeps, shopPageRoutes } from './routes.vendor.shop-page.ts'
import type { VendorId } from './schema.ts'
import { texts } from './texts.generated.ts'

const PAYOUT_ACCOUNT_REFUSALS = texts.below('payout-account-refusals')
const REGISTRATION_FIELD_TEXTS = texts.below('registration-field')

type Deps = PageDeps & { changeAccount: ChangePayoutAccount }

const STATUSES = { vendor_not_found: 404, owner_not_settled: 409 } as const

const account = createRoute({
  method: 'put',
  path: '/payout-account',
  tags: ['vendor'],
  summary: 'Change the payout account (400 without a proof in the last 15 minutes)',
  request: jsonBody(PayoutAccountBody),
  responses: { 204: empty('Kept'), ...problems(STATUSES, 400, 422) },
})

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const vendorRoutes = ({ changeAccount, ...page }: Deps) =>
  routes<{ userId: UserId; vendorId: VendorId }>({
    texts: REGISTRATION_FIELD_TEXTS,
  })
    .openapi(account, async (c) => {
      const { vendorId, userId } = c.var
      const origin = requestOrigin(c)
      const changed = await changeAccount({ vendorId, userId, ...c.req.valid('json'), origin })
      if (!changed.ok) return refusal(c, changed.error, STATUSES, PAYOUT_ACCOUNT_REFUSALS)
      return c.body(null, 204)
    })
    .route('/', shopPageRoutes(page))
