import { type Milliseconds, milliseconds } from '#kernel/time.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** @throws RangeError when the variable is not an integer. */
export function parseEnvInteger(
  environment: Environment,
  name: string,
  otherwise: number,
  least: number,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new RangeError(`${name} must be a whole number of ${least} or more, not "${text}"`)
  return value
}

/** `1`, `t` and `true` are true, any other text is false. */
export const parseEnvBoolean = (
  environment: Environment,
  name: string,
  otherwise: boolean,
): boolean => {
  const text = environment[name]?.trim().toLowerCase()
  return text ? ['1', 't', 'true'].includes(text) : otherwise
}

export const parseEnvList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const PART = /(\d+(?:\.\d+)?)(ms|us|µs|ns|h|m|s)/y
const IN_MILLISECONDS: Readonly<Record<string, number>> = {
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
  us: 0.001,
  µs: 0.001,
  ns: 0.000_001,
}

/** Milliseconds of a Go duration such as `90s`, `2h45m` or `1.5h`; null when it is malformed. */
export function goDuration(text: string): number | null {
  let length = 0
  let read = 0
  for (;;) {
    PART.lastIndex = read
    const part = PART.exec(text)
    if (!part) break
    length += Number(part[1]) * (IN_MILLISECONDS[part[2] ?? ''] ?? 0)
    read = PART.lastIndex
  }
  return read > 0 && read === text.length && Number.isFinite(length) ? Math.round(length) : null
}

/** @throws RangeError when the variable is not a duration. */
export function duration(
  environment: Environment,
  name: string,
  otherwise: Milliseconds,
): Milliseconds {
  const text = environment[name]
  if (!text) return otherwise
  const length = goDuration(text)
  if (length === null) throw new RangeError(`${name} must be a duration such as 30s or 5m`)
  return milliseconds(length)
}
