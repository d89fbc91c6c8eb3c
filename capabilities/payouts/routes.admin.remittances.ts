import type { Context } from 'hono'
import { fromDinars } from '#kernel/money.ts'
import { refuse, type Result } from '#kernel/result.ts'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  problem,
  problems,
  refusal,
  refusalDetail,
  routes,
  type z,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  ResolutionsBody,
  RemittanceCouriersView,
  NewRemittanceBody,
  PostRemittanceBody,
  RemittancePreviewView,
  RemittancePreviewBody,
  Remittance,
  RemittanceLinesPage,
  RemittanceLinesQuery,
  RemittancesPage,
  RemittancesQuery,
  LineCorrectionBody,
  RemittanceLineParams,
} from './remittances.contract.ts'
import { APPROVER_STATUSES, APPROVER_TEXTS } from '#capabilities/identity/index.ts'
import { BatchParams, CancelBatchBody } from './contract.ts'
import type { ImportRemittances } from './operations/import-remittance.ts'
import type { Rematch } from './operations/reconcile-remittance.ts'
import type { PostRefusal, ResolveAndPostRemittances } from './operations/post-remittance.ts'
import type { ResolveRefusal } from './operations/resolve-differences.ts'
import type { ReadRemittances } from './operations/read-remittances.ts'
import { REMITTANCE_COLUMNS, type RemittanceColumns } from './rules/remittance-file.ts'
import type {
  CorrectLineRefusal,
  CorrectRemittanceLine,
} from './operations/correct-remittance-line.ts'
import { texts } from './texts.generated.ts'
import { remittancePreviewView } from './remittance-preview-view.ts'

const REMITTANCE_REFUSALS = { ...APPROVER_TEXTS, ...texts.below('remittance-refusals') }

type Deps = ReadRemittances & {
  imports: ImportRemittances
  resolveAndPost: ResolveAndPostRemittances
  rematch: Rematch
  correctLine: CorrectRemittanceLine
}

const createRoute = taggedRoutes('admin')
const GONE = { remittance_not_found: 404, remittance_status_changed: 409 } as const
const READING = {
  courier_not_found: 404,
  remittance_already_imported: 409,
  statement_empty: 422,
  statement_too_long: 422,
  statement_columns_missing: 422,
  statement_unreadable: 422,
  statement_cells_unreadable: 422,
} as const
type SettlingRefusal = PostRefusal | ResolveRefusal | CorrectLineRefusal
const SETTLING: Record<SettlingRefusal['code'], 404 | 409 | 422> = {
  ...GONE,
  ...APPROVER_STATUSES,
  differences_open: 409,
  remittance_lines_changed: 409,
  remittance_empty: 409,
  received_in_future: 422,
  received_needs_note: 422,
  resolution_not_allowed: 409,
  remittance_line_not_found: 404,
}
const item = { 200: json(Remittance, 'The updated remittance') }
const time = (path: string, summary: string) => ({
  path: `/money/remittances${path}`,
  summary,
})

const couriers = createRoute({
  method: 'get',
  path: '/money/couriers',
  summary: 'List couriers',
  responses: { 200: json(RemittanceCouriersView, 'Couriers, sorted by name') },
})
const listing = createRoute({
  method: 'get',
  ...time('', 'List remittances, newest first'),
  request: { query: RemittancesQuery },
  responses: { 200: json(RemittancesPage, 'One page of remittances'), ...problems(422) },
})
const preview = createRoute({
  method: 'post',
  ...time('/preview', 'Preview a remittance file without saving it'),
  request: jsonBody(RemittancePreviewBody),
  responses: {
    200: json(RemittancePreviewView, 'The parsed lines and their differences'),
    ...problems(READING),
  },
})
const importing = createRoute({
  method: 'post',
  ...time('', 'Import a remittance and match it with parcels'),
  request: jsonBody(NewRemittanceBody),
  responses: { 201: json(Remittance, 'The remittance'), ...problems({ ...READING, ...GONE }) },
})
const detail = createRoute({
  method: 'get',
  ...time('/{id}', 'Get a remittance: differences by reason, matching progress'),
  request: { params: BatchParams },
  responses: { ...item, ...problems(GONE, 422) },
})
const lines = createRoute({
  method: 'get',
  ...time('/{id}/lines', 'List the lines of a remittance'),
  request: { params: BatchParams, query: RemittanceLinesQuery },
  responses: { 200: json(RemittanceLinesPage, 'One page of lines'), ...problems(404, 422) },
})
const answers = createRoute({
  method: 'post',
  ...time('/{id}/answers', 'Resolve differences of a remittance, singly or by kind'),
  request: { params: BatchParams, ...jsonBody(ResolutionsBody) },
  responses: { ...item, ...problems(SETTLING) },
})
const correction = createRoute({
  method: 'put',
  ...time('/{id}/lines/{lineId}', 'Correct a line that could not be read, and match again'),
  request: { params: RemittanceLineParams, ...jsonBody(LineCorrectionBody) },
  responses: { ...item, ...problems(SETTLING) },
})
const again = createRoute({
  method: 'post',
  ...time('/{id}/matching', 'Match a remittance with parcels again'),
  request: { params: BatchParams },
  responses: { ...item, ...problems(SETTLING) },
})
const posting = createRoute({
  method: 'post',
  ...time('/{id}/posting', 'Post a remittance to the ledger (four-eyes rule)'),
  request: { params: BatchParams, ...jsonBody(PostRemittanceBody) },
  responses: { ...item, ...problems(SETTLING, 400) },
})
const withdrawal = createRoute({
  method: 'post',
  ...time('/{id}/withdrawal', 'Withdraw a remittance that is not posted'),
  request: { params: BatchParams, ...jsonBody(CancelBatchBody) },
  responses: { ...item, ...problems(SETTLING) },
})

export function remittanceRoutes(deps: Deps) {
  const { imports } = deps
  const app = routes<{ userId: string }>({ texts: texts.below('remittance-field') })
    .openapi(couriers, async (c) => c.json(await deps.couriers(), 200))
    .openapi(listing, async (c) =>
      c.json(await deps.remittances(c.req.valid('query'), adminActor(c).adminId), 200),
    )
    .openapi(preview, async (c) => {
      const { courier, content, columns } = c.req.valid('json')
      const bytes = Buffer.from(content, 'base64')
      const read = await imports.preview({ courier, bytes, columns: columnsOf(columns) })
      if (!read.ok) return refusal(c, read.error, READING, REMITTANCE_REFUSALS)
      return c.json(remittancePreviewView(c, read.value), 200)
    })
    .openapi(importing, async (c) => {
      const { courier, content, columns, reference, file_name: fileName } = c.req.valid('json')
      const bytes = Buffer.from(content, 'base64')
      const query = { courier, bytes, columns: columnsOf(columns), reference, fileName }
      const saved = await imports.keep({ ...adminActor(c), ...query })
      const found = saved.ok ? await deps.remittance(saved.value, adminActor(c).adminId) : saved
      if (!found.ok) return refusal(c, found.error, { ...READING, ...GONE }, REMITTANCE_REFUSALS)
      return c.json(found.value, 201)
    })
    .openapi(detail, async (c) => {
      const found = await deps.remittance(id(c), adminActor(c).adminId)
      if (!found.ok) return refusal(c, found.error, GONE, REMITTANCE_REFUSALS)
      return c.json(found.value, 200)
    })
    .openapi(lines, async (c) => c.json(await deps.lines(id(c), c.req.valid('query')), 200))
  return settlingRoutes(app, deps)
}

type WithId = { req: { valid: (from: 'param') => z.infer<typeof BatchParams> } }
const id = (c: WithId): string => c.req.valid('param').id

/** The remittance after the step. */
const answering =
  (remittance: Deps['remittance']) =>
  async (c: Context, id: string, done: Result<unknown, SettlingRefusal>) => {
    const now = done.ok ? await remittance(id, adminActor(c).adminId) : done
    return now.ok ? c.json(now.value, 200) : refusal(c, now.error, SETTLING, REMITTANCE_REFUSALS)
  }

function settlingRoutes(
  app: ReturnType<typeof routes<{ userId: string }>>,
  { resolveAndPost: settle, rematch: matchAgain, remittance, correctLine }: Deps,
) {
  const answered = answering(remittance)
  return app
    .openapi(answers, async (c) => {
      const { line_ids: ids, reason, answer, note } = c.req.valid('json')
      const query = { remittanceId: id(c), lineIds: ids ?? null, reason: reason ?? null }
      const isRequested = ids !== undefined || reason !== undefined
      const done = isRequested
        ? await settle.answer({ ...adminActor(c), ...query, answer, note })
        : refuse({ code: 'resolution_not_allowed' } as const)
      return answered(c, id(c), done)
    })
    .openapi(correction, async (c) => {
      const { id: remittanceId, lineId } = c.req.valid('param')
      const { tracking, order_number: orderNumber, collected, fee } = c.req.valid('json')
      const typed = {
        tracking,
        orderNumber,
        collected: fromDinars(collected),
        fee: fromDinars(fee),
      }
      const done = await correctLine({ ...adminActor(c), remittanceId, lineId, ...typed })
      return answered(c, remittanceId, done)
    })
    .openapi(again, async (c) => answered(c, id(c), await matchAgain(id(c))))
    .openapi(posting, async (c) => {
      const { received, received_on: on, note } = c.req.valid('json')
      const query = { received: fromDinars(received), receivedOn: on }
      const command = { ...adminActor(c), remittanceId: id(c), ...query, note: note || null }
      const done = await settle.post(command)
      return done.ok || done.error.code !== 'received_needs_note'
        ? answered(c, id(c), done)
        : noteNeeded(c, done.error)
    })
    .openapi(withdrawal, async (c) => {
      const { reason } = c.req.valid('json')
      const done = await settle.withdraw({ ...adminActor(c), remittanceId: id(c), reason })
      return answered(c, id(c), done)
    })
}

function noteNeeded(c: Context, error: { code: 'received_needs_note' }) {
  const message = refusalDetail(error, REMITTANCE_REFUSALS, callerLanguage(c))
  const { code } = error
  return problem(c, 422, { code, detail: message, errors: [{ path: 'note', code, message }] })
}

function columnsOf(
  given: Readonly<Partial<Record<keyof RemittanceColumns, string | undefined>>> | null | undefined,
): RemittanceColumns | null {
  if (!given) return null
  const columns: RemittanceColumns = {}
  for (const name of REMITTANCE_COLUMNS) if (given[name]) columns[name] = given[name]
  return columns
}
