import { isRecord } from '../storage/local-storage.ts'
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

/** Sets `data-offline` on the root, also when a cached page starts offline. */
function useConnection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const look = () => {
      if (navigator.onLine) delete dataset['offline']
      else dataset['offline'] = ''
    }
    // The worker reached the server again although the device never reported being offline.
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && data['type'] === 'ONLINE') look()
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

/** Also sends a choice made after the navigation began but before this code ran. */
function useProof(): void {
  useEffect(() => {
    const hear = () => {
      const consent = readConsent()
      const earlier = readStoredText('yova-visitor')
      if (consent)
        void import('../analytics/send-events.ts').then(
          ({ sendConsent }) => sendConsent(consent, earlier),
          () => undefined, // the choice is stored in this browser all the same
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
          () => undefined, // a failed measurement is not worth a report
        )
    }
    watch()
    return onConsent(watch)
  }, [])
}
