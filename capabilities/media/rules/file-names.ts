const SAFE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/
const LONGEST = 200
const YEAR = 31_536_000

/** Whether a file may be called so: plain segments, no `..`, nothing hidden. */
export const isFileName = (name: string): boolean =>
  name.length <= LONGEST &&
  name.split('/').every((part) => SAFE.test(part) && !part.includes('..') && !part.endsWith('.'))

/** The seconds of `max-age=3600` or `3600`; an hour when nothing usable is said. */
export function cacheSeconds(given: string | null | undefined): number {
  const digits = /^(?:.*\bmax-age=)?(\d{1,10})\b/.exec(given?.trim() ?? '')?.[1]
  return digits === undefined ? 3600 : Math.min(Number(digits), YEAR)
}
