import fc from 'fast-check'

/** The parts of an OpenAPI 3.1 document that requests are generated from. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
export type Call = { method: string; path: string; operation: Operation }
export type GeneratedRequest = { path: string; body: string | undefined }

export const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

const ODD = [
  '', ' ', '\u0000', '\ud800', '\u202e', "' or 1=1 --", '"><svg onload=alert(1)>', '../../etc/passwd',
  '-1', '1e309', 'NaN', '9'.repeat(40), 'x'.repeat(20_000), '__proto__', '٣٤', '{"$gt":""}',
] // prettier-ignore

/** Mostly valid requests, some with one wrong part; `known` are values that rows of the site have. */
export function requestsOf(document: ApiDocument, call: Call, known: readonly string[]) {
  const valueOf = valuesOf(document, known)
  const { parameters = [], requestBody } = call.operation
  const schema = requestBody?.content?.['application/json']?.schema
  const texts = (parameter: Parameter) => valueOf(parameter.schema ?? {}).map(textOf)
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .record({
      path: fc.tuple(
        ...inPath.map((parameter) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...known) },
            { weight: 2, arbitrary: texts(parameter) },
            { weight: 1, arbitrary: fc.constantFrom(...ODD) },
          ),
        ),
      ),
      query: fc.tuple(
        ...inQuery.map((parameter) =>
          fc.option(texts(parameter), { freq: parameter.required ? 20 : 1 }),
        ),
      ),
      body: schema ? valueOf(schema).map(textOf) : fc.constant(undefined),
    })
    .map(({ path, query, body }): GeneratedRequest => {
      const filled = inPath.reduce(
        (url, { name }, index) => url.replace(`{${name}}`, encode(path[index] ?? '')),
        call.path,
      )
      const search = inQuery.flatMap(({ name }, index) =>
        query[index] === null ? [] : [`${encode(name)}=${encode(query[index] ?? '')}`],
      )
      return { path: search.length > 0 ? `${filled}?${search.join('&')}` : filled, body }
    })
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

function valuesOf({ components }: ApiDocument, known: readonly string[]) {
  const odd = fc.oneof(fc.constantFrom<unknown>(...ODD), fc.jsonValue({ maxDepth: 2 }))
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined
      ? schema
      : (components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})

  /** One value in thirteen is of another kind than the schema asks for. */
  const valueOf = (given: Schema, depth = 0): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: 12, arbitrary: ofKind(resolve(given), depth) },
      { weight: 1, arbitrary: odd },
    )

  function ofKind(schema: Schema, depth: number): fc.Arbitrary<unknown> {
    if (depth > 5) return fc.constant(null)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1)))
    if (schema.allOf)
      return fc
        .tuple(...schema.allOf.map((part) => ofKind(resolve(part), depth + 1)))
        .map((parts) => Object.assign({}, ...parts) as object)
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
    if (type === 'object' || schema.properties) return objectOf(schema, depth)
    if (type === 'array')
      return fc.array(valueOf(schema.items ?? {}, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'integer' || type === 'number') return numberOf(schema)
    return stringOf(schema)
  }

  const objectOf = ({ properties = {}, required = [] }: Schema, depth: number) =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, valueOf(part, depth + 1)]),
      ),
      { requiredKeys: required.filter((name) => name in properties) },
    )

  const numberOf = ({ minimum, maximum }: Schema) => {
    const min = Math.ceil(minimum ?? 0)
    return fc.integer({
      min,
      max: Math.max(min, Math.floor(Math.min(maximum ?? 100, 2 ** 31 - 1))),
    })
  }

  const stringOf = ({ format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> => {
    if (format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid())
    if (format === 'date') return fc.constantFrom('2026-01-01', '2026-11-26', '2026-02-30')
    if (format === 'date-time') return fc.constantFrom('2026-01-01T00:00:00Z', '2999-01-01T00:00Z')
    if (format === 'email') return fc.constantFrom('amel@example.dz', 'client@yova.example')
    return fc.oneof(
      fc.constantFrom(...known),
      fc.string({
        unit: 'grapheme',
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 60)),
      }),
      fc.constantFrom('0550123456', '16', 'Vase', 'قفطان', '#a1b2c3', '/products', 'fr', '1250.00'),
    )
  }
  return valueOf
}
