import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  callerLanguage,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { DeliveryWithdrawalBody, ParcelParams } from './commands.contract.ts'
import type { WithdrawDeliveryClaim } from './operations/claim-delivery.ts'
import type { ReadVendorOrders } from './operations/read-vendor-orders.ts'
import { ORDER_VENDOR_REFUSALS, ORDER_VENDOR_STATUSES } from './refusals/vendor.ts'
import { VendorOrder } from './vendor.contract.ts'

type Deps = Pick<ReadVendorOrders, 'getShop'> & { withdrawDeliveryClaim: WithdrawDeliveryClaim }

const createRoute = taggedRoutes('vendor')
const withdrawal = createRoute({
  method: 'post',
  path: '/orders/{id}/parcels/{parcelId}/delivery-withdrawal',
  summary: 'Withdraw the report that a parcel was delivered',
  request: { params: ParcelParams, ...jsonBody(DeliveryWithdrawalBody) },
  responses: { 200: json(VendorOrder, 'The updated order'), ...problems(ORDER_VENDOR_STATUSES) },
})

export const vendorDeliveryRoutes = ({ getShop, withdrawDeliveryClaim: withdraw }: Deps) =>
  routes<{ userId: string; vendorId: string; staffRole: VendorRole }>().openapi(
    withdrawal,
    async (c) => {
      const { id, parcelId } = c.req.valid('param')
      const { vendorId, userId } = c.var
      const done = await withdraw({
        ...{ vendorId, orderId: id, parcelId },
        ...{ version: c.req.valid('json').version, origin: requestOrigin(c) },
        actor: { role: 'vendor', id: userId },
      })
      if (!done.ok) return refusal(c, done.error, ORDER_VENDOR_STATUSES, ORDER_VENDOR_REFUSALS)
      const now = await getShop(c.var, id, callerLanguage(c))
      if (!now.ok) return refusal(c, now.error, ORDER_VENDOR_STATUSES, ORDER_VENDOR_REFUSALS)
      return c.json(now.value, 200, { 'cache-control': 'no-store' })
    },
  )
