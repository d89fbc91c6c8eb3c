import type { Context } from 'hono'
import {
  callerLanguage,
  taggedRoutes,
  json,
  jsonBody,
  notFound,
  problems,
  routes,
} from '#platform/http/index.ts'
import type { EmailTemplate, TemplateError } from '#platform/email/template-overrides.ts'
import { adminActor } from '#platform/http/actor.ts'
import {
  DraftBody,
  EmailTemplateDocument,
  EmailTemplateParams,
  EmailPreview,
  EmailTemplatesList,
  TextPreviewBody,
  RevisionBody,
  TestEmailSent,
} from './contract.ts'
import type { EmailTemplateManagement } from './operations/email-templates.ts'
import { forEachLanguage } from './operations/pages.ts'
import type { DocumentCommand } from './operations/versioned-document.ts'
import {
  CONTENT_FIELD_TEXTS,
  documentCommand,
  invalidFields,
  contentProblem,
} from './routes.admin.helpers.ts'
import { CONTENT_STATUSES } from './refusals.ts'

const createRoute = taggedRoutes('admin')
const document = {
  200: json(EmailTemplateDocument, 'The updated email template'),
  ...problems(CONTENT_STATUSES),
}
const mail = { params: EmailTemplateParams }
const step = { ...mail, query: RevisionBody }

const listing = createRoute({
  method: 'get',
  path: '/content/email-templates',
  summary: 'List email templates',
  responses: { 200: json(EmailTemplatesList, 'Email templates in display order') },
})
const reading = createRoute({
  method: 'get',
  path: '/content/email-templates/{key}',
  summary: 'Get an email template: variables, built-in text and override',
  request: mail,
  responses: document,
})
const saving = createRoute({
  method: 'put',
  path: '/content/email-templates/{key}/draft',
  summary: 'Save an email template draft; unknown variables are refused',
  request: { ...step, ...jsonBody(DraftBody) },
  responses: document,
})
const discarding = createRoute({
  method: 'delete',
  path: '/content/email-templates/{key}/draft',
  summary: 'Discard the draft of an email template',
  request: step,
  responses: document,
})
const publication = createRoute({
  method: 'post',
  path: '/content/email-templates/{key}/publication',
  summary: 'Publish the draft of an email template',
  request: step,
  responses: document,
})
const withdrawal = createRoute({
  method: 'delete',
  path: '/content/email-templates/{key}/publication',
  summary: 'Restore the built-in text of an email template',
  request: step,
  responses: document,
})
const preview = createRoute({
  method: 'post',
  path: '/content/email-templates/{key}/previews',
  summary: 'Preview an email as HTML and plain text with example data',
  request: { ...mail, ...jsonBody(TextPreviewBody) },
  responses: { 200: json(EmailPreview, 'The rendered email'), ...problems(404, 422) },
})
const trial = createRoute({
  method: 'post',
  path: '/content/email-templates/{key}/test-emails',
  summary: 'Send a test email to the caller',
  request: { ...mail, ...jsonBody(TextPreviewBody) },
  responses: {
    200: json(TestEmailSent, 'The address that the test email was sent to'),
    ...problems(404, 422),
  },
})

type Acting = 'discardDraft' | 'publish' | 'withdraw'
/** Prefixes the field errors of a template with the path of its language. */
const time = (path: string, errors: readonly TemplateError[]) =>
  errors.map(({ field, ...fieldError }) => ({ ...fieldError, path: `${path}.${field}` }))

/** Mounted under /api/v1/admin, whose guard has already set `userId`. */
export function emailTemplateRoutes(management: EmailTemplateManagement) {
  const now = async (c: Context, occasion: EmailTemplate) =>
    c.json(await management.read(occasion, callerLanguage(c)), 200)
  const acted = async (c: Context, key: string, act: Acting, on: DocumentCommand) => {
    const occasion = management.find(key)
    if (!occasion) return notFound(c)
    const done = await management[act](occasion, on)
    return done.ok ? now(c, occasion) : contentProblem(c, done.error)
  }
  return routes<{ userId: string }>({ texts: CONTENT_FIELD_TEXTS })
    .openapi(listing, async (c) => c.json({ items: await management.list(callerLanguage(c)) }, 200))
    .openapi(reading, async (c) => {
      const occasion = management.find(c.req.valid('param').key)
      return occasion ? now(c, occasion) : notFound(c)
    })
    .openapi(saving, async (c) => {
      const occasion = management.find(c.req.valid('param').key)
      if (!occasion) return notFound(c)
      const { texts } = c.req.valid('json')
      const wrong = invalidFields(
        c,
        forEachLanguage(texts, (text, language) =>
          time(`texts.${language}`, management.faults(occasion, text, language)),
        ),
      )
      if (wrong) return wrong
      const saved = await management.saveDraft(
        occasion,
        texts,
        documentCommand(c, c.req.valid('query')),
      )
      return saved.ok ? now(c, occasion) : contentProblem(c, saved.error)
    })
    .openapi(discarding, async (c) =>
      acted(c, c.req.valid('param').key, 'discardDraft', documentCommand(c, c.req.valid('query'))),
    )
    .openapi(publication, async (c) =>
      acted(c, c.req.valid('param').key, 'publish', documentCommand(c, c.req.valid('query'))),
    )
    .openapi(withdrawal, async (c) =>
      acted(c, c.req.valid('param').key, 'withdraw', documentCommand(c, c.req.valid('query'))),
    )
    .openapi(preview, async (c) => {
      const occasion = management.find(c.req.valid('param').key)
      if (!occasion) return notFound(c)
      const { text, language } = c.req.valid('json')
      return c.json(management.preview(occasion, text, language), 200)
    })
    .openapi(trial, async (c) => {
      const occasion = management.find(c.req.valid('param').key)
      if (!occasion) return notFound(c)
      const { text, language } = c.req.valid('json')
      const wrong = invalidFields(c, time('text', management.faults(occasion, text, language)))
      if (wrong) return wrong
      const { adminId: userId } = adminActor(c)
      const sent = await management.sendTrial(occasion, { wording: text, language, userId })
      return sent ? c.json(sent, 200) : notFound(c)
    })
}
