/** What each way of setting up a second step is given. */
export type EnrollFactorProps = {
  /** Names that are in use: two factors never share one. */
  taken: readonly string[]
  onDone: () => void
  onCancel: () => void
}

/** The name, or with the first number that makes it another. */
export function nextFactorName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
