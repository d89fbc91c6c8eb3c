import {
  empty,
  json,
  jsonBody,
  problems,
  refusal,
  routes,
  taggedRoutes,
} from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { IntentBody, IntentList, IntentParams, IntentRow } from './intents.contract.ts'
import type { ManageIntents } from './operations/change-intents.ts'
import { texts } from './texts.generated.ts'

const INTENT_FIELD_TEXTS = texts.below('intent-field')
const INTENT_REFUSALS = texts.below('intent-refusals')

const STATUSES = { intent_not_found: 404 } as const
const NO_STORE = { 'cache-control': 'no-store' }
const createRoute = taggedRoutes('admin')
const listing = createRoute({
  method: 'get',
  path: '/search-intents',
  summary: 'List the occasions, persons and regions that searches name',
  responses: { 200: json(IntentList, 'All intents') },
})
const addition = createRoute({
  method: 'post',
  path: '/search-intents',
  summary: 'Create an intent, effective at once',
  request: jsonBody(IntentBody),
  responses: { 201: json(IntentRow, 'The intent'), ...problems(422) },
})
const edition = createRoute({
  method: 'put',
  path: '/search-intents/{id}',
  summary: 'Update an intent',
  request: { params: IntentParams, ...jsonBody(IntentBody) },
  responses: { 200: json(IntentRow, 'The updated intent'), ...problems(STATUSES, 422) },
})
const removal = createRoute({
  method: 'delete',
  path: '/search-intents/{id}',
  summary: 'Delete an intent',
  request: { params: IntentParams },
  responses: { 204: empty('Removed'), ...problems(STATUSES, 422) },
})

/** Mounted under /api/v1/admin, whose guard sets `userId`. */
export const intentRoutes = (intents: ManageIntents) =>
  routes<{ userId: string }>({ texts: INTENT_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json(await intents.list(), 200, NO_STORE))
    .openapi(addition, async (c) => {
      const added = await intents.add(c.req.valid('json'), adminActor(c))
      if (!added.ok) throw new Error(added.error.code) // a new intent is never missing
      return c.json(added.value, 201, NO_STORE)
    })
    .openapi(edition, async (c) => {
      const edited = await intents.edit(c.req.valid('param').id, c.req.valid('json'), adminActor(c))
      return edited.ok
        ? c.json(edited.value, 200, NO_STORE)
        : refusal(c, edited.error, STATUSES, INTENT_REFUSALS)
    })
    .openapi(removal, async (c) => {
      const removed = await intents.remove(c.req.valid('param').id, adminActor(c))
      return removed.ok ? c.body(null, 204) : refusal(c, removed.error, STATUSES, INTENT_REFUSALS)
    })
