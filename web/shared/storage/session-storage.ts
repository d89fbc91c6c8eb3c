/** Stands in where session storage is refused or full: then a value lasts as long as the page. */
const memory = new Map<string, unknown>()

/** What this tab keeps under `key`, of whatever shape; null when there is nothing readable. */
export function readSessionStorage(key: string): unknown {
  if (memory.has(key)) return memory.get(key)
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value until the tab is closed; null takes it away. */
export function writeSessionStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}
