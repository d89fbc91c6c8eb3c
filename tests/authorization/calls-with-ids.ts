import type { CallPermission } from '#server/call-permissions.ts'
import { OPEN_PARAMETERS } from './object-calls.ts'

type Schema = {
  $ref?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type OpenApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** Names of fields that are ids without the format of one. */
const ID =
  /^(ids?|number|order_number|key|token|code|promo_code|picture|photos|images|prefixes|orders|return|session|vendors)$/
const OPEN_FIELDS = new Set([
  ...['product_id', 'variant_id', 'pickup_point_id'], // of what is on offer to all visitors
  ...['visitor_id', 'session_id', 'vendor', 'vendor_id', 'vendors'],
])

/** With the segment before it. */
export const PARAMETER = /(?<=([\w:.-]+)\/)(?::(\w+)|\*)/g

/** The calls that name a row by its id, number, key or token, with the names of these. */
export function callsWithIds(
  routes: readonly CallPermission[],
  { paths, components }: OpenApiDocument,
): { name: string; ids: string[] }[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const fieldsOf = (field: string, given: Schema): string[] => {
    const { format, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = resolve(given)
    if (format === 'uuid' || ID.test(field)) return [field]
    return [
      ...Object.entries(properties).flatMap(([name, schema]) => fieldsOf(name, schema)),
      ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((schema) =>
        fieldsOf(field, schema),
      ),
    ]
  }
  const inDocument = ({ method, path }: CallPermission): string[] => {
    const name = path.replace('/api/v1', '').replaceAll(/:(\w+)/g, '{$1}')
    const { parameters = [], requestBody } = paths[name]?.[method.toLowerCase()] ?? {}
    return [
      ...parameters
        .filter(({ in: place }) => place === 'query')
        .flatMap(({ name: field, schema = {} }) => fieldsOf(field, schema)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) =>
        fieldsOf('', schema),
      ),
    ].filter((field) => !OPEN_FIELDS.has(field))
  }
  return routes.flatMap((call) => {
    const inPath = [...call.path.matchAll(PARAMETER)]
      .filter(([all, segment]) => !(`${segment}/${all}` in OPEN_PARAMETERS))
      .map(([all, , name]) => name ?? all)
    // An admin and the service may reach every row, but only under the one it belongs to.
    const isOfAll = call.callers.startsWith('admin') || call.callers === 'service'
    const ids = isOfAll ? (inPath.length > 1 ? inPath : []) : [...inPath, ...inDocument(call)]
    return ids.length > 0 ? [{ name: `${call.method} ${call.path}`, ids: [...new Set(ids)] }] : []
  })
}
