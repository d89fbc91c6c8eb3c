/** What the words of a page may name: who answers for the site. */
export const PAGE_VARIABLES = ['site', 'company', 'address', 'phone', 'email', 'support'] as const
export type PageValues = Record<(typeof PAGE_VARIABLES)[number], string>

const HOLE = /\{(\w+)\}/g

/** The first name in braces that a page does not know; null when it knows them all. */
export function unknownVariables(text: string): string | null {
  for (const [, name = ''] of text.matchAll(HOLE))
    if (!PAGE_VARIABLES.some((one) => one === name)) return name
  return null
}

/** Keeps numbers, addresses and names whole, in their own direction, within Arabic text. */
export const bidiIsolate = (value: string): string =>
  /^[\d\s+-]+$/.test(value) ? `\u2066${value}\u2069` : `\u2068${value}\u2069`

/** Puts the values in their places; `set` says how a value and what stands before it are written. */
export const fillVariables = (
  text: string,
  values: PageValues,
  set: (value: string, before: string) => string = bidiIsolate,
): string =>
  text.replace(HOLE, (whole, name: string, at: number) => {
    const value = values[name as keyof PageValues] as string | undefined
    return value === undefined ? whole : set(value, text.slice(0, at))
  })
