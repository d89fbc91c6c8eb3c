import { existsSync, readFileSync, writeFileSync } from 'node:fs'

type Violations = Record<string, string[]>
type Counts = Record<string, number>

const readCounts = (file: string): Counts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Counts) : {}

const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

export function compareRatchet(file: string, violations: Violations) {
  const left = readCounts(file)
  const keys = [...new Set([...Object.keys(left), ...Object.keys(violations)])]
  const change = (key: string): number => (violations[key]?.length ?? 0) - (left[key] ?? 0)
  return {
    more: Object.fromEntries(
      keys.filter((key) => change(key) > 0).map((key) => [key, violations[key]]),
    ),
    fewer: keys.filter((key) => change(key) < 0),
  }
}

/** Throws when the sum would rise; a rename may move counts between files. */
export function updateRatchet(file: string, violations: Violations): void {
  const before = readCounts(file)
  const counts = Object.fromEntries(
    Object.entries(violations)
      .filter(([, found]) => found.length > 0)
      .map(([key, found]) => [key, found.length] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  if (total(before) > 0 && total(counts) > total(before))
    throw new Error(
      `${file}: ${total(counts)} violations, ${total(before)} before:\n` +
        JSON.stringify(compareRatchet(file, violations).more, null, 2),
    )
  writeFileSync(file, `${JSON.stringify(counts, null, 2)}\n`)
}
