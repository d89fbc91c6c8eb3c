import { createHash } from 'node:crypto'
import { type CustomTypesConfig, type FieldDef, type QueryConfig, types as pgTypes } from 'pg'

const MOST_NAMED = 500
/** Texts seen once that wait for a second use. */
const MOST_WAITING = 2_000
/** Longer texts are bulk inserts, whose text changes each time. */
const LONGEST_NAMED = 20_000
const MOST_PARAMETERS = 100

/** Names a text when it is seen twice: one that varies (as many `$n` as ids) is never prepared. */
export class StatementNames {
  readonly #named = new Map<string, string>()
  readonly #waiting = new Set<string>()

  nameOf(text: string, parameters: number): string | undefined {
    const name = this.#named.get(text)
    if (name) return name
    if (text.length > LONGEST_NAMED || parameters > MOST_PARAMETERS) return undefined
    if (this.#named.size >= MOST_NAMED) return undefined
    if (!this.#waiting.delete(text)) {
      if (this.#waiting.size >= MOST_WAITING) this.#waiting.clear()
      this.#waiting.add(text)
      return undefined
    }
    const given = createHash('sha1').update(text).digest('hex')
    this.#named.set(text, given)
    return given
  }
}

/** Marks statements whose only column is returned as the server sent it. */
export const UNPREPARED = '/* unprepared */ '

/** Marks writes whose result is not awaited: see `namingClient`. */
export const PIPELINED = '/* pipelined */ '
export const isPipelined = (text: string): boolean => text === 'begin' || text.startsWith(PIPELINED)

/** Not prepared: a plan made over an empty queue would scan the whole backlog later. */
export const CUSTOM_PLAN = '/* custom plan */ '

const INT8 = 20
const INT8_ARRAY = 1016
const DATE = 1082
const DATE_ARRAY = 1182

/** Throws a RangeError when a number cannot hold the `bigint` exactly. */
export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`)
  return value
}

const list = (text: string): (string | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : item))

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [INT8_ARRAY, (text) => list(text).map((item) => (item === null ? null : safeInteger(item)))],
  // A calendar day has no time zone: as a Date it would be another day west of here.
  [DATE, (text) => text],
  [DATE_ARRAY, list],
])

/** `numeric` is sent as text: see `refuseNumerics`. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pgTypes.getTypeParser(oid, format),
}

const NUMERIC = 1700
const refusesNumerics = process.env['NODE_ENV'] === 'test' || process.argv.includes('--dev')

/**
 * Types say `number` where PostgreSQL sends a `numeric` (a sum of bigint, an average, a rounding) as text, and `+`
 * joins two of them. In tests and development such a column is an error; cast it to bigint or float8.
 */
export function refuseNumerics(outcome: unknown, statement: string): void {
  if (!refusesNumerics) return
  // pg answers several statements with a list, which has no `fields`.
  const { fields = [] } = (outcome ?? {}) as { fields?: FieldDef[] }
  const numerics = fields.filter(({ dataTypeID }) => dataTypeID === NUMERIC)
  if (numerics.length === 0) return
  const names = numerics.map(({ name }) => name).join(', ')
  throw new TypeError(`numeric columns are read as text, cast them (${names}): ${statement}`)
}

const asWritten = (text: unknown): unknown => text
const rawTypes: CustomTypesConfig = { getTypeParser: () => asWritten }

const READ = /^\s*(?:select|with)\b/i

/** Undefined when the statement must not be prepared. */
export function statement(
  names: StatementNames,
  text: string,
  values: readonly unknown[],
): QueryConfig | undefined {
  if (text.startsWith(CUSTOM_PLAN)) return undefined
  const raw = text.startsWith(UNPREPARED)
  // Without values only a read is worth preparing: other texts may hold several statements.
  if (values.length === 0 && !raw && !READ.test(text)) return undefined
  const name = names.nameOf(text, values.length)
  return {
    text,
    values: [...values],
    ...(name && { name }),
    ...(raw && { types: rawTypes }),
  }
}
