import { Hono } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  callerLanguage,
  generalCodes,
  problems,
  type ProblemStatus,
  z,
} from '#platform/http/index.ts'
import { ACCESS_STATUSES } from '#capabilities/identity/index.ts'
import { directionOf } from '#kernel/locale.ts'
import { CALLS_NEEDING_PROOF } from './call-permissions.ts'
import { texts } from './texts.generated.ts'

const EXPLAINED = texts.of('api-docs.explained')

type OpenApiResponse = { $ref: string } | { description?: string; content?: object }
type Operation = {
  operationId?: string
  summary?: string
  tags?: readonly string[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema?: { type?: string; enum?: string[] }
  }[]
  requestBody?: object
  responses: Record<string, OpenApiResponse>
}
type Paths = Record<string, Record<string, Operation>>
export type OpenApiDocument = {
  paths: Paths
  components: { responses?: Record<string, OpenApiResponse> }
  servers: { url: string }[]
}

/** What the guard of an audience answers before any of its routes. */
const GUARD_STATUSES: Record<string, readonly number[]> = {
  account: [401],
  vendor: [401, 403],
  admin: [401, 403],
}

/** OpenAPI 3.1, generated from the schemas that validate requests. */
export function apiDocument(
  api: Pick<OpenAPIHono, 'getOpenAPI31Document'>,
  siteUrl: string,
): OpenApiDocument {
  const whole: object = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Yova',
      version: '1',
      description: 'Amounts are decimal dinars; times are ISO 8601 UTC.',
    },
    servers: [{ url: `${siteUrl}/api/v1` }],
  })
  const document = whole as OpenApiDocument // of the same routes, without what is not used here
  const shared: Record<string, OpenApiResponse> = {}
  const paths = Object.entries(document.paths).map(
    ([path, methods]) =>
      [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            described(`${method} ${path}`, operation, shared),
          ]),
        ),
      ] as const,
  )
  const components = { ...document.components, responses: shared }
  return { ...document, paths: Object.fromEntries(paths), components }
}

/** With an id and the refusals of its guard; a problem that any route may answer is described once. */
function described(
  call: string,
  operation: Operation,
  shared: Record<string, OpenApiResponse>,
): Operation {
  const responses = Object.entries({
    ...bodyProblems(operation),
    ...guardProblems(call, operation),
    ...operation.responses,
  })
  return {
    operationId: operationId(call),
    ...operation,
    responses: Object.fromEntries(
      responses.map(([status, response]) => {
        const own = problemCodes(response)
        if (!own) return [status, response]
        const guard = guardCodes(call, operation, Number(status))
        const codes = [...new Set([...own, ...guard])].sort()
        const general = [...new Set([...generalCodes(Number(status)), ...guard])].sort()
        if (codes.length > general.length) return [status, withCodes(response, codes)]
        const name = `${guard.length > 0 ? 'Guard' : 'Problem'}${status}`
        shared[name] ??= withCodes(response, general)
        return [status, { $ref: `#/components/responses/${name}` }]
      }),
    ),
  }
}
/** What the edge answers to a body before any route reads it: unreadable, too large, of another type. */
const BODY_STATUSES = [400, 413, 415] as const
const bodyProblems = ({ requestBody }: Operation): Record<string, OpenApiResponse> =>
  requestBody ? generalProblems(BODY_STATUSES) : {}

const generalProblems = (statuses: readonly ProblemStatus[]): Record<string, OpenApiResponse> =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      withCodes({ description: problems(status)[status].description }, generalCodes(status)),
    ]),
  )

function guardProblems(call: string, operation: Operation): Record<string, OpenApiResponse> {
  const statuses = new Set(Object.values(ACCESS_STATUSES))
  return generalProblems(
    [...statuses].filter((status) => guardCodes(call, operation, status).length > 0),
  )
}

/** What the guard of its audience answers with a status, before the route. */
function guardCodes(
  call: string,
  { tags: [audience = ''] = [] }: Operation,
  status: number,
): string[] {
  const isGuarded = GUARD_STATUSES[audience]?.includes(status) ?? false
  const [method = '', path = ''] = call.split(' ')
  const proven = `${method.toUpperCase()} /api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const needsProof = status === 400 && CALLS_NEEDING_PROOF.some((other) => other === proven)
  return isGuarded || needsProof
    ? Object.entries(ACCESS_STATUSES).flatMap(([code, answered]) =>
        answered === status ? [code] : [],
      )
    : []
}

const PROBLEM = 'application/problem+json'
/** As the document writes `problems`: a shared part, and the codes of this status. */
const ProblemContent = z.object({
  schema: z.object({
    allOf: z.tuple([
      z.unknown(),
      z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
    ]),
  }),
})

/** Undefined for another answer. */
function problemCodes(response: OpenApiResponse): readonly string[] | undefined {
  if (!('content' in response)) return undefined
  const content = ProblemContent.safeParse(Reflect.get(response.content ?? {}, PROBLEM))
  return content.data?.schema.allOf[1].properties.code.enum
}

const withCodes = (response: OpenApiResponse, codes: readonly string[]): OpenApiResponse => {
  const code = { type: 'string', enum: codes }
  const allOf = [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code } }]
  return { ...response, content: { [PROBLEM]: { schema: { allOf } } } }
}

/** `put /admin/vendors/{id}` is `putAdminVendorsId`. */
const operationId = (call: string): string =>
  call.replaceAll(/[^a-z0-9]+([a-z0-9])?/gi, (_, letter: string = '') => letter.toUpperCase())

export const docsRoutes = (document: OpenApiDocument) =>
  new Hono()
    .get('/v1/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => {
      const language = callerLanguage(c)
      return c.html(
        `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Yova API</title></head>
        <body style="margin:0 auto;max-width:56rem;padding:2rem 1rem;font-family:system-ui,sans-serif;line-height:1.55;background:#fcfbf8;color:#14211d">
        <h1>Yova API</h1><p>${EXPLAINED(language)} <a href="/api/v1/openapi.json">openapi.json</a></p>
        <div dir="ltr" lang="en">${operations(document)}</div></body></html>`,
      )
    })

function operations({ paths, components }: OpenApiDocument): string {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([
          method,
          operation,
        ]) => `<details style="border-block-start:1px solid #e0d9cb;padding-block:.75rem">
          <summary style="cursor:pointer"><code><b>${method.toUpperCase()}</b> /api/v1${path}</code>
          <span style="color:#475048">${operation.summary ?? ''}</span></summary>${details(operation, components.responses ?? {})}</details>`,
      ),
    )
    .join('')
}

function details(
  { parameters = [], responses }: Operation,
  shared: Record<string, OpenApiResponse>,
): string {
  const inputs = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${name}</code> (${place}${required ? ', required' : ''}) ${schema?.enum?.join(' | ') ?? schema?.type ?? ''}</li>`,
  )
  const answers = Object.entries(responses).map(([status, response]) => {
    const answer = '$ref' in response ? shared[response.$ref.split('/').at(-1)!] : response
    const description = answer && 'description' in answer ? answer.description : ''
    return `<li><code>${status}</code> ${description}</li>`
  })
  return `<ul>${inputs.join('')}</ul><ul>${answers.join('')}</ul>`
}
