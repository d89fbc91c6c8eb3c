const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const LONGEST = 200
const YEAR = 31_536_000

/** Plain segments: no `..`, no hidden files. */
export const isFileName = (name: string): boolean =>
  name.length <= LONGEST &&
  name.split('/').every((part) => SAFE.test(part) && !part.includes('..') && !part.endsWith('.'))

/** Accepts `max-age=3600` and `3600`; one hour by default. */
export function cacheSeconds(given: string | null | undefined): number {
  const digits = /^(?:.*\bmax-age=)?(\d{1,10})\b/.exec(given?.trim() ?? '')?.[1]
  return digits === undefined ? 3600 : Math.min(Number(digits), YEAR)
}
