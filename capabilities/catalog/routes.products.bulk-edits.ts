import type { Context } from 'hono'
import { callerLanguage, createRoute, json, jsonBody, routes } from '#platform/http/index.ts'
import { ManagedProductParams } from './contract.ts'
import { BulkChange, BulkChangeBody, BulkEditBody, BulkEditRun } from './commands.contract.ts'
import type { BulkEditProducts, UndoBulkEdit } from './operations/bulk-edit-products.ts'
import type {
  GetListWideEdit,
  StartListWideEdit,
  UndoListWideEdit,
} from './operations/edit-whole-list.ts'
import type { ProductActor } from './operations/product-command.ts'
import { PRODUCT_STATUSES_BY_REFUSAL, productProblem } from './product-refusals.ts'
import type { BulkEdit } from './schema.ts'
import { PRODUCT_FIELD_TEXTS } from './product-field-texts.ts'

export type WholeListEdits = {
  start: StartListWideEdit
  get: GetListWideEdit
  undo: UndoListWideEdit
}
type BulkEditRoutesDeps = {
  tag: string
  bulkEdit: BulkEditProducts
  undoBulkEdit: UndoBulkEdit
  wholeList: WholeListEdits
  byOf: (c: Context) => ProductActor
}

const callsOf = (tags: string[]) => ({
  bulk: createRoute({
    method: 'post',
    path: '/products/bulk-changes',
    tags,
    summary: 'Bulk edit status, category, price or stock of products',
    request: jsonBody(BulkChangeBody),
    responses: {
      201: json(BulkChange, 'The changed products and the ID to undo the edit with'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
  reversal: createRoute({
    method: 'post',
    path: '/products/bulk-changes/{id}/reversal',
    tags,
    summary: 'Undo a bulk edit where products have not changed since',
    request: { params: ManagedProductParams },
    responses: { 200: json(BulkChange, 'The reverted products'), ...PRODUCT_STATUSES_BY_REFUSAL },
  }),
  start: createRoute({
    method: 'post',
    path: '/products/bulk-edits',
    tags,
    summary: 'Bulk edit every product of a list in the background',
    request: jsonBody(BulkEditBody),
    responses: {
      202: json(BulkEditRun, 'The edit and its progress'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
  progress: createRoute({
    method: 'get',
    path: '/products/bulk-edits/{id}',
    tags,
    summary: 'Get the progress of a bulk edit of a list',
    request: { params: ManagedProductParams },
    responses: {
      200: json(BulkEditRun, 'The edit and its progress'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
  undo: createRoute({
    method: 'post',
    path: '/products/bulk-edits/{id}/reversal',
    tags,
    summary: 'Undo a bulk edit of a list in the background, also while it runs',
    request: { params: ManagedProductParams },
    responses: {
      202: json(BulkEditRun, 'The undo and its progress'),
      ...PRODUCT_STATUSES_BY_REFUSAL,
    },
  }),
})

type ChangeRequest =
  | Exclude<BulkEdit, { kind: 'stock' }>
  | { kind: 'stock'; inventory_quantity: number }
const changeOf = (request: ChangeRequest): BulkEdit =>
  request.kind === 'stock' ? { kind: 'stock', quantity: request.inventory_quantity } : request

export function bulkEditRoutes({
  tag,
  bulkEdit,
  undoBulkEdit,
  wholeList,
  byOf,
}: BulkEditRoutesDeps) {
  const call = callsOf([tag])
  return routes({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(call.bulk, async (c) => {
      const { ids, ...query } = c.req.valid('json')
      const made = await bulkEdit({ ids, change: changeOf(query), by: byOf(c) })
      return made.ok ? c.json(made.value, 201) : productProblem(c, made.error)
    })
    .openapi(call.reversal, async (c) => {
      const undone = await undoBulkEdit({ id: c.req.valid('param').id, by: byOf(c) })
      return undone.ok ? c.json(undone.value, 200) : productProblem(c, undone.error)
    })
    .openapi(call.start, async (c) => {
      const { filter, ...query } = c.req.valid('json')
      const language = callerLanguage(c)
      const started = await wholeList.start({
        filter,
        change: changeOf(query),
        by: byOf(c),
        language,
      })
      return started.ok ? c.json(started.value, 202) : productProblem(c, started.error)
    })
    .openapi(call.progress, async (c) => {
      const found = await wholeList.get(c.req.valid('param').id, byOf(c))
      return found.ok ? c.json(found.value, 200) : productProblem(c, found.error)
    })
    .openapi(call.undo, async (c) => {
      const started = await wholeList.undo({ id: c.req.valid('param').id, by: byOf(c) })
      return started.ok ? c.json(started.value, 202) : productProblem(c, started.error)
    })
}
