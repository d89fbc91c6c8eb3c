import { useEffect, useRef } from 'react'
import type { ShopOrdersPageView } from '#capabilities/orders/contract.ts'
import { askDesk } from '#web/desk/api.ts'

const EVERY_MS = 20_000

/**
 * Reads the list again every twenty seconds while somebody looks at it, and at once when they come
 * back to it. A question that a phone asks anew outlives tunnels and sleeping screens, and no server
 * holds a connection for it; a shop has minutes, not milliseconds.
 */
export function useNews(path: string | null, onNews: (page: ShopOrdersPageView) => void): void {
  const tell = useRef(onNews)
  useEffect(() => {
    tell.current = onNews
  })
  useEffect(() => {
    if (path === null) return undefined
    const abort = new AbortController()
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      askDesk<ShopOrdersPageView>(path, { signal: abort.signal }).then(
        (page) => {
          if (!abort.signal.aborted) tell.current(page)
        },
        () => undefined, // the next time, or the button, will say so
      )
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      abort.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [path])
}
