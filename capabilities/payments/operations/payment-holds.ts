import type { Language } from '#kernel/locale.ts'
import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { after, type Clock } from '#kernel/time.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { publish } from '#platform/outbox.ts'
import type { HoldReleased } from '../events.ts'
import { endHold, insertHold, listDueHolds, listIntents, lockHold } from '../queries/intents.ts'
import { HOLD_DURATION, GATEWAY_GRACE_PERIOD } from '../rules/polling.ts'
import type { Hold } from '../schema.ts'
import { pollPurchase, type PollDeps } from './poll-gateways.ts'

const AT_ONCE = 50

/** Call it in the transaction that places the purchase. */
export const createHold =
  ({ clock }: { clock: Clock }) =>
  async (
    tx: Tx,
    wanted: { purchaseId: string; number: string; language: Language; amount: Centimes },
  ): Promise<void> => {
    const now = clock.now()
    await insertHold(tx, { ...wanted, expiresAt: after(now, HOLD_DURATION) }, now)
  }

/** Refused when paid or expired. */
export const releaseToCashOnDelivery =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, purchaseId: string): Promise<Result<null, { code: 'payment_not_awaited' }>> => {
    const hold = await lockHold(tx, purchaseId)
    if (hold?.state !== 'open') return refuse({ code: 'payment_not_awaited' })
    await endHold(tx, purchaseId, 'paid_on_delivery', clock.now())
    return ok(null)
  }

/** A late payment that paid for its orders after all. */
export const acceptLatePayment =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, purchaseId: string): Promise<void> => {
    await lockHold(tx, purchaseId)
    await endHold(tx, purchaseId, 'paid', clock.now())
  }

/**
 * Polls the gateway once more first. If it stays unreachable past the grace period, the stock is
 * released anyway; a payment found later is a late one.
 */
export const releasePaymentHolds = (deps: PollDeps) => async (): Promise<void> => {
  const due = await listDueHolds(deps.db, deps.clock.now(), AT_ONCE)
  for (const hold of due) await releaseOne(deps, hold)
}

async function releaseOne(deps: PollDeps, { purchaseId, expiresAt }: Hold): Promise<void> {
  const { db, clock, gateways } = deps
  const isCertain = await pollPurchase(deps)(purchaseId)
  if (!isCertain && clock.now() < after(expiresAt, GATEWAY_GRACE_PERIOD)) return
  const released = await inTransaction(db, async (tx): Promise<Result<boolean, never>> => {
    const hold = await lockHold(tx, purchaseId)
    if (hold?.state !== 'open') return ok(false)
    await endHold(tx, purchaseId, 'released', clock.now())
    const event: HoldReleased = { type: 'payments.hold_released', purchaseId, number: hold.number }
    await publish(tx, event, purchaseId)
    return ok(true)
  })
  if (!released.ok || !released.value) return
  for (const { status, gateway, gatewayId } of await listIntents(db, purchaseId))
    if (status === 'pending' && gatewayId !== null)
      await gateways.find(({ code }) => code === gateway)?.close(gatewayId)
}
