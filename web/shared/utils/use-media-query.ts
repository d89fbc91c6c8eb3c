import { useSyncExternalStore } from 'react'

function room(from: string) {
  const query = `(min-width: ${from})`
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => true,
    )
}

/** Room for the sidebar with a table, or with a list and a panel. */
export const useIsDesktop = room('64rem')
/** Room for a table and a panel side by side. */
export const useIsWideDesktop = room('80rem')
