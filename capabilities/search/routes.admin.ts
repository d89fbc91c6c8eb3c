import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  MissingTermsView,
  SearchPreview,
  SearchPreviewBody,
  SynonymBody,
  SynonymEntry,
  SynonymParams,
  SynonymsPageView,
  SynonymsQuery,
  WeakTermsView,
} from './synonyms.contract.ts'
import type { ChangeRefusal, ManageSynonyms } from './operations/change-synonyms.ts'
import type { ReadSynonyms } from './operations/read-synonyms.ts'
import type { PreviewSearch } from './operations/preview-search.ts'
import { texts } from './texts.generated.ts'

const SYNONYM_FIELD_TEXTS = texts.below('synonym-field')
const SYNONYM_REFUSALS = texts.below('synonym-refusals')

type SearchAdminOperations = {
  read: ReadSynonyms
  change: ManageSynonyms
  previewSearch: PreviewSearch
}

const STATUSES = {
  synonym_not_found: 404,
  synonym_taken: 409,
  synonym_too_long: 422,
  synonym_without_terms: 422,
  synonym_of_itself: 422,
} as const satisfies Record<ChangeRefusal['code'], number>

const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('admin')
const listing = createRoute({
  method: 'get',
  path: '/synonyms',
  summary: 'List search synonyms',
  request: { query: SynonymsQuery },
  responses: { 200: json(SynonymsPageView, 'One page of synonyms'), ...problems(422) },
})
const addition = createRoute({
  method: 'post',
  path: '/synonyms',
  summary: 'Create a synonym, effective at once',
  request: jsonBody(SynonymBody),
  responses: { 201: json(SynonymEntry, 'The synonym'), ...problems(STATUSES) },
})
const edition = createRoute({
  method: 'put',
  path: '/synonyms/{id}',
  summary: 'Update a synonym',
  request: { params: SynonymParams, ...jsonBody(SynonymBody) },
  responses: { 200: json(SynonymEntry, 'The updated synonym'), ...problems(STATUSES) },
})
const removal = createRoute({
  method: 'delete',
  path: '/synonyms/{id}',
  summary: 'Delete a synonym',
  request: { params: SynonymParams },
  responses: { 204: empty('Removed'), ...problems(STATUSES) },
})
const missing = createRoute({
  method: 'get',
  path: '/missing-terms',
  summary: 'List searches without results in 30 days, most frequent first',
  responses: { 200: json(MissingTermsView, 'Up to a hundred searches') },
})
const weak = createRoute({
  method: 'get',
  path: '/weak-terms',
  summary: 'List searches whose results are rarely opened in 30 days, most often shown first',
  responses: { 200: json(WeakTermsView, 'Up to a hundred searches') },
})
const trial = createRoute({
  method: 'post',
  path: '/search-previews',
  summary: 'Preview a search with and without a draft synonym',
  request: jsonBody(SearchPreviewBody),
  responses: {
    200: json(SearchPreview, 'The results with and without the synonym'),
    ...problems(422),
  },
})

const refused = (c: Context, error: ChangeRefusal) =>
  refusal<ChangeRefusal, 404 | 409 | 422>(c, error, STATUSES, SYNONYM_REFUSALS)

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const adminRoutes = ({ read, change, previewSearch: attempt }: SearchAdminOperations) =>
  routes<{ userId: string }>({ texts: SYNONYM_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await read.list(c.req.valid('query')), 200, NO_STORE))
    .openapi(addition, async (c) => {
      const added = await change.add(c.req.valid('json'), adminActor(c))
      return added.ok ? c.json(added.value, 201, NO_STORE) : refused(c, added.error)
    })
    .openapi(edition, async (c) => {
      const { id } = c.req.valid('param')
      const edited = await change.edit(id, c.req.valid('json'), adminActor(c))
      return edited.ok ? c.json(edited.value, 200, NO_STORE) : refused(c, edited.error)
    })
    .openapi(removal, async (c) => {
      const removed = await change.remove(c.req.valid('param').id, adminActor(c))
      return removed.ok ? c.body(null, 204) : refused(c, removed.error)
    })
    .openapi(missing, async (c) => c.json(await read.missing(), 200, NO_STORE))
    .openapi(weak, async (c) => c.json(await read.weak(), 200, NO_STORE))
    .openapi(trial, async (c) => {
      const { query: typed, draft } = c.req.valid('json')
      return c.json(await attempt({ typed, language: callerLanguage(c), draft }), 200, NO_STORE)
    })
