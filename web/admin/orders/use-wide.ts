import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for a table, and for a panel beside it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
