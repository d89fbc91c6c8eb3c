import type { Context } from 'hono'
import { createRoute, json, jsonBody, routes } from '#platform/http/index.ts'
import { ManagedProductParams } from './contract.ts'
import { BulkChange, BulkChangeBody } from './commands.contract.ts'
import type { BulkEditProducts, UndoBulkEdit } from './operations/bulk-edit-products.ts'
import type { ProductActor } from './operations/product-command.ts'
import { PRODUCT_STATUSES_BY_REFUSAL, productProblem } from './product-refusals.ts'
import { PRODUCT_FIELD_TEXTS } from './texts.ts'

type BulkEditRoutesDeps = {
  tag: string
  bulkEdit: BulkEditProducts
  undoBulkEdit: UndoBulkEdit
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
})

export function bulkEditRoutes({ tag, bulkEdit, undoBulkEdit, byOf }: BulkEditRoutesDeps) {
  const call = callsOf([tag])
  return routes({ texts: PRODUCT_FIELD_TEXTS })
    .openapi(call.bulk, async (c) => {
      const { ids, ...query } = c.req.valid('json')
      const change =
        query.kind === 'stock' ? { kind: query.kind, quantity: query.inventory_quantity } : query
      const made = await bulkEdit({ ids, change, by: byOf(c) })
      return made.ok ? c.json(made.value, 201) : productProblem(c, made.error)
    })
    .openapi(call.reversal, async (c) => {
      const undone = await undoBulkEdit({ id: c.req.valid('param').id, by: byOf(c) })
      return undone.ok ? c.json(undone.value, 200) : productProblem(c, undone.error)
    })
}
