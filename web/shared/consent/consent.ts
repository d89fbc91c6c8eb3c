import { writeText } from '../preferences/preferences.ts'
import { isRecord, localStorageValue } from '../storage/local-storage.ts'

/** What a visitor may agree to; what is essential is not asked. */
export type Purpose = 'analytics' | 'marketing' | 'functional'
export type Consent = Record<Purpose, boolean> & { essential: true; timestamp: string }

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

/** Whether the visitor agreed; without an answer nobody did. */
export const hasConsent = (purpose: Purpose): boolean => store.read()?.[purpose] === true

/** Keeps a choice with its time, hides the question, and forgets what it no longer allows. */
export function saveConsent(choice: Record<Purpose, boolean>): void {
  store.write({ essential: true, ...choice, timestamp: new Date().toISOString() })
  delete document.documentElement.dataset['consent']
  dispatchEvent(new Event('yova-consent')) // whoever tells of it reads the number before it is gone
  if (!choice.analytics) writeText('yova-visitor', null)
}

/** Hears every choice: here, on the banner before the scripts came, and in other tabs. */
export function onConsent(listener: () => void): () => void {
  const leave = store.subscribe(listener)
  addEventListener('yova-consent', listener)
  return () => {
    leave()
    removeEventListener('yova-consent', listener)
  }
}
