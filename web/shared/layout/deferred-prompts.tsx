import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../utils/lazy-component.ts'

const CookieSettings = lazyComponent(() => import('../consent/cookie-settings.tsx'))
const Companion = lazyComponent(() => import('../pwa/browser-services.tsx'))

/** Loaded on demand, or when the page is idle. */
export function DeferredPrompts() {
  const isAtRest = useAtRest()
  const [isRequested, close] = useCookieSettings()
  return (
    <Suspense>
      {isRequested && <CookieSettings onClose={close} />}
      {isAtRest && <Companion />}
    </Suspense>
  )
}

function useCookieSettings() {
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    const look = () => setRequested(document.documentElement.dataset['cookieSettings'] === 'open')
    look()
    addEventListener('yova-cookies', look)
    return () => removeEventListener('yova-cookies', look)
  }, [])
  const close = () => {
    delete document.documentElement.dataset['cookieSettings']
    setRequested(false)
  }
  return [isRequested, close] as const
}

function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => setAtRest(true))
      else setTimeout(() => setAtRest(true), 500)
    }
    if (document.readyState === 'complete') return wait()
    addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  return isAtRest
}
