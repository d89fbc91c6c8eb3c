import { ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import { notifyAdmins } from '#capabilities/identity/index.ts'
import type { PurchasePaid } from '../events.ts'
import {
  endHold,
  findIntent,
  insertEvent,
  lockHold,
  saveGatewayId,
  saveIntent,
} from '../queries/intents.ts'
import { decideIntentStatus, type IntentTransition } from '../rules/gateway-status.ts'
import type { Intent, IntentId, GatewayStatus } from '../schema.ts'

export type SettleDeps = {
  db: Db
  clock: Clock
  /** Reports what an admin has to check. */
  onTrouble: (message: string, about: object) => void
}

/** For webhook, return and polling. Decided under the lock of the hold: a payment counts once. */
export const applyIntentStatus =
  (deps: SettleDeps) =>
  (intentId: IntentId, reading: GatewayStatus): Promise<Result<IntentTransition, never>> =>
    inTransaction(deps.db, async (tx) => {
      const intent = await findIntent(tx, { id: intentId })
      return ok(
        intent ? await settleWithin(deps)(tx, intent, reading) : ({ kind: 'nothing' } as const),
      )
    })
export type ApplyIntentStatus = ReturnType<typeof applyIntentStatus>

/** `applyIntentStatus` for a webhook event. Idempotent per event id. */
export const applyWebhookEvent =
  (deps: SettleDeps) =>
  (event: {
    gateway: Intent['gateway']
    id: string
    type: string
    gatewayId: string
    intentId: string | null
    reading: GatewayStatus
  }): Promise<Result<IntentTransition, never>> =>
    inTransaction(deps.db, async (tx) => {
      const { gateway, gatewayId, reading } = event
      const intent = (await findIntent(tx, { gateway, gatewayId })) ?? (await unnamed(tx, event))
      const stored = { ...event, intentId: intent?.id ?? null, payload: { gatewayId, reading } }
      const isNew = await insertEvent(tx, stored, deps.clock.now())
      if (!isNew || !intent) return ok({ kind: 'nothing' } as const)
      return ok(await settleWithin(deps)(tx, intent, reading))
    })

/** A webhook can arrive before the response that carries the checkout id. */
async function unnamed(
  tx: Tx,
  event: { gateway: Intent['gateway']; gatewayId: string; intentId: string | null },
): Promise<Intent | null> {
  if (event.intentId === null) return null
  // We gave it to the gateway; any other finds nothing.
  const intent = await findIntent(tx, { id: event.intentId as IntentId })
  if (!intent || intent.gateway !== event.gateway || intent.gatewayId !== null) return null
  await saveGatewayId(tx, intent.id, event.gatewayId)
  return { ...intent, gatewayId: event.gatewayId }
}

const settleWithin =
  ({ clock, onTrouble }: SettleDeps) =>
  async (tx: Tx, seen: Intent, reading: GatewayStatus): Promise<IntentTransition> => {
    const hold = await lockHold(tx, seen.purchaseId)
    const intent = await findIntent(tx, { id: seen.id }) // read again under the lock
    if (!hold || !intent) return { kind: 'nothing' }
    const settlement = decideIntentStatus(hold.state, intent, reading)
    if (settlement.kind === 'amount_unknown')
      onTrouble('the gateway captured an amount that is not in dinars', {
        intent: intent.id,
        purchase: hold.number,
        requested: intent.amount,
        taken: reading.amount,
      })
    if (settlement.kind === 'nothing' || settlement.kind === 'amount_unknown') return settlement

    const now = clock.now()
    const to = settlement.kind === 'captured' ? 'captured' : settlement.status
    const receipt = settlement.kind === 'captured' ? reading.receipt : null
    const captured = settlement.kind === 'captured' ? settlement.taken : null
    await saveIntent(tx, intent.id, {
      ...{
        stepId: newId(now),
        from: intent.status,
        to,
        reason: reading.reason,
        receipt,
        captured,
        now,
      },
    })
    if (settlement.kind === 'ended') return settlement
    if (settlement.when === 'in_time') await endHold(tx, hold.purchaseId, 'paid', now)
    const event: PurchasePaid = {
      type: 'payments.purchase_paid',
      purchaseId: hold.purchaseId,
      number: hold.number,
      intentId: intent.id,
      method: intent.method,
      amount: captured ?? intent.amount,
      ...(captured !== null && { requested: intent.amount }),
      when: settlement.when,
      paidAt: now.toISOString(),
      receipt,
    }
    await publish(tx, event, hold.purchaseId)
    if (captured !== null) await notifyAdmins(tx, 'admin_other_sum_paid', hold.number)
    return settlement
  }
