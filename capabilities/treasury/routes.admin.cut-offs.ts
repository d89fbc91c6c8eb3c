import {
  callerLanguage,
  fieldRefusal,
  json,
  jsonBody,
  problems,
  routes,
  streamedFile,
  taggedRoutes,
  atFields,
} from '#platform/http/index.ts'
import { ExportFormat, TABLE_EXPORT_QUERY, tableExport } from '#platform/http/table-export.ts'
import { adminActor } from '#platform/http/actor.ts'
import { CutOffOfMonth, CutOffQuery, PostCutOffBody } from './cut-offs.contract.ts'
import type { PostCutOffs } from './operations/post-cut-off.ts'
import type { ReadCutOffs } from './operations/read-cut-offs.ts'
import { texts } from './texts.generated.ts'

const createRoute = taggedRoutes('admin')
const reading = createRoute({
  method: 'get',
  path: '/money/cut-off',
  summary: 'Show what was sold and not delivered at the end of a month',
  request: { query: CutOffQuery },
  responses: { 200: json(CutOffOfMonth, 'The cut-off of the month'), ...problems(422) },
})

const STATUSES = {
  month_not_over: 422,
  cut_off_month_closed: 422,
  cut_off_posted: 422,
  before_first_entry: 422,
  earlier_cut_off_missing: 422,
} as const

const posting = createRoute({
  method: 'post',
  path: '/money/cut-offs',
  summary: 'Post the cut-off of a month that has none, in order',
  request: jsonBody(PostCutOffBody),
  responses: {
    201: json(CutOffOfMonth, 'The cut-off of the month'),
    ...problems(STATUSES, atFields(STATUSES)),
  },
})
const file = createRoute({
  method: 'get',
  path: '/money/cut-off-file',
  summary: 'Export the orders that the cut-off of a month rests on',
  request: { query: CutOffQuery.extend({ format: ExportFormat }) },
  responses: { 200: TABLE_EXPORT_QUERY, ...problems(422) },
})

export const cutOffRoutes = (deps: ReadCutOffs & Pick<PostCutOffs, 'post'>) =>
  routes<{ userId: string }>()
    .openapi(reading, async (c) => c.json(await deps.find(c.req.valid('query').month), 200))
    .openapi(posting, async (c) => {
      const { month } = c.req.valid('json')
      const done = await deps.post({ ...adminActor(c), month })
      if (!done.ok)
        return fieldRefusal(c, done.error, STATUSES, texts.below('cut-off-refusals'), 'month')
      return c.json(await deps.find(month), 201)
    })
    .openapi(file, (c) => {
      const { month, format } = c.req.valid('query')
      const rows = deps.file(month, callerLanguage(c))
      return streamedFile(tableExport(`yova-regularisation-${month}`, format, rows))
    })
