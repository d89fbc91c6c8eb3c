/** What a value may be; `any` says nothing. */
export type Alternative =
  | 'any'
  | 'string'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'Date'
  | 'bytes'
  | { is: string | number | boolean }
  /** Of elements; null: of any. */
  | { array: number | null }
  /** `values`: of keys that are not named. */
  | { object: Record<string, Property>; values?: number }
export type Property = readonly [shape: number, isOptional: boolean]
export type Shape = readonly Alternative[]

/** Numbers are places in `shapes`. */
export type RowTypes = {
  /** Of the files that it was made from. */
  version: string
  /** By `file:line:column` of a call that executes a statement. */
  calls: Record<string, number>
  shapes: Shape[]
}
