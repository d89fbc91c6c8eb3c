import type { AnalyticsEvent } from '#capabilities/analytics/contract.ts'
import { hasConsent } from '../consent/consent.ts'

/** Says what was done, with its price in dinars; what sends it is only fetched after consent. */
export function trackEvent(event: AnalyticsEvent, value: number): void {
  if (!hasConsent('analytics') && !hasConsent('marketing')) return
  void import('./send-events.ts').then(
    ({ send }) => send(event, value),
    () => undefined, // counting is never worth a failure that somebody sees
  )
}
