import { useSyncExternalStore } from 'react'

export type OpenConflict = { message: string; answer: (isAnyway: boolean) => void }

let current: OpenConflict | null = null
const listeners = new Set<() => void>()

function set(next: OpenConflict | null): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** True to override. One dialog at a time: a new conflict declines the previous one. */
export function confirmConflict(message: string): Promise<boolean> {
  current?.answer(false)
  return new Promise((resolve) => {
    set({
      message,
      answer: (isAnyway) => {
        set(null)
        resolve(isAnyway)
      },
    })
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpenConflict = (): OpenConflict | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
