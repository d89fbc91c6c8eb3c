import { useEffect, useEffectEvent } from 'react'

/** Addresses of return photos expire after a quarter of an hour. */
const REFRESH_MS = 10 * 60_000

/** Reads again while a page with photos stays open, also when it comes back into view. */
export function useFreshPhotos(hasPhotos: boolean, refresh: () => void): void {
  const readAgain = useEffectEvent(refresh)
  useEffect(() => {
    if (!hasPhotos) return undefined
    let readAt = Date.now()
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < REFRESH_MS) return
      readAt = Date.now()
      readAgain()
    }
    const timer = setInterval(check, 30_000)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [hasPhotos])
}
