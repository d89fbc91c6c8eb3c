import type { Context } from 'hono'
import { taggedRoutes, json, jsonBody, notFound, problems, routes } from '#platform/http/index.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  DraftBody,
  NewPageBody,
  PageDocument,
  PagePreview,
  PagesList,
  TextPreviewBody,
  RevisionBody,
  SlugParams,
  type Text,
} from './contract.ts'
import { forEachLanguage, type PageManagement } from './operations/pages.ts'
import {
  CONTENT_FIELD_TEXTS,
  documentCommand,
  invalidFields,
  contentProblem,
} from './routes.admin.helpers.ts'
import { unknownVariables } from './rules/page-variables.ts'
import { CONTENT_STATUSES } from './refusals.ts'

const createRoute = taggedRoutes('admin')
const document = {
  200: json(PageDocument, 'The updated page'),
  ...problems(CONTENT_STATUSES),
}
const page = { params: SlugParams }
const step = { ...page, query: RevisionBody }

const listing = createRoute({
  method: 'get',
  path: '/content/pages',
  summary: 'List content pages',
  responses: { 200: json(PagesList, 'Pages, built-in ones first') },
})
const creation = createRoute({
  method: 'post',
  path: '/content/pages',
  summary: 'Create a content page; visible once published',
  request: jsonBody(NewPageBody),
  responses: { 201: json(PageDocument, 'The page'), ...problems(CONTENT_STATUSES) },
})
const reading = createRoute({
  method: 'get',
  path: '/content/pages/{slug}',
  summary: 'Get a page with its draft, published and former versions',
  request: page,
  responses: document,
})
const saving = createRoute({
  method: 'put',
  path: '/content/pages/{slug}/draft',
  summary: 'Save the draft of a page; refused for a stale version',
  request: { ...step, ...jsonBody(DraftBody) },
  responses: document,
})
const discarding = createRoute({
  method: 'delete',
  path: '/content/pages/{slug}/draft',
  summary: 'Discard the draft of a page',
  request: step,
  responses: document,
})
const publication = createRoute({
  method: 'post',
  path: '/content/pages/{slug}/publication',
  summary: 'Publish the draft of a page',
  request: step,
  responses: document,
})
const withdrawal = createRoute({
  method: 'delete',
  path: '/content/pages/{slug}/publication',
  summary: 'Unpublish a page; built-in text, if any, applies again',
  request: step,
  responses: document,
})
const preview = createRoute({
  method: 'post',
  path: '/content/page-previews',
  summary: 'Preview page text as visitors see it',
  request: jsonBody(TextPreviewBody),
  responses: { 200: json(PagePreview, 'The page'), ...problems(422) },
})

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export function contentPageRoutes(management: PageManagement) {
  const now = async (c: Context, slug: string) => {
    const found = await management.read(slug)
    return found ? c.json(found, 200) : notFound(c)
  }
  return routes<{ userId: string }>({ texts: CONTENT_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json({ items: await management.list() }, 200))
    .openapi(creation, async (c) => {
      const { slug, in_sitemap: inSitemap } = c.req.valid('json')
      const made = await management.create({ slug, inSitemap, by: adminActor(c) })
      if (!made.ok) return contentProblem(c, made.error) as never // one of the statuses declared above
      return c.json((await management.read(slug))!, 201) // it has just been created
    })
    .openapi(reading, async (c) => now(c, c.req.valid('param').slug))
    .openapi(saving, async (c) => {
      const { slug } = c.req.valid('param')
      const { texts } = c.req.valid('json')
      const wrong = invalidFields(c, forEachLanguage(texts, fieldErrorsOf))
      if (wrong) return wrong
      const saved = await management.saveDraft(
        slug,
        texts,
        documentCommand(c, c.req.valid('query')),
      )
      return saved.ok ? now(c, slug) : contentProblem(c, saved.error)
    })
    .openapi(discarding, async (c) => {
      const { slug } = c.req.valid('param')
      const done = await management.discardDraft(slug, documentCommand(c, c.req.valid('query')))
      return done.ok ? now(c, slug) : contentProblem(c, done.error)
    })
    .openapi(publication, async (c) => {
      const { slug } = c.req.valid('param')
      const done = await management.publish(slug, documentCommand(c, c.req.valid('query')))
      return done.ok ? now(c, slug) : contentProblem(c, done.error)
    })
    .openapi(withdrawal, async (c) => {
      const { slug } = c.req.valid('param')
      const done = await management.withdraw(slug, documentCommand(c, c.req.valid('query')))
      return done.ok ? now(c, slug) : contentProblem(c, done.error)
    })
    .openapi(preview, async (c) => {
      const { text, language } = c.req.valid('json')
      const { title, description, html } = management.preview(text, language)
      return c.json({ title, description, html }, 200)
    })
}

const fieldErrorsOf = (text: Text, language: string) =>
  (['title', 'description', 'body'] as const).flatMap((field) => {
    const name = unknownVariables(text[field] ?? '')
    const path = `texts.${language}.${field}`
    return name === null ? [] : [{ path, code: 'unknown_variable' as const, name }]
  })
