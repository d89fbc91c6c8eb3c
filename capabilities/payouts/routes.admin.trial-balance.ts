import {
  callerLanguage,
  fieldRefusal,
  json,
  problems,
  routes,
  streamedFile,
  taggedRoutes,
} from '#platform/http/index.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import type { ReadTrialBalance } from './operations/read-trial-balance.ts'
import { texts } from './texts.generated.ts'
import {
  AuxiliaryBalance,
  AuxiliaryBalanceFileQuery,
  AuxiliaryBalanceQuery,
  TrialBalance,
  TrialBalanceQuery,
} from './trial-balance.contract.ts'

const PERIOD_REFUSALS = texts.below('period-refusals')

const createRoute = taggedRoutes('admin')
const STATUSES = { until_before_from: 422 } as const

const general = createRoute({
  method: 'get',
  path: '/money/trial-balance',
  summary:
    'Get the trial balance of a period: opening, debits, credits and closing of each account',
  request: { query: TrialBalanceQuery },
  responses: { 200: json(TrialBalance, 'The balance'), ...problems(STATUSES) },
})
const generalFile = createRoute({
  method: 'get',
  path: '/money/trial-balance-file',
  summary: 'Export the trial balance of a period',
  request: { query: TrialBalanceQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(STATUSES) },
})
const auxiliary = createRoute({
  method: 'get',
  path: '/money/auxiliary-balance',
  summary: 'Get the balance of a period by shop or by courier',
  request: { query: AuxiliaryBalanceQuery },
  responses: { 200: json(AuxiliaryBalance, 'One page of the balance'), ...problems(STATUSES) },
})
const auxiliaryFile = createRoute({
  method: 'get',
  path: '/money/auxiliary-balance-file',
  summary: 'Export the balance of a period by shop or by courier',
  request: { query: AuxiliaryBalanceFileQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(STATUSES) },
})

export const trialBalanceRoutes = (deps: ReadTrialBalance) =>
  routes<{ userId: string }>()
    .openapi(general, async (c) => {
      const found = await deps.general(c.req.valid('query'), callerLanguage(c))
      if (!found.ok) return fieldRefusal(c, found.error, STATUSES, PERIOD_REFUSALS, 'until')
      return c.json(found.value, 200)
    })
    .openapi(generalFile, (c) => {
      const { format, ...request } = c.req.valid('query')
      const rows = deps.generalFile(request, callerLanguage(c))
      if (!rows.ok) return fieldRefusal(c, rows.error, STATUSES, PERIOD_REFUSALS, 'until')
      const name = `yova-balance-${request.from}-${request.until}`
      return streamedFile(tableExport(name, format, rows.value))
    })
    .openapi(auxiliary, async (c) => {
      const found = await deps.auxiliary(c.req.valid('query'))
      if (!found.ok) return fieldRefusal(c, found.error, STATUSES, PERIOD_REFUSALS, 'until')
      return c.json(found.value, 200)
    })
    .openapi(auxiliaryFile, (c) => {
      const { format, ...request } = c.req.valid('query')
      const rows = deps.auxiliaryFile(request, callerLanguage(c))
      if (!rows.ok) return fieldRefusal(c, rows.error, STATUSES, PERIOD_REFUSALS, 'until')
      const name = `yova-balance-auxiliaire-${request.from}-${request.until}`
      return streamedFile(tableExport(name, format, rows.value))
    })
