import { useEffect, useState } from 'react'

const HOUR_MS = 3_600_000

/**
 * Registers the worker and gives what to do when a newer one waits: it is told to take over, and the
 * page is opened anew when it has. A worker that takes over a page for the first time changes nothing.
 */
export function useServiceWorkerUpdate(): { onUpdate: () => void; onClose: () => void } | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    let isControlled = serviceWorker.controller !== null
    const takeOver = () => {
      if (isControlled) location.reload()
      isControlled = true
    }
    const leaving = new AbortController()
    const { signal } = leaving
    serviceWorker.addEventListener('controllerchange', takeOver, { signal })
    serviceWorker
      .register('/sw.js', { scope: '/' })
      .then(() => serviceWorker.ready)
      .then(
        (registration) => follow(registration, signal, setWaiting),
        () => undefined, // refused, as in some private windows: the site works without it
      )
    return () => leaving.abort()
  }, [])
  if (!waiting) return null
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other
    onUpdate: () => waiting.postMessage({ type: 'SKIP_WAITING' }),
    onClose: () => setWaiting(null), // it comes with the next start of the site
  }
}

function follow(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const look = (worker: ServiceWorker | null) => {
    // Without one before it, it is the first: there is nothing to update.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onWaiting(worker)
  }
  const watch = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => look(installing), { signal })
  }
  look(registration.waiting)
  watch()
  registration.addEventListener('updatefound', watch, { signal })
  // A tab may stay open for days.
  let asked = performance.now()
  const ask = () => {
    if (document.visibilityState === 'hidden' || performance.now() - asked < HOUR_MS) return
    asked = performance.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
}
