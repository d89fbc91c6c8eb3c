import {
  createRoute,
  empty,
  jsonBody,
  problems,
  requestIdOf,
  routes,
} from '#platform/http/index.ts'
import type { UserId } from '#capabilities/identity/index.ts'
import { PayoutAccountBody } from './contract.ts'
import type { ChangePayoutAccount } from './operations/change-payout-account.ts'
import type { VendorId } from './schema.ts'
import { REGISTRATION_FIELD_TEXTS } from './texts.ts'

const account = createRoute({
  method: 'put',
  path: '/payout-account',
  tags: ['vendor'],
  summary: 'Where the shop is paid from now on; its key is checked',
  request: jsonBody(PayoutAccountBody),
  responses: { 204: empty('Kept'), ...problems(422) },
})

/** Mounted under /api/v1/vendor, whose guard has already set `userId` and `vendorId`. */
export const vendorRoutes = ({ changeAccount }: { changeAccount: ChangePayoutAccount }) =>
  routes<{ userId: UserId; vendorId: VendorId }>({ texts: REGISTRATION_FIELD_TEXTS }).openapi(
    account,
    async (c) => {
      const { vendorId, userId } = c.var
      const origin = { address: c.get('clientAddress') ?? null, requestId: requestIdOf(c) }
      await changeAccount({ vendorId, userId, ...c.req.valid('json'), origin })
      return c.body(null, 204)
    },
  )
