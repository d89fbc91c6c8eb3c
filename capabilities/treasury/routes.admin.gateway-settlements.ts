import type { Context } from 'hono'
import type { Result } from '#kernel/result.ts'
import {
  json,
  jsonBody,
  problems,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import {
  GatewaySettlement,
  GatewaySettlementParams,
  GatewaySettlementsPage,
  GatewaySettlementsQuery,
  NewGatewaySettlementBody,
  OtherSumPayments,
  OtherSumPaymentsQuery,
  PostGatewaySettlementBody,
} from './gateway-settlements.contract.ts'
import { JournalReasonBody } from './manual-journals.contract.ts'
import type {
  ImportGatewaySettlement,
  ImportGatewayRefusal,
} from './operations/import-gateway-settlement.ts'
import type {
  PostGatewaySettlement,
  PostGatewayRefusal,
} from './operations/post-gateway-settlement.ts'
import type { ReadGatewaySettlements } from './operations/read-gateway-settlements.ts'
import { texts } from './texts.generated.ts'

export type GatewayRoutesDeps = ReadGatewaySettlements & {
  importing: ImportGatewaySettlement
  posting: PostGatewaySettlement
}

const GATEWAY_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('gateway-refusals') }
type GatewaySettlementRefusal = ImportGatewayRefusal | PostGatewayRefusal

const STATUSES: Record<GatewaySettlementRefusal['code'], 404 | 409 | 422> = {
  ...APPROVER_STATUSES,
  gateway_unknown: 422,
  file_unreadable: 422,
  gateway_file_empty: 422,
  gateway_columns_missing: 422,
  gateway_cells_unreadable: 422,
  gateway_settlement_imported: 409,
  gateway_settlement_not_found: 404,
  gateway_settlement_decided: 409,
  gateway_settlement_empty: 409,
  received_in_future: 422,
  gateway_lines_changed: 409,
  differences_need_note: 422,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<GatewaySettlementRefusal['code'], string>> = {
  gateway_unknown: 'gateway',
  file_unreadable: 'content',
  gateway_file_empty: 'content',
  gateway_columns_missing: 'content',
  gateway_cells_unreadable: 'content',
  received_in_future: 'received_on',
  differences_need_note: 'note',
}

const createRoute = taggedRoutes('admin')
const decided = {
  200: json(GatewaySettlement, 'The settlement after the decision'),
  ...problems(STATUSES, atFields(FIELDS), 400),
}
const listing = createRoute({
  method: 'get',
  path: '/money/gateway-settlements',
  summary: 'List settlements of payment gateways, newest first',
  request: { query: GatewaySettlementsQuery },
  responses: { 200: json(GatewaySettlementsPage, 'One page of settlements'), ...problems(422) },
})
const importing = createRoute({
  method: 'post',
  path: '/money/gateway-settlements',
  summary: 'Import a settlement file of a gateway and match it with card payments',
  request: jsonBody(NewGatewaySettlementBody),
  responses: {
    201: json(GatewaySettlement, 'The settlement'),
    ...problems(STATUSES, atFields(FIELDS)),
  },
})
const posting = createRoute({
  method: 'post',
  path: '/money/gateway-settlements/{id}/posting',
  summary: 'Post a settlement of a gateway to the ledger (four-eyes rule)',
  request: { params: GatewaySettlementParams, ...jsonBody(PostGatewaySettlementBody) },
  responses: decided,
})
const withdrawal = createRoute({
  method: 'post',
  path: '/money/gateway-settlements/{id}/withdrawal',
  summary: 'Withdraw a settlement of a gateway that is not posted',
  request: { params: GatewaySettlementParams, ...jsonBody(JournalReasonBody) },
  responses: decided,
})

const otherSums = createRoute({
  method: 'get',
  path: '/money/other-sums',
  summary: 'List payments of which the gateway took another sum than was asked',
  request: { query: OtherSumPaymentsQuery },
  responses: { 200: json(OtherSumPayments, 'One page of payments'), ...problems(422) },
})

export function gatewaySettlementRoutes(deps: GatewayRoutesDeps) {
  const answer = answering(deps.find)
  return routes<{ userId: string }>()
    .openapi(listing, async (c) => c.json(await deps.list(c.var.userId, c.req.valid('query')), 200))
    .openapi(otherSums, async (c) => c.json(await deps.otherSums(c.req.valid('query')), 200))
    .openapi(importing, async (c) => {
      const { content, file_name: fileName, ...body } = c.req.valid('json')
      const bytes = Buffer.from(content, 'base64')
      return answer(c, await deps.importing({ ...adminActor(c), ...body, fileName, bytes }), 201)
    })
    .openapi(posting, async (c) => {
      const { received_on: on, note } = c.req.valid('json')
      const command = { ...adminActor(c), settlementId: c.req.valid('param').id }
      const receivedOn = on
      return answer(c, await deps.posting.post({ ...command, receivedOn, note: note || null }), 200)
    })
    .openapi(withdrawal, async (c) => {
      const { reason } = c.req.valid('json')
      const command = { ...adminActor(c), settlementId: c.req.valid('param').id, reason }
      return answer(c, await deps.posting.withdraw(command), 200)
    })
}

const answering =
  (find: ReadGatewaySettlements['find']) =>
  async <Status extends 200 | 201>(
    c: Context,
    done: Result<string, GatewaySettlementRefusal>,
    status: Status,
  ) => {
    if (!done.ok) {
      const { code } = done.error
      const unreadable = code === 'gateway_cells_unreadable' ? done.error.unreadable : []
      const cells = unreadable.map(({ line, column, value }) => ({
        ...{ path: `content.${line}.${column}`, code, message: value },
      }))
      return fieldRefusal(c, done.error, STATUSES, GATEWAY_REFUSALS, FIELDS[code], cells)
    }
    const view = await find(done.value, adminActor(c).adminId)
    return c.json(view!, status) // found by its own id
  }
