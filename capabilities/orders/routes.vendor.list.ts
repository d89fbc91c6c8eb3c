import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  callerLanguage,
  jsonBody,
  json,
  problems,
  refusal,
  routes,
  streamedFile,
  taggedRoutes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { ExportFormat, TABLE_EXPORT_QUERY } from '#platform/http/table-export.ts'
import { ACCOUNT_FIELD_TEXTS } from '#capabilities/identity/index.ts'
import { AddressCorrectionBody } from './address-change.contract.ts'
import { VendorNoteBody, OrderParams } from './commands.contract.ts'
import { VendorOrdersQuery } from './contract.ts'
import type { CorrectAddress } from './operations/correct-address.ts'
import type { ExportVendorOrders } from './operations/export-vendor-orders.ts'
import type { ReadVendorOrders } from './operations/read-vendor-orders.ts'
import type { SetVendorNote } from './operations/set-vendor-note.ts'
import { ORDER_VENDOR_REFUSALS, ORDER_VENDOR_STATUSES } from './refusals/vendor.ts'
import { VendorOrder } from './vendor.contract.ts'

const createRoute = taggedRoutes('vendor')
const file = createRoute({
  method: 'get',
  path: '/orders/list/file',
  summary: "Download the vendor's orders as they are filtered and sorted",
  request: {
    query: VendorOrdersQuery.omit({ limit: true, cursor: true }).extend({ format: ExportFormat }),
  },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})
const note = createRoute({
  method: 'put',
  path: '/orders/{id}/note',
  summary: "Set or remove the vendor's internal note of an order",
  request: { params: OrderParams, ...jsonBody(VendorNoteBody) },
  responses: { 200: json(VendorOrder, 'The updated order'), ...problems(ORDER_VENDOR_STATUSES) },
})

const correction = createRoute({
  method: 'put',
  path: '/orders/{id}/address',
  summary: 'Correct the address of an order within its wilaya, before it is shipped',
  request: { params: OrderParams, ...jsonBody(AddressCorrectionBody) },
  responses: { 200: json(VendorOrder, 'The updated order'), ...problems(ORDER_VENDOR_STATUSES) },
})

type Deps = Pick<ReadVendorOrders, 'getShop'> & {
  exportOrders: ExportVendorOrders
  setNote: SetVendorNote
  correctAddress: CorrectAddress
}

/** Mounted under /api/v1/vendor, whose guard has already set `vendorId` and `userId`. */
export const listRoutes = ({ getShop, exportOrders, setNote, correctAddress }: Deps) =>
  routes<{ userId: string; vendorId: string; staffRole: VendorRole }>({
    texts: ACCOUNT_FIELD_TEXTS,
  })
    .openapi(file, (c) => {
      const { format, ...filters } = c.req.valid('query')
      const language = callerLanguage(c)
      const query = { ...filters, language }
      const { vendorId } = c.var
      return streamedFile(exportOrders({ vendorId, query, format, language }))
    })
    .openapi(note, async (c) => {
      const { id } = c.req.valid('param')
      const { vendorId, userId } = c.var
      const done = await setNote({
        vendorId,
        orderId: id,
        actor: { role: 'vendor', id: userId },
        origin: requestOrigin(c),
        ...c.req.valid('json'),
      })
      const now = done.ok ? await getShop(c.var, id, callerLanguage(c)) : done
      return now.ok
        ? c.json(now.value, 200, { 'cache-control': 'no-store' })
        : refusal(c, now.error, ORDER_VENDOR_STATUSES, ORDER_VENDOR_REFUSALS)
    })
    .openapi(correction, async (c) => {
      const { id } = c.req.valid('param')
      const { vendorId, userId } = c.var
      const { version, ...address } = c.req.valid('json')
      const done = await correctAddress({
        ...{ vendorId, orderId: id, version },
        actor: { role: 'vendor', id: userId },
        origin: requestOrigin(c),
        address,
      })
      const now = done.ok ? await getShop(c.var, id, callerLanguage(c)) : done
      return now.ok
        ? c.json(now.value, 200, { 'cache-control': 'no-store' })
        : refusal(c, now.error, ORDER_VENDOR_STATUSES, ORDER_VENDOR_REFUSALS)
    })
