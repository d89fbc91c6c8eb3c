import { Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../utils/lazy-component.ts'

const CookieSettings = lazyComponent(() => import('../consent/cookie-settings.tsx'))
const Companion = lazyComponent(() => import('../pwa/browser-services.tsx'))

/** What stands beside every page and is fetched when it is wanted, or when the page has come to rest. */
export function DeferredPrompts() {
  const isAtRest = useAtRest()
  const [isAsked, close] = useCookieSettings()
  return (
    <Suspense>
      {isAsked && <CookieSettings onClose={close} />}
      {isAtRest && <Companion />}
    </Suspense>
  )
}

/** Whether the settings of the cookies are wanted; the boot script may have heard it first. */
function useCookieSettings() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const look = () => setAsked(document.documentElement.dataset['cookieSettings'] === 'open')
    look()
    addEventListener('yova-cookies', look)
    return () => removeEventListener('yova-cookies', look)
  }, [])
  const close = () => {
    delete document.documentElement.dataset['cookieSettings']
    setAsked(false)
  }
  return [isAsked, close] as const
}

/** True once everything has come and the browser has nothing better to do. */
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
