import { ownValue } from '#kernel/own-value.ts'
/** Variables allowed in a page, e.g. `{company}`: data of the operator. */
export const PAGE_VARIABLES = ['site', 'company', 'address', 'phone', 'email', 'support'] as const
export type PageValues = Record<(typeof PAGE_VARIABLES)[number], string>

const HOLE = /\{(\w+)\}/g

/** Name of the first unknown variable; null when all are known. */
export function unknownVariables(text: string): string | null {
  for (const [, name = ''] of text.matchAll(HOLE))
    if (!PAGE_VARIABLES.some((pageVariable) => pageVariable === name)) return name
  return null
}

/** Bidi isolates keep numbers, addresses and names in their own direction within Arabic text. */
export const bidiIsolate = (value: string): string =>
  /^[\d\s+-]+$/.test(value) ? `\u2066${value}\u2069` : `\u2068${value}\u2069`

/** The callback renders a value; it also gets the text before it. */
export const fillVariables = (
  text: string,
  values: PageValues,
  set: (value: string, before: string) => string = bidiIsolate,
): string =>
  text.replace(HOLE, (whole, name: string, index: number) => {
    const value = ownValue(values, name)
    return value === undefined ? whole : set(value, text.slice(0, index))
  })
