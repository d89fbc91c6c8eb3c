import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, seconds } from '#kernel/time.ts'
import type { OnlineMethod } from '#kernel/payment-methods.ts'
import { inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { GatewayError } from '../gateways/gateway.ts'
import type { ConfiguredGateway } from '../gateways/registry.ts'
import {
  insertIntent,
  listIntents,
  lockHold,
  saveIntent,
  saveIntentStarted,
} from '../queries/intents.ts'
import { MAX_PAYMENT_ATTEMPTS } from '../rules/polling.ts'
import type { Hold, Intent, IntentId } from '../schema.ts'
import type { SettleDeps } from './apply-gateway-status.ts'

export type StartDeps = SettleDeps & { gateways: readonly ConfiguredGateway[]; siteUrl: string }
export type StartRefusal =
  | { code: 'payment_not_awaited' }
  | { code: 'too_many_payment_attempts' }
  | { code: 'payment_method_unavailable' }
  | { code: 'gateway_unreachable' }

/** Reuses an open page. The attempt is stored first, so that a webhook always finds it. */
export const startPayment =
  (deps: StartDeps) =>
  async (command: {
    purchaseId: string
    method: OnlineMethod
  }): Promise<Result<{ url: string }, StartRefusal>> => {
    for (const gateway of deps.gateways) {
      const begun = await begin(deps, gateway, command)
      if (!begun.ok) return begun
      const { hold, intent } = begun.value
      if (intent.checkoutUrl !== null) return ok({ url: intent.checkoutUrl })
      const started = await gateway.start({
        intentId: intent.id,
        number: hold.number,
        amount: intent.amount,
        method: intent.method,
        language: hold.language,
        successUrl: returnUrl(deps, hold, 'done'),
        failureUrl: returnUrl(deps, hold, 'failed'),
      })
      if (started.ok) {
        await keepStarted(deps, intent.id, started.value)
        return ok({ url: started.value.url })
      }
      await giveUp(deps, intent.id, started.error)
    }
    return refuse({
      code: deps.gateways.length > 0 ? 'gateway_unreachable' : 'payment_method_unavailable',
    })
  }

const returnUrl = ({ siteUrl }: StartDeps, { number, language }: Hold, outcome: string) =>
  `${siteUrl}/order/${encodeURIComponent(number)}?payment=${outcome}&lang=${language}`

const begin = (
  { db, clock }: StartDeps,
  gateway: ConfiguredGateway,
  { purchaseId, method }: { purchaseId: string; method: OnlineMethod },
) =>
  inTransaction(db, async (tx): Promise<Result<{ hold: Hold; intent: Intent }, StartRefusal>> => {
    const hold = await lockHold(tx, purchaseId)
    const now = clock.now()
    if (!hold || hold.state !== 'open' || hold.expiresAt <= now)
      return refuse({ code: 'payment_not_awaited' })
    const attempts = await listIntents(tx, purchaseId)
    const open = attempts.find(
      (attempt) =>
        attempt.status === 'pending' && attempt.method === method && attempt.checkoutUrl !== null,
    )
    if (open) return ok({ hold, intent: open })
    if (attempts.length >= MAX_PAYMENT_ATTEMPTS)
      return refuse({ code: 'too_many_payment_attempts' })
    const { amount, expiresAt } = hold
    const id = newId<IntentId>(now)
    const written = { id, purchaseId, method, gateway: gateway.code, amount, expiresAt }
    await insertIntent(tx, written, { id: newId(now), now })
    const intent: Intent = {
      ...written,
      ...{ gatewayId: null, checkoutUrl: null, status: 'pending', pollCount: 0, createdAt: now },
    }
    return ok({ hold, intent })
  })

const keepStarted = (
  { db, clock }: StartDeps,
  id: IntentId,
  { id: gatewayId, url }: { id: string; url: string },
) =>
  inTransaction(db, async (tx) => {
    await saveIntentStarted(tx, id, { gatewayId, url, nextPollAt: after(clock.now(), seconds(45)) })
    return ok(null)
  })

const giveUp = (
  { db, clock, onTrouble }: StartDeps,
  id: IntentId,
  trouble: GatewayError,
): Promise<unknown> => {
  onTrouble('a payment could not be started', { intent: id, ...trouble })
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const { code, reason } = trouble
    const change = { from: 'pending', to: 'failed', reason: `${code}: ${reason}`, now } as const
    await saveIntent(tx, id, { ...change, stepId: newId(now), receipt: null, captured: null })
    return ok(null)
  })
}
