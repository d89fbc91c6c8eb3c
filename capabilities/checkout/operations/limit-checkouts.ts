import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Clock, hours, minutes } from '#kernel/time.ts'
import type { Db } from '#platform/database/index.ts'
import { mailboxOf } from '#platform/email/mailbox.ts'
import type { ProofOfWork } from '#platform/proof-of-work.ts'
import { rateLimit, type RateLimited, rateLimits } from '#platform/rate-limit.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'

export type LimitCheckoutsDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsCapability, 'current'>
  proofOfWork: Pick<ProofOfWork, 'isSolved'>
}
type LimitCheckoutsCommand = {
  /** E.164. */
  phone: string
  email: string
  /** Hundreds of buyers can share one: a mobile operator's address, a café. */
  network: string
  proof: string | undefined
}
export type CheckoutLimitRefusal = { code: 'proof_of_work_required' } | RateLimited

/**
 * Above the free orders of a phone, an e-mail or a network, each further one costs a proof of work.
 * Only proved ones are ever refused: a request that is sent back for its proof does not count.
 */
export const limitCheckouts =
  ({ db, clock, settings, proofOfWork }: LimitCheckoutsDeps) =>
  async (attempt: LimitCheckoutsCommand): Promise<Result<null, CheckoutLimitRefusal>> => {
    const { phone, email, network, proof } = attempt
    const limits = settings.current()
    const now = clock.now()
    const perContact = { max: limits.freeOrdersPerContact, per: hours(1), now }
    const perNetwork = { per: minutes(1), now }
    const free = await rateLimits(db, [
      { key: `checkout.phone:${phone}`, ...perContact },
      { key: `checkout.email:${mailboxOf(email)}`, ...perContact },
      { key: `checkout.network:${network}`, max: limits.freeOrdersPerNetwork, ...perNetwork },
    ])
    if (free.every(({ allowed }) => allowed)) return ok(null)
    if (!(await proofOfWork.isSolved('checkout', proof)))
      return refuse({ code: 'proof_of_work_required' })
    const key = `checkout.proved:${network}`
    const max = limits.maximumOrdersPerNetwork
    const proved = await rateLimit(db, { key, max, ...perNetwork })
    if (proved.allowed) return ok(null)
    return refuse({ code: 'too_many_requests', retryAfterSeconds: proved.retryAfterSeconds })
  }
export type LimitCheckouts = ReturnType<typeof limitCheckouts>
