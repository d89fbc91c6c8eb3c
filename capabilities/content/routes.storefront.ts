import {
  callerLanguage,
  taggedRoutes,
  json,
  notFound,
  problems,
  routes,
} from '#platform/http/index.ts'
import { PublicPage, PublicPages, SlugParams, TermsView } from './contract.ts'
import { ActiveBanners, ActiveBannersQuery } from './banners.contract.ts'
import type { BannerManagement } from './operations/banners.ts'
import type { PublicPagesReader } from './operations/pages.ts'

type Deps = PublicPagesReader & Pick<BannerManagement, 'shown'> & { termsVersion: () => string }

const createRoute = taggedRoutes('shop')
const banners = createRoute({
  method: 'get',
  path: '/banners',
  summary: 'List active banners, for all wilayas or for one',
  request: { query: ActiveBannersQuery },
  responses: {
    200: json(ActiveBanners, 'Banners by placement, in display order'),
    ...problems(422),
  },
})
const pages = createRoute({
  method: 'get',
  path: '/pages',
  summary: 'List published content pages',
  responses: { 200: json(PublicPages, 'Pages with their titles') },
})
const page = createRoute({
  method: 'get',
  path: '/pages/{slug}',
  summary: 'Get a published page',
  request: { params: SlugParams },
  responses: { 200: json(PublicPage, 'The page'), ...problems(404) },
})
const terms = createRoute({
  method: 'get',
  path: '/terms',
  summary: 'Get the current version of the terms',
  responses: { 200: json(TermsView, 'The version of the terms') },
})

/** Mounted under /api/v1, without authentication. */
export const storefrontRoutes = (reads: Deps) =>
  routes()
    .openapi(banners, (c) => {
      const { wilaya = null, ...spot } = c.req.valid('query')
      return c.json({ items: reads.shown({ language: callerLanguage(c), wilaya, ...spot }) }, 200)
    })
    .openapi(pages, async (c) => c.json({ items: await reads.pages(callerLanguage(c)) }, 200))
    .openapi(page, async (c) => {
      const found = await reads.page(c.req.valid('param').slug, callerLanguage(c))
      return found ? c.json(found, 200) : notFound(c)
    })
    .openapi(terms, (c) =>
      c.json({ version: reads.termsVersion() }, 200, { 'cache-control': 'no-cache' }),
    )
