import type { Context } from 'hono'
import type { z } from 'zod'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { validationFailed, type ProtocolError } from './errors.ts'

const MOST_BYTES = 1_048_576

const TOO_LARGE: ProtocolError = {
  status: 413,
  code: 'request_entity_too_large',
  message: 'Request body too large',
}
const BAD_JSON: ProtocolError = {
  status: 400,
  code: 'bad_json',
  message: 'Could not parse request body as JSON',
}

/** Unknown fields are ignored. An empty body is `{}` only if allowed. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  { mayBeEmpty = false } = {},
): Promise<Result<z.output<Schema>, ProtocolError>> {
  const sent = await textWithin(c.req.raw, MOST_BYTES)
  if (sent === null) return refuse(TOO_LARGE)
  const text = sent === '' && mayBeEmpty ? '{}' : sent
  // PostgreSQL text cannot hold U+0000.
  if (text.includes('\\u0000')) return refuse(validationFailed('Invalid character in request body'))
  const json = parsed(text)
  if (json === undefined) return refuse(BAD_JSON)
  if (hasHalfOfPair(text)) return refuse(validationFailed('Invalid character in request body'))
  const result = schema.safeParse(json)
  if (result.success) return ok(result.data)
  const [issue] = result.error.issues
  if (issue?.code === 'custom') return refuse(validationFailed(issue.message))
  const field = issue?.path.join('.')
  return refuse(validationFailed(field ? `Invalid value for ${field}` : 'Invalid request body'))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the JSON has a lone surrogate, which PostgreSQL text cannot hold. */
function hasHalfOfPair(text: string): boolean {
  if (!/\\ud[89a-f]/i.test(text)) return false
  let isWellFormed = true
  JSON.parse(text, (key, value: unknown) => {
    isWellFormed &&= key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())
    return value
  })
  return !isWellFormed
}

/** Null beyond the limit, even if Content-Length is smaller. */
async function textWithin(request: Request, max: number): Promise<string | null> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > max) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
