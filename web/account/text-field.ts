/** Text fields hold no files; a missing one is empty. */
export function textFields<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const typed = form ? new FormData(form) : new FormData()
  const entries = names.map((name) => {
    const value = typed.get(name)
    return [name, typeof value === 'string' ? value.trim() : '']
  })
  return Object.fromEntries(entries) as Record<Name, string> // one entry for each name
}
