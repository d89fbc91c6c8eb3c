import { after, seconds } from '#kernel/time.ts'
import type { ConfiguredGateway } from '../gateways/registry.ts'
import { claimIntentsToPoll, listIntents, savePolledAt } from '../queries/intents.ts'
import { nextPollAt } from '../rules/polling.ts'
import type { Intent } from '../schema.ts'
import {
  type ApplyIntentStatus,
  applyIntentStatus,
  type SettleDeps,
} from './apply-gateway-status.ts'

export type PollDeps = SettleDeps & { gateways: readonly ConfiguredGateway[] }
const AT_ONCE = 50

/** With backoff by age of the attempt. */
export const pollGateways = (deps: PollDeps) => async (): Promise<void> => {
  const now = deps.clock.now()
  const until = after(now, seconds(90))
  const due = await claimIntentsToPoll(deps.db, { now, until, most: AT_ONCE })
  for (const intent of due) await askOne(deps)(intent)
}

/** True when no open attempt is left whose outcome is unknown. */
export const pollPurchase =
  (deps: PollDeps) =>
  async (purchaseId: string): Promise<boolean> => {
    const attempts = await listIntents(deps.db, purchaseId)
    let isCertain = true
    for (const intent of attempts.filter(({ status }) => status === 'pending'))
      if (!(await askOne(deps)(intent))) isCertain = false
    return isCertain
  }

const askOne =
  (deps: PollDeps) =>
  async (intent: Intent): Promise<boolean> => {
    const { db, clock, gateways } = deps
    const gateway = gateways.find(({ code }) => code === intent.gateway)
    if (intent.gatewayId === null) return true // its page was never shown
    if (!gateway) return false
    const result = await gateway.read(intent.gatewayId)
    const next = nextPollAt(intent.pollCount, intent.createdAt, clock.now())
    await savePolledAt(db, intent.id, next)
    const settling: ApplyIntentStatus = applyIntentStatus(deps)
    if (result.ok) await settling(intent.id, result.value)
    else if (result.error.code === 'gateway_refused')
      deps.onTrouble('the gateway refused to report the status of a payment', {
        intent: intent.id,
        ...result.error,
      })
    if (next === null)
      await settling(intent.id, {
        state: 'expired',
        amount: null,
        reason: 'given_up',
        receipt: null,
      })
    return result.ok
  }
