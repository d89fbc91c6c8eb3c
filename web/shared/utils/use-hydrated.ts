import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the browser has taken over: only then can what it keeps be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
