import { useEffect, useState } from 'react'

const HOUR_MS = 3_600_000

/** `onUpdate` activates the waiting version and reloads. A first activation does not reload. */
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
    onClose: () => setWaiting(null), // the update comes with the next start of the site
  }
}

function follow(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const look = (worker: ServiceWorker | null) => {
    // Without a controller it is the first worker, not an update.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onWaiting(worker)
  }
  const watch = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => look(installing), { signal })
  }
  look(registration.waiting)
  watch()
  registration.addEventListener('updatefound', watch, { signal })
  // A tab may stay open for days, so it checks for updates when it becomes visible.
  let requested = performance.now()
  const ask = () => {
    if (document.visibilityState === 'hidden' || performance.now() - requested < HOUR_MS) return
    requested = performance.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask, { signal })
}
