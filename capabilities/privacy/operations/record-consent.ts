import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hours } from '#kernel/time.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import type { ConsentInput } from '../contract.ts'
import { insertConsents } from '../queries/public.ts'
import type { PrivacyDeps } from './submit-data-request.ts'

type Command = {
  input: ConsentInput
  /** Null without a session. */
  userId: string | null
  language: Language
  address: string | null
}
type Refusal =
  | { code: 'consent_text_unknown' }
  | { code: 'too_many_requests'; retryAfterSeconds: number }

/** Behind a mobile operator's CGNAT thousands of homes share one address. */
const PER_ADDRESS = 600

/** One row per purpose, as proof of consent or its withdrawal. */
export const recordConsent =
  ({ db, clock }: PrivacyDeps) =>
  async ({ input, userId, language, address }: Command): Promise<Result<null, Refusal>> => {
    const now = clock.now()
    const use = { key: `consent.address:${address ?? ''}`, max: PER_ADDRESS }
    const { allowed, retryAfterSeconds } = await rateLimit(db, { ...use, per: hours(1), now })
    if (!allowed) return refuse({ code: 'too_many_requests', retryAfterSeconds })
    const { visitor_id: visitorId, version, analytics, marketing, functional } = input
    const purposes = [
      { purpose: 'cookies_analytics', isGiven: analytics },
      { purpose: 'cookies_marketing', isGiven: marketing },
      { purpose: 'cookies_functional', isGiven: functional },
    ] as const
    const remaining = await insertConsents(db, {
      choices: purposes.map((purpose) => ({ ...purpose, id: newId(now) })),
      version,
      visitorId,
      userId,
      language,
      address,
      source: 'banner',
      givenAt: now,
    })
    return remaining === purposes.length ? ok(null) : refuse({ code: 'consent_text_unknown' })
  }
export type RecordConsent = ReturnType<typeof recordConsent>
