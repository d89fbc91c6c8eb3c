import type { AnalyticsEvent } from '#capabilities/analytics/contract.ts'
import { hasConsent } from '../consent/consent.ts'

/** `value` in dinars. The code that sends is fetched only after consent. */
export function trackEvent(event: AnalyticsEvent, value: number): void {
  if (!hasConsent('analytics') && !hasConsent('marketing')) return
  void import('./send-events.ts').then(
    ({ send }) => send(event, value),
    () => undefined, // analytics never cause a visible failure
  )
}
