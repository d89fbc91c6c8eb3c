import type { Context } from 'hono'
import {
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import type { VendorId } from '#capabilities/vendors/index.ts'
import { newSavedView, SavedView, SavedViewEdit, SavedViewParams, SavedViews } from './contract.ts'
import type { ManageSavedViews } from './operations/manage-saved-views.ts'
import type { SavedViewRefusal } from './rules/saved-view.ts'
import type { SavedList } from './schema.ts'
import { texts } from './texts.generated.ts'

const VIEW_FIELD_TEXTS = texts.below('view-field')
const SAVED_VIEW_REFUSALS = texts.below('saved-view-refusals')

const STATUSES = {
  saved_view_not_found: 404,
  saved_view_without_filters: 422,
  saved_view_name_taken: 409,
  too_many_saved_views: 409,
} as const satisfies Record<SavedViewRefusal['code'], number>
const REFUSED = problems(STATUSES)
const createRoute = taggedRoutes('vendor')
const callsOf = (list: SavedList) => ({
  list: createRoute({
    method: 'get',
    path: `/views/${list}`,
    summary: 'List own and shared saved views of a list',
    responses: { 200: json(SavedViews, 'The views') },
  }),
  creation: createRoute({
    method: 'post',
    path: `/views/${list}`,
    summary: 'Save the current filters of a list as a view',
    request: jsonBody(newSavedView(list)),
    responses: { 201: json(SavedView, 'The view'), ...REFUSED },
  }),
  edition: createRoute({
    method: 'put',
    path: `/views/${list}/{id}`,
    summary: 'Rename an own view, or change its sharing',
    request: { params: SavedViewParams, ...jsonBody(SavedViewEdit) },
    responses: { 200: json(SavedView, 'The view'), ...REFUSED },
  }),
  removal: createRoute({
    method: 'delete',
    path: `/views/${list}/{id}`,
    summary: 'Delete an own view',
    request: { params: SavedViewParams },
    responses: { 204: empty('Deleted'), ...REFUSED },
  }),
})

const refused = (c: Context, error: SavedViewRefusal) =>
  refusal<SavedViewRefusal, 404 | 409 | 422>(c, error, STATUSES, SAVED_VIEW_REFUSALS)

type Vars = { vendorId: VendorId; userId: string }

/** Mounted under /api/v1/vendor. */
export function savedViewRoutes(views: ManageSavedViews, list: SavedList) {
  const call = callsOf(list)
  const viewer = (c: { var: Vars }) => {
    const { vendorId, userId } = c.var
    return { vendorId, userId, list }
  }
  return routes<Vars>({ texts: VIEW_FIELD_TEXTS })
    .openapi(call.list, async (c) => c.json({ items: await views.list(viewer(c)) }, 200))
    .openapi(call.creation, async (c) => {
      const made = await views.add(viewer(c), c.req.valid('json'))
      return made.ok ? c.json(made.value, 201) : refused(c, made.error)
    })
    .openapi(call.edition, async (c) => {
      const { id } = c.req.valid('param')
      const changed = await views.change(viewer(c), { id, ...c.req.valid('json') })
      return changed.ok ? c.json(changed.value, 200) : refused(c, changed.error)
    })
    .openapi(call.removal, async (c) => {
      const removed = await views.remove(viewer(c), c.req.valid('param').id)
      return removed.ok ? c.body(null, 204) : refused(c, removed.error)
    })
}
