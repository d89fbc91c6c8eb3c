import type { RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { bufferedResponseText } from './response-body.ts'

/** On in tests and in development; in production no answer is parsed. */
const isChecked = (): boolean => process.env['YOVA_CHECK_RESPONSES'] === '1'

/**
 * Middleware of a route that parses its JSON answers with the schema of their status: JSON that SQL
 * builds is typed by assertion only, so a drift from the contract would reach the caller unseen.
 * None where answers are not checked. Throws an error with the path and the field of a drift, also
 * for a field that the contract does not have.
 */
export function responseContract(
  route: Pick<RouteConfig, 'method' | 'path' | 'responses'>,
): MiddlewareHandler[] {
  if (!isChecked()) return []
  const name = `${route.method.toUpperCase()} ${route.path}`
  return [
    async (c, next) => {
      await next()
      const { status, headers } = c.res
      const mime = (headers.get('content-type') ?? '').split(';')[0]
      if (mime !== JSON_TYPE && mime !== PROBLEM_TYPE) return
      const schema = schemaOf(route, status, mime)
      // A guard or the edge may answer what no route declares.
      if (!schema && mime === PROBLEM_TYPE) return
      if (!schema) throw new Error(`${name} answers ${status} with JSON that it does not declare`)
      const text = bufferedResponseText(c.res) ?? (await c.res.clone().text())
      const drift = contractDrift(schema, JSON.parse(text))
      if (drift) throw new Error(`${name} ${status} drifts from its contract: ${drift}`)
    },
  ]
}

const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'

function schemaOf(
  { responses }: Pick<RouteConfig, 'responses'>,
  status: number,
  mime: typeof JSON_TYPE | typeof PROBLEM_TYPE,
) {
  const declared = responses[status]
  if (!declared || !('content' in declared)) return undefined
  const json = declared.content?.[mime]
  return json && 'schema' in json && json.schema instanceof z.ZodType ? json.schema : undefined
}

/** The first field that differs from its schema, with the reason; null when all agree. */
export function contractDrift(schema: z.ZodType, answer: unknown): string | null {
  const read = schema.safeParse(answer)
  if (read.success) return undeclared(answer, read.data, '')
  return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/** The path of a field that parsing has dropped. */
function undeclared(answer: unknown, parsed: unknown, path: string): string | null {
  if (answer === null || typeof answer !== 'object') return null
  for (const [key, value] of Object.entries(answer)) {
    const field = path === '' ? key : `${path}.${key}`
    if (!isKeyOf(parsed, key)) return `${field}: not in the contract`
    const inner = undeclared(value, parsed[key], field)
    if (inner) return inner
  }
  return null
}

const isKeyOf = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && key in value
