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

/** Whether there is room for the side bar, with a table or a list and a panel beside it. */
export const useIsDesktop = room('64rem')
/** Whether a table and a panel stand side by side. */
export const useIsWideDesktop = room('80rem')
