import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { AuthConfig } from '../../config.ts'
import type { Visitor } from '../../../schema.ts'

export const rateLimitMfa =
  ({ db, clock, config }: { db: Db; clock: Clock; config: AuthConfig }) =>
  async (
    what: 'challenge' | 'verify',
    { address }: Visitor,
  ): Promise<Result<null, RateLimited>> => {
    // Without an IP address all callers would share one limit.
    if (!address) return ok(null)
    const { allowed, retryAfterSeconds } = await rateLimit(db, {
      key: `identity.factor_${what}:${networkOf(address)}`,
      max: config.mfa.callsPerMinute,
      per: minutes(1),
      now: clock.now(),
    })
    return allowed ? ok(null) : refuse({ code: 'too_many_requests', retryAfterSeconds })
  }
export type RateLimitMfa = ReturnType<typeof rateLimitMfa>
