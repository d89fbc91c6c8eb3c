/** Edit distance 1: a letter omitted, doubled, replaced or swapped. */
export function withTypo(word: string, which: number): string {
  const index = 1 + (which % (word.length - 2))
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)]
  const next = word.charAt(index + 1)
  switch (which % 4) {
    case 0:
      return before + after
    case 1:
      return before + letter + letter + after
    case 2:
      return `${before}${/[a-z]/.test(letter) ? 'x' : 'ض'}${after}`
    default:
      return letter === next ? before + after : before + next + letter + after.slice(1)
  }
}
