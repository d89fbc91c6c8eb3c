import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  streamedFile,
} from '#platform/http/index.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  PayoutHoldBody,
  JournalsFileQuery,
  JournalsPage,
  JournalsQuery,
  MoneyOverview,
  VendorBalancesPage,
  VendorBalancesQuery,
} from './ledger.contract.ts'
import { BatchParams } from './contract.ts'
import type { HoldVendorPayouts } from './operations/hold-payouts.ts'
import type { ReadLedger } from './operations/read-ledger.ts'
import { texts } from './texts.generated.ts'

const PAYOUT_HOLD_REFUSALS = texts.below('payout-hold-refusals')

type Deps = ReadLedger & { holds: HoldVendorPayouts }

const createRoute = taggedRoutes('admin')
const HOLDS = { vendor_not_found: 404, vendor_on_hold: 409, vendor_not_on_hold: 409 } as const

const overview = createRoute({
  method: 'get',
  path: '/money/overview',
  summary: 'Get ledger overview: balances and pending tasks',
  responses: { 200: json(MoneyOverview, 'Balances') },
})
const journals = createRoute({
  method: 'get',
  path: '/money/journals',
  summary: 'List ledger journals, newest first',
  request: { query: JournalsQuery },
  responses: { 200: json(JournalsPage, 'One page of journals'), ...problems(422) },
})
const file = createRoute({
  method: 'get',
  path: '/money/journals-file',
  summary: 'Export ledger journals, one entry per row',
  request: { query: JournalsFileQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})
const shops = createRoute({
  method: 'get',
  path: '/money/vendors',
  summary: 'List vendor balances',
  request: { query: VendorBalancesQuery },
  responses: { 200: json(VendorBalancesPage, 'One page of vendors'), ...problems(422) },
})
const hold = createRoute({
  method: 'post',
  path: '/money/vendors/{id}/hold',
  summary: 'Place a payout hold on a vendor',
  request: { params: BatchParams, ...jsonBody(PayoutHoldBody) },
  responses: { 204: empty('On hold'), ...problems(HOLDS, 422) },
})
const release = createRoute({
  method: 'delete',
  path: '/money/vendors/{id}/hold',
  summary: 'Remove the payout hold of a vendor',
  request: { params: BatchParams },
  responses: { 204: empty('No longer on hold'), ...problems(HOLDS, 400, 422) },
})

export const ledgerRoutes = (deps: Deps) =>
  routes<{ userId: string }>()
    .openapi(overview, async (c) => c.json(await deps.overview(callerLanguage(c)), 200))
    .openapi(journals, async (c) => c.json(await deps.journals(c.req.valid('query')), 200))
    .openapi(file, (c) => {
      const { format, ...request } = c.req.valid('query')
      const rows = deps.journalsFile(request, callerLanguage(c))
      return streamedFile(tableExport('yova-livre', format, rows))
    })
    .openapi(shops, async (c) => c.json(await deps.shops(c.req.valid('query')), 200))
    .openapi(hold, async (c) => {
      const { reason, note, until_on: until } = c.req.valid('json')
      const untilOn = until ?? null
      const vendorId = c.req.valid('param').id
      const done = await deps.holds.place({ ...adminActor(c), vendorId, reason, note, untilOn })
      if (!done.ok) return refusal(c, done.error, HOLDS, PAYOUT_HOLD_REFUSALS)
      return c.body(null, 204)
    })
    .openapi(release, async (c) => {
      const done = await deps.holds.release({ ...adminActor(c), vendorId: c.req.valid('param').id })
      if (!done.ok) return refusal(c, done.error, HOLDS, PAYOUT_HOLD_REFUSALS)
      return c.body(null, 204)
    })
