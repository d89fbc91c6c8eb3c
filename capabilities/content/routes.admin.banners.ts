import { taggedRoutes, empty, json, jsonBody, problems, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import { RevisionBody, RedirectBody, RedirectQuery, RedirectsList } from './contract.ts'
import { BannerBody, BannerParams, BannersList } from './banners.contract.ts'
import type { BannerManagement } from './operations/banners.ts'
import type { RedirectManagement } from './operations/redirects.ts'
import { CONTENT_FIELD_TEXTS, contentProblem } from './routes.admin.helpers.ts'
import { CONTENT_STATUSES } from './refusals.ts'

const createRoute = taggedRoutes('admin')
const list = { 200: json(BannersList, 'All banners, updated'), ...problems(CONTENT_STATUSES) }
const banner = { params: BannerParams }
const listing = createRoute({
  method: 'get',
  path: '/content/banners',
  summary: 'List past, current and scheduled banners',
  responses: list,
})
const creation = createRoute({
  method: 'post',
  path: '/content/banners',
  summary: 'Create a banner',
  request: jsonBody(BannerBody),
  responses: list,
})
const edition = createRoute({
  method: 'put',
  path: '/content/banners/{id}',
  summary: 'Update a banner; refused for a stale version',
  request: { ...banner, query: RevisionBody, ...jsonBody(BannerBody) },
  responses: list,
})
const removal = createRoute({
  method: 'delete',
  path: '/content/banners/{id}',
  summary: 'Delete a banner',
  request: banner,
  responses: list,
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const bannerRoutes = (management: BannerManagement) =>
  routes<{ userId: string }>({ texts: CONTENT_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json({ items: await management.list() }, 200))
    .openapi(creation, async (c) => {
      const saved = await management.save(null, c.req.valid('json'), adminActor(c))
      return saved.ok
        ? c.json({ items: await management.list() }, 200)
        : contentProblem(c, saved.error)
    })
    .openapi(edition, async (c) => {
      const on = { id: c.req.valid('param').id, readAt: c.req.valid('query').revision }
      const saved = await management.save(on, c.req.valid('json'), adminActor(c))
      return saved.ok
        ? c.json({ items: await management.list() }, 200)
        : contentProblem(c, saved.error)
    })
    .openapi(removal, async (c) => {
      const removed = await management.remove(c.req.valid('param').id, adminActor(c))
      return removed.ok
        ? c.json({ items: await management.list() }, 200)
        : contentProblem(c, removed.error)
    })

const redirects = { 200: json(RedirectsList, 'Redirects, sorted by source path') }
const redirectListing = createRoute({
  method: 'get',
  path: '/content/redirects',
  summary: 'List redirects',
  responses: redirects,
})
const redirectSaving = createRoute({
  method: 'put',
  path: '/content/redirects',
  summary: 'Save a redirect; a loop is refused',
  request: jsonBody(RedirectBody),
  responses: { ...redirects, ...problems(CONTENT_STATUSES) },
})
const redirectRemoval = createRoute({
  method: 'delete',
  path: '/content/redirects',
  summary: 'Delete a redirect',
  request: { query: RedirectQuery },
  responses: { 204: empty('Deleted'), ...problems(CONTENT_STATUSES) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export const redirectRoutes = (management: RedirectManagement) =>
  routes<{ userId: string }>({ texts: CONTENT_FIELD_TEXTS })
    .openapi(redirectListing, async (c) => c.json({ items: await management.list() }, 200))
    .openapi(redirectSaving, async (c) => {
      const { from, to, is_permanent: isPermanent, over } = c.req.valid('json')
      const saved = await management.save({ from, to, isPermanent, over, by: adminActor(c) })
      return saved.ok
        ? c.json({ items: await management.list() }, 200)
        : contentProblem(c, saved.error)
    })
    .openapi(redirectRemoval, async (c) => {
      const removed = await management.remove(c.req.valid('query').from, adminActor(c))
      return removed.ok ? c.body(null, 204) : contentProblem(c, removed.error)
    })
