/** Fallback for refused or full storage: the value lasts as long as the page. */
const memory = new Map<string, unknown>()

/** Untrusted shape; null when absent or unreadable. */
export function readSessionStorage(key: string): unknown {
  if (memory.has(key)) return memory.get(key)
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null deletes the value. */
export function writeSessionStorage(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

/** Drafts, orders and purchase keys of the tab. */
export function clearSessionStorage(): void {
  memory.clear()
  try {
    sessionStorage.clear()
  } catch {
    // refused storage holds nothing
  }
}
