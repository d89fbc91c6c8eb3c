import {
  callerLanguage,
  json,
  problems,
  routes,
  streamedFile,
  taggedRoutes,
} from '#platform/http/index.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import { CutOffOfMonth, CutOffQuery } from './cut-offs.contract.ts'
import type { ReadCutOffs } from './operations/read-cut-offs.ts'

const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/money/cut-off',
  summary: 'Show what was sold and not delivered at the end of a month',
  request: { query: CutOffQuery },
  responses: { 200: json(CutOffOfMonth, 'The cut-off of the month'), ...problems(422) },
})
const file = createRoute({
  method: 'get',
  path: '/money/cut-off-file',
  summary: 'Export the orders that the cut-off of a month rests on',
  request: { query: CutOffQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})

export const cutOffRoutes = (deps: ReadCutOffs) =>
  routes<{ userId: string }>()
    .openapi(reading, async (c) =>
      c.json({ cut_off: await deps.find(c.req.valid('query').month) }, 200),
    )
    .openapi(file, (c) => {
      const { month, format } = c.req.valid('query')
      const rows = deps.file(month, callerLanguage(c))
      return streamedFile(tableExport(`yova-regularisation-${month}`, format, rows))
    })
