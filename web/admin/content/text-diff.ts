export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** By paragraphs, based on the longest common subsequence. */
export function diffParagraphs(before: string, after: string): DiffLine[] {
  const [old, now] = [paragraphs(before), paragraphs(after)]
  const common = lengths(old, now)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i]! })
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push({ kind: 'gone', text: old[i]! })
      i += 1
    } else {
      lines.push({ kind: 'new', text: now[j]! })
      j += 1
    }
  }
  return lines
}

const paragraphs = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Entry [i][j] is the length of the longest common subsequence of the rests from i and j. */
function lengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  )
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        old[i] === now[j]
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}
