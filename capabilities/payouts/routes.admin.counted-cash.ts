import { fromDinars } from '#kernel/money.ts'
import {
  callerLanguage,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  CashDays,
  CashDaysQuery,
  CashRemittanceBody,
  CourierParcels,
  CourierParcelsQuery,
} from './counted-cash.contract.ts'
import { BatchParams } from './contract.ts'
import type { PrintReceipt } from './operations/print-receipt.ts'
import type { ReadRemittances } from './operations/read-remittances.ts'
import type {
  CashRemittanceRefusal,
  RecordCashRemittance,
} from './operations/record-cash-remittance.ts'
import { Remittance } from './remittances.contract.ts'
import { texts } from './texts.generated.ts'

const COUNTED_CASH_REFUSALS = texts.below('counted-cash-refusals')

export type CountedCashDeps = RecordCashRemittance &
  Pick<ReadRemittances, 'remittance'> & { printReceipt: PrintReceipt }

const STATUSES = {
  courier_not_found: 404,
  remittance_already_imported: 409,
  parcels_not_held: 409,
  fee_too_high: 422,
  fee_above_contract: 422,
  remittance_not_found: 404,
} as const
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<CashRemittanceRefusal['code'], string>> = {
  remittance_already_imported: 'reference',
  fee_too_high: 'fee',
  fee_above_contract: 'fee',
}

const createRoute = taggedRoutes('admin')
const parcels = createRoute({
  method: 'get',
  path: '/money/courier-parcels',
  summary: 'List delivered parcels whose cash a courier has not remitted, oldest first',
  request: { query: CourierParcelsQuery },
  responses: { 200: json(CourierParcels, 'One page of parcels'), ...problems(422) },
})
const recording = createRoute({
  method: 'post',
  path: '/money/cash-remittances',
  summary: 'Record cash that a courier brought without a statement (four-eyes rule)',
  request: jsonBody(CashRemittanceBody),
  responses: { 201: json(Remittance, 'The remittance'), ...problems(STATUSES, atFields(FIELDS)) },
})
const day = createRoute({
  method: 'get',
  path: '/money/cash-days',
  summary: 'Sum the cash of a day by courier and office',
  request: { query: CashDaysQuery },
  responses: { 200: json(CashDays, 'The cash of the day'), ...problems(422) },
})
const receipt = createRoute({
  method: 'get',
  path: '/money/remittances/{id}/receipt',
  summary: 'Get the receipt of a remittance as a printable page',
  request: { params: BatchParams },
  responses: {
    200: { description: 'A self-contained HTML page', content: { 'text/html': {} } },
    ...problems(STATUSES, atFields(FIELDS)),
  },
})

export const countedCashRoutes = (deps: CountedCashDeps) =>
  routes<{ userId: string }>()
    .openapi(parcels, async (c) => c.json(await deps.parcels(c.req.valid('query')), 200))
    .openapi(day, async (c) => {
      const { on } = c.req.valid('query')
      return c.json(await deps.day(on ?? null), 200)
    })
    .openapi(recording, async (c) => {
      const { parcel_ids: parcelIds, office, fee, received, ...body } = c.req.valid('json')
      const done = await deps.record({
        ...{ ...adminActor(c), ...body, parcelIds, office: office || null },
        ...{ fee: fromDinars(fee), received: fromDinars(received) },
      })
      if (!done.ok)
        return fieldRefusal(c, done.error, STATUSES, COUNTED_CASH_REFUSALS, FIELDS[done.error.code])
      const found = await deps.remittance(done.value, c.var.userId)
      if (!found.ok) return refusal(c, found.error, STATUSES, COUNTED_CASH_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(receipt, async (c) => {
      const page = await deps.printReceipt(c.req.valid('param').id, callerLanguage(c))
      if (!page.ok) return refusal(c, page.error, STATUSES, COUNTED_CASH_REFUSALS)
      return c.body(page.value, 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="receipt.html"',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
    })
