import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration, before which browser storage cannot be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
