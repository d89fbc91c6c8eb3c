import { useSyncExternalStore } from 'react'
import { readStoredText, writeText } from '../preferences/preferences.ts'

/** Synchronized across tabs. Storage content is untrusted: `parse` returns only valid shapes. */
export function localStorageValue<Value>(
  key: string,
  empty: Value,
  parse: (raw: unknown) => Value,
) {
  let text: string | null | undefined
  let value = empty
  const listeners = new Set<() => void>()

  const read = (): Value => {
    const found = readStoredText(key)
    if (found === text) return value
    text = found
    value = found === null ? empty : parsed(found)
    return value
  }
  const parsed = (found: string): Value => {
    try {
      return parse(JSON.parse(found))
    } catch {
      return empty
    }
  }
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return {
    read,
    write(next: Value) {
      text = JSON.stringify(next)
      value = next
      writeText(key, text)
      notify()
    },
    subscribe,
    /** Empty on the server and until hydration. */
    use: (): Value => useSyncExternalStore(subscribe, read, () => empty),
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
