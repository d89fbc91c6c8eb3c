import { useSyncExternalStore } from 'react'

export type OpenProof = { answer: (isProven: boolean) => void }

let current: OpenProof | null = null
const listeners = new Set<() => void>()

function set(next: OpenProof | null): void {
  current = next
  listeners.forEach((listener) => listener())
}

/** True once the user has proven to be the owner; false at once where no page can ask. */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  current?.answer(false)
  return new Promise((resolve) => {
    set({
      answer: (isProven) => {
        set(null)
        resolve(isProven)
      },
    })
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpenProof = (): OpenProof | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
