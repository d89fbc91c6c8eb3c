import type { Context } from 'hono'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import type { VendorRole } from '#kernel/staff-roles.ts'
import {
  atFields,
  callerLanguage,
  fieldRefusal,
  taggedRoutes,
  type EdgeVariables,
  json,
  jsonBody,
  optionalBody,
  problems,
  routes,
} from '#platform/http/index.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import { VersionBody } from '../contract.ts'
import { ReturnParams } from './contract.ts'
import {
  ClosingBody,
  DecidedRefundBody,
  ExchangeBody,
  ExchangeStepBody,
  InspectionBody,
  RefusalBody,
  VendorReturn,
  VendorReturnsPage,
  VendorReturnsQuery,
  ReturnShippingBody,
} from './vendor.contract.ts'
import type { AnswerReturn } from './operations/answer-return.ts'
import type { VendorReturnCommand } from './operations/return-command.ts'
import type { ReadReturns } from './operations/read-returns.ts'
import type { ExpireAsVendor } from './operations/close-returns.ts'
import type { ReceiveReturn } from './operations/receive-return.ts'
import type { ShipExchange } from './operations/ship-exchange.ts'
import type { SettleReturn } from './operations/settle-return.ts'
import {
  RETURN_VENDOR_REFUSALS,
  RETURN_VENDOR_STATUSES,
  type ReturnVendorRefusal,
} from './refusals/vendor.ts'

type Deps = {
  read: Pick<ReadReturns, 'listShop' | 'getShop'>
  answer: AnswerReturn
  parcel: ReceiveReturn
  settle: SettleReturn
  exchange: ShipExchange
  expire: ExpireAsVendor
}
type Vars = { userId: string; vendorId: string; staffRole: VendorRole }
type ShopContext = Context<{ Variables: EdgeVariables & Vars }>

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('vendor')
const value = '/returns/{id}'
/** Fields of the dialogs that a refusal is about. */
const FIELDS: Partial<Record<ReturnVendorRefusal['code'], string>> = {
  courier_unknown: 'courier',
  tracking_taken: 'tracking',
  refund_empty: 'goods',
  refund_too_high: 'goods',
  nothing_received: 'items[0].quantity',
}
const changed = {
  200: json(VendorReturn, 'The updated return'),
  ...problems(RETURN_VENDOR_STATUSES, atFields(FIELDS), 422),
}
const params = ReturnParams

const list = createRoute({
  method: 'get',
  path: '/returns',
  summary: "List the vendor's returns, newest first, with counts by status",
  request: { query: VendorReturnsQuery },
  responses: { 200: json(VendorReturnsPage, 'One page of returns'), ...problems(422) },
})
const detail = createRoute({
  method: 'get',
  path: value,
  summary: 'Get a return of the vendor',
  request: { params },
  responses: changed,
})
const acceptance = createRoute({
  method: 'post',
  path: `${value}/acceptance`,
  summary: 'Approve a return and reserve the stock of an exchange',
  request: { params, ...optionalBody(VersionBody) },
  responses: changed,
})
const refusing = createRoute({
  method: 'post',
  path: `${value}/refusal`,
  summary: 'Reject a return with a reason',
  request: { params, ...jsonBody(RefusalBody) },
  responses: changed,
})
const travel = createRoute({
  method: 'post',
  path: `${value}/steps`,
  summary: 'Mark a return as in transit or awaiting collection',
  request: { params, ...jsonBody(ReturnShippingBody) },
  responses: changed,
})
const receipt = createRoute({
  method: 'post',
  path: `${value}/receipt`,
  summary: 'Record the inspection of returned items, once',
  request: { params, ...jsonBody(InspectionBody) },
  responses: changed,
})
const refund = createRoute({
  method: 'post',
  path: `${value}/refund`,
  summary: 'Decide the refund of a return; an admin approves and pays it',
  request: { params, ...jsonBody(DecidedRefundBody) },
  responses: changed,
})
const exchangeOut = createRoute({
  method: 'post',
  path: `${value}/exchange`,
  summary: 'Ship the exchange as a parcel of the same order',
  request: { params, ...jsonBody(ExchangeBody) },
  responses: changed,
})
const exchangeStep = createRoute({
  method: 'post',
  path: `${value}/exchange-steps`,
  summary: 'Mark an exchange as delivered or returned',
  request: { params, ...jsonBody(ExchangeStepBody) },
  responses: changed,
})
const closing = createRoute({
  method: 'post',
  path: `${value}/closing`,
  summary: 'Close a return whose item was sent back to the buyer',
  request: { params, ...jsonBody(ClosingBody) },
  responses: changed,
})

const expiry = createRoute({
  method: 'post',
  path: `${value}/expiry`,
  summary: 'Close an accepted return whose items were not sent back in time, with a reason',
  request: { params, ...jsonBody(RefusalBody) },
  responses: changed,
})

const actOf = (c: ShopContext, returnId: string): VendorReturnCommand => ({
  vendorId: c.var.vendorId,
  returnId,
  userId: c.var.userId,
  role: c.var.staffRole,
  origin: requestOrigin(c),
})
const fieldOf = (error: ReturnVendorRefusal): string | null =>
  error.code === 'items_differ' && error.line !== null
    ? `items[${error.line}].quantity`
    : (FIELDS[error.code] ?? null)
const refundField = (
  error: ReturnVendorRefusal,
  wanted: { goods: Centimes } | null,
): string | null =>
  error.code === 'refund_too_high' && wanted !== null && wanted.goods <= error.most.goods
    ? 'delivery'
    : fieldOf(error)
const refused = (c: Context, error: ReturnVendorRefusal, field = fieldOf(error)) =>
  fieldRefusal(c, error, RETURN_VENDOR_STATUSES, RETURN_VENDOR_REFUSALS, field)

const answering =
  (read: Deps['read']) =>
  async (
    c: ShopContext,
    id: string,
    result: { ok: true } | { ok: false; error: ReturnVendorRefusal } = { ok: true },
  ) => {
    if (!result.ok) return refused(c, result.error)
    const now = await read.getShop(c.var, id, callerLanguage(c))
    return now.ok ? c.json(now.value, 200, NO_STORE) : refused(c, now.error)
  }

export function vendorRoutes({ read, answer, parcel, settle, exchange, expire }: Deps) {
  const answered = answering(read)
  return routes<Vars>()
    .openapi(list, async (c) => {
      const query = { ...c.req.valid('query'), language: callerLanguage(c) }
      return c.json(await read.listShop(c.var.vendorId, query), 200, NO_STORE)
    })
    .openapi(detail, async (c) => answered(c, c.req.valid('param').id))
    .openapi(acceptance, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await answer.accept({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(refusing, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await answer.refuse({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(travel, async (c) => {
      const { id } = c.req.valid('param')
      const { state: to, courier = null, tracking = null, version } = c.req.valid('json')
      const input = { ...actOf(c, id), version, to, courier, tracking: tracking || null }
      return answered(c, id, await parcel.travels(input))
    })
    .openapi(receipt, async (c) => {
      const { id } = c.req.valid('param')
      const { items: found, version } = c.req.valid('json')
      const items = found.map(({ item_id, ...line }) => ({ itemId: item_id, ...line }))
      return answered(c, id, await parcel.receive({ ...actOf(c, id), version, items }))
    })
    .openapi(refund, async (c) => {
      const { id } = c.req.valid('param')
      const { goods, delivery, version } = c.req.valid('json')
      const isAll = goods === undefined && delivery === undefined
      const wanted = isAll
        ? null
        : { goods: fromDinars(goods ?? 0), delivery: fromDinars(delivery ?? 0) }
      const decided = await settle.decideRefund({ ...actOf(c, id), version, wanted })
      if (!decided.ok) return refused(c, decided.error, refundField(decided.error, wanted))
      return answered(c, id, decided)
    })
    .openapi(exchangeOut, async (c) => {
      const { id } = c.req.valid('param')
      const { courier = null, tracking = null, version } = c.req.valid('json')
      const sent = { ...actOf(c, id), version, courier, tracking: tracking || null }
      return answered(c, id, await exchange.send(sent))
    })
    .openapi(exchangeStep, async (c) => {
      const { id } = c.req.valid('param')
      const step = c.req.valid('json')
      return answered(c, id, await exchange.end({ ...actOf(c, id), ...step }))
    })
    .openapi(expiry, async (c) => {
      const { id } = c.req.valid('param')
      return answered(c, id, await expire({ ...actOf(c, id), ...c.req.valid('json') }))
    })
    .openapi(closing, async (c) => {
      const { id } = c.req.valid('param')
      const { outcome, reason = null, version } = c.req.valid('json')
      return answered(c, id, await settle.close({ ...actOf(c, id), version, outcome, reason }))
    })
}
