import type { ShopEvent } from '#capabilities/analytics/contract.ts'
import { allows } from '../consent/consent.ts'

/** Says what was done, with its price in dinars; what sends it is only fetched after consent. */
export function tell(event: ShopEvent, value: number): void {
  if (!allows('analytics') && !allows('marketing')) return
  void import('./send-events.ts').then(
    ({ send }) => send(event, value),
    () => undefined, // counting is never worth a failure that somebody sees
  )
}
