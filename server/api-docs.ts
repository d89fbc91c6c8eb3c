import { Hono } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { callerLanguage } from '#platform/http/index.ts'
import { directionOf } from '#kernel/locale.ts'
import { API_TEXTS } from './texts.ts'

type Operation = {
  summary?: string
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema?: { type?: string; enum?: string[] }
  }[]
  responses: Record<string, { description?: string }>
}
type Document = { paths?: Record<string, Record<string, Operation>> }

/** OpenAPI 3.1, generated from the schemas that validate requests. */
export const apiDocument = (api: Pick<OpenAPIHono, 'getOpenAPI31Document'>, siteUrl: string) =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Yova',
      version: '1',
      description: 'Amounts are decimal dinars; times are ISO 8601 UTC.',
    },
    servers: [{ url: `${siteUrl}/api/v1` }],
  })

export const docsRoutes = (document: object) =>
  new Hono()
    .get('/v1/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => {
      const language = callerLanguage(c)
      const texts = API_TEXTS[language]
      return c.html(
        `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Yova API</title></head>
        <body style="margin:0 auto;max-width:56rem;padding:2rem 1rem;font-family:system-ui,sans-serif;line-height:1.55;background:#fcfbf8;color:#14211d">
        <h1>Yova API</h1><p>${texts.explained} <a href="/api/v1/openapi.json">openapi.json</a></p>
        <div dir="ltr" lang="en">${operations(document as Document)}</div></body></html>`,
      )
    })

function operations({ paths = {} }: Document): string {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([
          method,
          operation,
        ]) => `<details style="border-block-start:1px solid #e0d9cb;padding-block:.75rem">
          <summary style="cursor:pointer"><code><b>${method.toUpperCase()}</b> /api/v1${path}</code>
          <span style="color:#475048">${operation.summary ?? ''}</span></summary>${details(operation)}</details>`,
      ),
    )
    .join('')
}

function details({ parameters = [], responses }: Operation): string {
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${name}</code> (${place}${required ? ', required' : ''}) ${schema?.enum?.join(' | ') ?? schema?.type ?? ''}</li>`,
  )
  const answers = Object.entries(responses).map(
    ([status, { description }]) => `<li><code>${status}</code> ${description ?? ''}</li>`,
  )
  return `<ul>${inputs.join('')}</ul><ul>${answers.join('')}</ul>`
}
