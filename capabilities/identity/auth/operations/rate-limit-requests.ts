import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { rateLimit, type RateLimited } from '#platform/rate-limit.ts'
import type { Rate } from '../config.otp.ts'
import type { AuthConfig } from '../config.ts'
import type { Visitor } from '../../schema.ts'

export type RateLimitedAction =
  | 'token'
  | 'signup'
  | 'anonymous'
  | 'otp'
  | 'recover'
  | 'resend'
  | 'verify'
  | 'user'
  | 'web3'
  | 'sso'
  | 'samlAssertions'

/** Across all processes. */
export const rateLimitRequests =
  ({ db, clock, config }: { db: Db; clock: Clock; config: AuthConfig }) =>
  async (what: RateLimitedAction, { address }: Visitor): Promise<Result<null, RateLimited>> => {
    // Without an IP address all callers would share one limit.
    if (!address) return ok(null)
    const { max, per } = rateOf(config, what)
    const key = `identity.${what}:${networkOf(address)}`
    const { allowed, retryAfterSeconds } = await rateLimit(db, { key, max, per, now: clock.now() })
    return allowed ? ok(null) : refuse({ code: 'too_many_requests', retryAfterSeconds })
  }
export type RateLimitRequests = ReturnType<typeof rateLimitRequests>

const rateOf = ({ limits, codeLimits, flowLimits }: AuthConfig, what: RateLimitedAction): Rate => {
  const rates = { ...codeLimits, ...flowLimits }
  return what === 'token' ? { max: limits.token, per: limits.window } : rates[what]
}
