export type EnrollFactorProps = {
  /** Names in use: GoTrue requires unique ones. */
  taken: readonly string[]
  onDone: () => void
  onCancel: () => void
}

/** Adds a number if the name is taken. */
export function nextFactorName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number += 1
  return `${name} ${number}`
}
