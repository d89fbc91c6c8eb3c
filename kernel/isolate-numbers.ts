/** Phone numbers, dates and numbers in groups: digits that a right-to-left line would turn around. */
const GROUPED_DIGITS = /[+(]?\d(?:[\s().\-–/]{0,2}\d){4,}/gu

/**
 * The text in parts, every second one a run of grouped digits that has to be isolated: between
 * spaces, the groups of a phone number follow the direction of the line.
 */
export function splitGroupedDigits(text: string): string[] {
  const parts: string[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(GROUPED_DIGITS)) {
    if (/^\d+$/u.test(run)) continue
    parts.push(text.slice(end, index), run)
    end = index + run.length
  }
  return [...parts, text.slice(end)]
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** For plain text; pages use `UserText`, whose numbers copy without invisible letters. */
export const isolateGroupedDigits = (text: string): string =>
  splitGroupedDigits(text)
    .map((part, index) => (index % 2 === 0 ? part : LEFT_TO_RIGHT_ISOLATE + part + POP_ISOLATE))
    .join('')
