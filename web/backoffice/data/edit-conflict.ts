import { useSyncExternalStore } from 'react'

/** Somebody acted meanwhile: whether the same act is carried out all the same. */
export type OpenConflict = { message: string; answer: (isAnyway: boolean) => void }

let current: OpenConflict | null = null
const listeners = new Set<() => void>()

function set(next: OpenConflict | null): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** Asks in the dialog of the layout; another conflict at the same time leaves the first as it is. */
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
