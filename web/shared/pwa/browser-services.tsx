import { Suspense, useEffect } from 'react'
import { readStoredText } from '../preferences/preferences.ts'
import { hasConsent, onConsent, readConsent } from '../consent/consent.ts'
import { lazyComponent } from '../utils/lazy-component.ts'
import { useInstall } from './use-install.ts'
import { useServiceWorkerUpdate } from './use-update.ts'

const UpdateCard = lazyComponent(async () => ({
  default: (await import('./update-and-install-cards.tsx')).UpdateCard,
}))
const InstallCard = lazyComponent(async () => ({
  default: (await import('./update-and-install-cards.tsx')).InstallCard,
}))

/** What the browser does beside the page: its worker, offers to update and to install, measures. */
export default function Companion() {
  const update = useServiceWorkerUpdate()
  const install = useInstall()
  useConnection()
  useMeasures()
  useProof()
  return (
    <Suspense>
      {update ? <UpdateCard {...update} /> : install && <InstallCard {...install} />}
    </Suspense>
  )
}

/** The root says that there is no connection; a page that the worker had kept says it from its start. */
function useConnection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const look = () => {
      if (navigator.onLine) delete dataset['offline']
      else dataset['offline'] = ''
    }
    // The worker heard the server again, though the device never said that it was cut off.
    const hear = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === 'ONLINE') look()
    }
    if (!navigator.onLine) look()
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('online', look, { signal })
    addEventListener('offline', look, { signal })
    navigator.serviceWorker?.addEventListener('message', hear, { signal })
    return () => leaving.abort()
  }, [])
}

/** Tells of an answer about cookies: of one that is given now, or was while this page was on its way. */
function useProof(): void {
  useEffect(() => {
    const hear = () => {
      const consent = readConsent()
      const earlier = readStoredText('yova-visitor')
      if (consent)
        void import('../analytics/send-events.ts').then(
          ({ sendConsent }) => sendConsent(consent, earlier),
          () => undefined, // the choice holds in this browser all the same
        )
    }
    if (Date.parse(readConsent()?.timestamp ?? '') >= performance.timeOrigin) hear()
    addEventListener('yova-consent', hear)
    return () => removeEventListener('yova-consent', hear)
  }, [])
}

function useMeasures(): void {
  useEffect(() => {
    const watch = () => {
      if (hasConsent('analytics'))
        void import('../analytics/web-vitals.ts').then(
          ({ observeWebVitals: watchVitals }) => watchVitals(),
          () => undefined, // a page is not worth less because it was not measured
        )
    }
    watch()
    return onConsent(watch)
  }, [])
}
