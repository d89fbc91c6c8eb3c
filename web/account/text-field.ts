import { recordOf } from '#kernel/records.ts'
/** Text fields hold no files; a missing one is empty. */
export function textFields<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Record<Name, string> {
  const typed = form ? new FormData(form) : new FormData()
  return recordOf(names, (name) => {
    const value = typed.get(name)
    return typeof value === 'string' ? value.trim() : ''
  })
}
