import type { EventsInput, AnalyticsEvent, VitalsInput } from '#capabilities/analytics/contract.ts'
import { readStoredText, writeText } from '../preferences/preferences.ts'
import { type ApiMutation, fetchApi, post, requestOf } from '../api/endpoint.ts'
import { hasConsent, type Consent } from '../consent/consent.ts'

/** Version of the consent text of banner and settings. Consents and events carry it. */
export const CONSENT_VERSION = '2026-11' satisfies EventsInput['consent_version']

declare global {
  interface Window {
    /** The standard name of tag managers. */
    dataLayer?: unknown[]
  }
}

/** To our own API, and to `dataLayer` for the operator's marketing tools. */
export function send(event: AnalyticsEvent, value: number): void {
  if (hasConsent('analytics'))
    sendAway(
      post('/events', null, {
        visitor_id: visitorId(),
        consent_version: CONSENT_VERSION,
        events: [event],
      }),
    )
  window.dataLayer ??= []
  window.dataLayer.push(
    event.name === 'view_search_results'
      ? { event: event.name, search_term: event.search }
      : { event: event.name, ecommerce: shopWords(event, value) },
  )
}

type ShopEvent = Exclude<AnalyticsEvent, { name: 'view_search_results' }>

function shopWords(event: ShopEvent, value: number) {
  const { currency } = event
  if (event.name === 'purchase') return { currency, value, transaction_id: event.number }
  const quantity = event.name === 'add_to_cart' ? event.quantity : 1
  return { currency, value, items: [{ item_id: event.product_id, quantity }] }
}

export function sendWebVitals(vitals: Omit<VitalsInput, 'consent_version'>): void {
  if (!hasConsent('analytics')) return
  sendAway(post('/web-vitals', null, { ...vitals, consent_version: CONSENT_VERSION }))
}

/** Proof of consent. A refusal is not recorded, but a withdrawal of an earlier consent is. */
export function sendConsent({ analytics, marketing, functional }: Consent, earlier: string | null) {
  if (earlier === null && !analytics && !marketing && !functional) return
  sendAway(
    post('/consents', null, {
      // Without analytics consent the id is random and not stored: it stands in the proof alone.
      visitor_id: earlier ?? (analytics ? visitorId() : crypto.randomUUID()),
      version: CONSENT_VERSION,
      analytics,
      marketing,
      functional,
    }),
  )
}

/** Fire and forget; `keepalive` lets it finish after the page is left. */
function sendAway({ path, ...call }: ApiMutation<unknown>): void {
  const { headers, ...request } = requestOf(call)
  fetchApi(path, {
    ...request,
    keepalive: true,
    headers: { ...headers, 'accept-language': document.documentElement.lang },
  }).catch(() => undefined)
}

/** A random id, created after consent and deleted with it. */
function visitorId(): string {
  const stored = readStoredText('yova-visitor')
  if (stored !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(stored)) return stored
  const made = crypto.randomUUID()
  writeText('yova-visitor', made)
  return made
}
