type Schema = {
  $ref?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}
type Operation = { responses?: Record<string, { content?: Record<string, { schema?: Schema }> }> }
export type ApiDocument = {
  paths?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

/** The last word of a field counts: `business_email`, `customer_phone`. */
const PERSONAL =
  /(^|_)(e?mail|phone|contact|first_name|last_name|full_name|birth_date|ip|street|address|holder|account|account_number|rib|ccp|iban|destination|recipient|customer|buyer)$/
const COUNTS: ReadonlySet<string> = new Set(['integer', 'number', 'boolean', 'null'])
const MAX_DEPTH = 8

const isCount = ({ type, anyOf = [] }: Schema): boolean => {
  const types = [...[type ?? []].flat(), ...anyOf.flatMap((choice) => choice.type ?? '')]
  return types.length > 0 && types.every((name) => COUNTS.has(name))
}

/** Fields about people in the response of a call, as `items.customer.phone`; `file` without contract. */
export function personalFields(document: ApiDocument, call: string): string[] {
  const [method = '', path = ''] = call.split(' /api/v1')
  const key = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
  const operation = document.paths?.[key]?.[method.toLowerCase()]
  if (!operation) return ['file']
  const content = operation.responses?.['200']?.content ?? {}
  const fields = Object.entries(content).flatMap(([type, { schema }]) =>
    type.includes('json') && schema ? fieldsIn(document, schema, []) : ['file'],
  )
  return [...new Set(fields)]
}

function fieldsIn(document: ApiDocument, schema: Schema, path: readonly string[]): string[] {
  if (path.length > MAX_DEPTH) return []
  const { $ref, properties = {}, items, additionalProperties: values } = schema
  const parts = [
    document.components?.schemas?.[$ref?.split('/').at(-1) ?? ''],
    items,
    ...(typeof values === 'object' ? [values] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((choices) => choices ?? []),
  ]
  return [
    ...parts.flatMap((part) => (part ? fieldsIn(document, part, path) : [])),
    ...Object.entries(properties).flatMap(([name, part]) => [
      ...(PERSONAL.test(name) && !isCount(part) ? [[...path, name].join('.')] : []),
      ...fieldsIn(document, part, [...path, name]),
    ]),
  ]
}
