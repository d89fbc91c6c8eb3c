import { writeText } from '../preferences/preferences.ts'
import { isRecord, localStorageValue } from '../storage/local-storage.ts'

/** Essential cookies need no consent. */
export type ConsentPurpose = 'analytics' | 'marketing' | 'functional'
export type Consent = Record<ConsentPurpose, boolean> & { essential: true; timestamp: string }

const store = localStorageValue<Consent | null>('yova-consent', null, (raw) => {
  if (!isRecord(raw) || raw['essential'] !== true) return null
  const { analytics, marketing, functional, timestamp } = raw
  return {
    essential: true,
    analytics: analytics === true,
    marketing: marketing === true,
    functional: functional === true,
    timestamp: typeof timestamp === 'string' ? timestamp : '',
  }
})

export const readConsent = store.read

/** False without an answer. */
export const hasConsent = (purpose: ConsentPurpose): boolean => store.read()?.[purpose] === true

/** Hides the banner and deletes what was kept for a purpose that is refused. */
export function saveConsent(choice: Record<ConsentPurpose, boolean>): void {
  store.write({ essential: true, ...choice, timestamp: new Date().toISOString() })
  delete document.documentElement.dataset['consent']
  dispatchEvent(new Event('yova-consent')) // listeners read the visitor id before it is deleted
  if (!choice.analytics) writeText('yova-visitor', null)
  if (!choice.functional) writeText('yova-viewed', null)
}

/** Also fires for the buttons of the boot script and for choices in other tabs. */
export function onConsent(listener: () => void): () => void {
  const leave = store.subscribe(listener)
  addEventListener('yova-consent', listener)
  return () => {
    leave()
    removeEventListener('yova-consent', listener)
  }
}
