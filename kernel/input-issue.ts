/** What this reads of an issue of Zod, which the kernel does not import. */
export type SchemaIssue = {
  code: string
  path: readonly PropertyKey[]
  expected?: string
  origin?: string
  format?: string
  minimum?: number | bigint
  maximum?: number | bigint
  inclusive?: boolean
}

/** The end of a key `input.<code>` of the platform's texts, and the limit that it names. */
export type InputIssueCode =
  | ('required' | 'not_a_number' | 'not_a_whole_number' | 'not_a_text' | 'text_too_short')
  | ('text_too_long' | 'too_few' | 'too_many' | 'below' | 'above' | 'not_above' | 'not_below')
  | ('email' | 'url' | 'uuid' | 'date' | 'format' | 'not_a_choice' | 'unknown_field')
type DescribedIssue = { code: InputIssueCode; n?: number | bigint | undefined }

/** Our code of an issue, alike on the server and in a form; null where only Zod has words. */
export function describeIssue(issue: SchemaIssue, input: unknown): DescribedIssue | null {
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined || input === null || input === '') return { code: 'required' }
      if (issue.expected === 'number') return { code: 'not_a_number' }
      if (issue.expected === 'int') return { code: 'not_a_whole_number' }
      return issue.expected === 'string' ? { code: 'not_a_text' } : null
    case 'too_small':
      if (issue.origin === 'string')
        return input === '' ? { code: 'required' } : { code: 'text_too_short', n: issue.minimum }
      if (issue.origin === 'array') return { code: 'too_few', n: issue.minimum }
      return { code: issue.inclusive === false ? 'not_above' : 'below', n: issue.minimum }
    case 'too_big':
      if (issue.origin === 'string') return { code: 'text_too_long', n: issue.maximum }
      if (issue.origin === 'array') return { code: 'too_many', n: issue.maximum }
      return { code: issue.inclusive === false ? 'not_below' : 'above', n: issue.maximum }
    case 'invalid_value':
      return { code: input === undefined ? 'required' : 'not_a_choice' }
    case 'invalid_format':
      return { code: input === '' ? 'required' : formatCode(issue.format ?? '') }
    case 'unrecognized_keys':
    case 'invalid_key':
      return { code: 'unknown_field' }
    default:
      return null
  }
}

const formatCode = (format: string): InputIssueCode => {
  if (format === 'email' || format === 'url') return format
  if (format.startsWith('uuid') || format === 'guid') return 'uuid'
  return ['datetime', 'date', 'time'].includes(format) ? 'date' : 'format'
}

/** The value at a path, to tell missing from wrong. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  )

/** `lines[0].price`, as a problem document names a field. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  )
