import type { Context } from 'hono'
import { basisPoints, type Centimes, dinars, fromDinars } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import { requestOrigin } from '#platform/http/actor.ts'
import {
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
  fieldRefusal,
  atFields,
} from '#platform/http/index.ts'
import {
  ContractSheet,
  ContractSheetBody,
  CourierContractBody,
  type CourierContractTerms,
  CourierContractParams,
  CourierContracts,
  CourierContractsQuery,
  type CourierContractsView,
  CourierContractUpdateBody,
} from './courier-contracts.contract.ts'
import type {
  AddContractRefusal,
  ChangeContractRefusal,
  ContractInForce,
  ManageCourierContracts,
} from './operations/manage-courier-contracts.ts'
import type { ReadContractSheet } from './operations/read-contract-sheet.ts'
import type { ContractTerms } from './queries/courier-contracts.ts'
import { texts } from './texts.generated.ts'

type Deps = ManageCourierContracts & { readContractSheet: ReadContractSheet }

const createRoute = taggedRoutes('admin')
const CONTRACT_FIELD_TEXTS = {
  ...texts.below('contract-field'),
  courier_required: texts.of('pickup-point-field.courier_required'),
}
const CONTRACT_REFUSALS = {
  ...texts.below('contract-refusals'),
  courier_not_offered: texts.of('pickup-point-refusals.courier_not_offered'),
}
const SHEET_STATUSES = {
  sheet_unreadable: 422,
  sheet_empty: 422,
  sheet_columns_missing: 422,
} as const
type TermsRefusal = AddContractRefusal | ChangeContractRefusal
const STATUSES: Record<TermsRefusal['code'], 404 | 409 | 422> = {
  courier_not_offered: 422,
  contract_start_taken: 422,
  contract_wilaya_twice: 422,
  contract_not_found: 404,
  contract_begun: 409,
  contract_changed: 409,
}
/** Fields of the form that a refusal is about. */
const FIELDS: Partial<Record<TermsRefusal['code'], string>> = {
  courier_not_offered: 'courier',
  contract_start_taken: 'valid_from',
}
const current = { 200: json(CourierContracts, 'All of the courier, newest first') }

const reading = createRoute({
  method: 'get',
  path: '/courier-contracts',
  summary: 'List contracts with a courier',
  request: { query: CourierContractsQuery },
  responses: { ...current, ...problems(422) },
})
const adding = createRoute({
  method: 'post',
  path: '/courier-contracts',
  summary: 'Add a contract with a courier; the one before ends where it begins',
  request: jsonBody(CourierContractBody),
  responses: { ...current, ...problems(STATUSES, atFields(FIELDS)) },
})
const changing = createRoute({
  method: 'put',
  path: '/courier-contracts/{id}',
  summary: 'Change a contract that has not begun',
  request: { params: CourierContractParams, ...jsonBody(CourierContractUpdateBody) },
  responses: { ...current, ...problems(STATUSES, atFields(FIELDS)) },
})
const removing = createRoute({
  method: 'delete',
  path: '/courier-contracts/{id}',
  summary: 'Remove a contract that has not begun; the one before continues',
  request: { params: CourierContractParams },
  responses: { ...current, ...problems(STATUSES, atFields(FIELDS)) },
})
const reader = createRoute({
  method: 'post',
  path: '/courier-contracts/sheets',
  summary: "Read a courier's price list (CSV or XLSX) without saving it",
  request: jsonBody(ContractSheetBody),
  responses: {
    200: json(ContractSheet, 'The fees, and what cannot be read'),
    ...problems(SHEET_STATUSES),
  },
})

export function courierContractRoutes(deps: Deps) {
  const answer = async (c: Context, done: Result<string, TermsRefusal>) => {
    if (done.ok) return c.json(await viewOf(done.value), 200)
    return fieldRefusal(c, done.error, STATUSES, CONTRACT_REFUSALS, FIELDS[done.error.code])
  }
  const viewOf = async (chosen: string | null): Promise<CourierContractsView> => {
    const { contracts, ...rest } = await deps.listContracts(chosen)
    return { ...rest, items: contracts.map(contractView) }
  }
  return routes<{ userId: string }>({ texts: CONTRACT_FIELD_TEXTS })
    .openapi(reading, async (c) => c.json(await viewOf(c.req.valid('query').courier ?? null), 200))
    .openapi(reader, async (c) => {
      const bytes = Buffer.from(c.req.valid('json').content, 'base64')
      const read = await deps.readContractSheet(bytes)
      if (!read.ok) return refusal(c, read.error, SHEET_STATUSES, CONTRACT_REFUSALS)
      return c.json(read.value, 200)
    })
    .openapi(adding, async (c) => {
      const { courier, ...body } = c.req.valid('json')
      const by = { by: c.var.userId, origin: requestOrigin(c) }
      return answer(c, await deps.addContract({ courier, terms: parseTerms(body), ...by }))
    })
    .openapi(changing, async (c) => {
      const { version, ...body } = c.req.valid('json')
      const command = { id: c.req.valid('param').id, version, terms: parseTerms(body) }
      const by = { by: c.var.userId, origin: requestOrigin(c) }
      return answer(c, await deps.changeContract({ ...command, ...by }))
    })
    .openapi(removing, async (c) => {
      const by = { by: c.var.userId, origin: requestOrigin(c) }
      return answer(c, await deps.removeContract({ id: c.req.valid('param').id, ...by }))
    })
}

const parseTerms = (body: CourierContractTerms): ContractTerms => ({
  validFrom: body.valid_from,
  codFrom: fromDinars(body.cod_from),
  codRate: basisPoints(body.cod_rate_bp),
  codBase: body.cod_base,
  returnFee: fromDinars(body.return_fee),
  remittanceDays: body.remittance_days,
  fees: body.fees.map(({ wilaya, home, stop_desk: pickupPoint }) => ({
    ...{ wilaya, home: parseFee(home), pickupPoint: parseFee(pickupPoint) },
  })),
})
const parseFee = (fee: number | null): Centimes | null => (fee === null ? null : fromDinars(fee))
const feeView = (fee: Centimes | null): number | null => (fee === null ? null : dinars(fee))

const contractView = (row: ContractInForce): CourierContractsView['items'][number] => ({
  id: row.id,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  state: row.state,
  cod_from: dinars(row.codFrom),
  cod_rate_bp: row.codRate,
  cod_base: row.codBase,
  return_fee: dinars(row.returnFee),
  remittance_days: row.remittanceDays,
  fees: row.fees.map(({ wilaya, home, pickupPoint }) => ({
    ...{ wilaya, home: feeView(home), stop_desk: feeView(pickupPoint) },
  })),
  version: row.version,
})
