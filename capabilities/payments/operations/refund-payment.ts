import type { Centimes } from '#kernel/money.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { type Job, job, type Jobs } from '#platform/jobs/index.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Approvals } from '#capabilities/identity/index.ts'
import type { RefundDone } from '../events.ts'
import type { Gateway } from '../gateways/gateway.ts'
import type { ConfiguredGateway } from '../gateways/registry.ts'
import { listCaptured, lockHold } from '../queries/intents.ts'
import {
  releaseRefundAmount,
  insertPaymentRefund,
  lockPaymentRefund,
  lockUnsentRefund,
  savePaymentRefund,
  type RefundSums,
  getRefundSums as readSums,
} from '../queries/refunds.ts'
import type { Refund, RefundReason } from '../schema.ts'
import { NEEDS_APPROVAL } from '../rules/needs-approval.ts'
import type { SettleDeps } from './apply-gateway-status.ts'

export type RefundDeps = SettleDeps & {
  gateways: readonly ConfiguredGateway[]
  jobs: Pick<Jobs, 'handle'>
  audit: Pick<Audit, 'record'>
  approvals: Pick<Approvals, 'check' | 'announceIfSole'>
}
const sending: Job<{ refundId: string }> = job('payments.send_refund')

export type RefundPaymentCommand = {
  purchaseId: string
  orderId: string
  amount: Centimes
  reason: RefundReason
  /** Idempotency key: a reference is refunded once. */
  reference: string
  /** By default the newest payment with enough left. */
  intentId?: string
  /** The admin whose act made it due. */
  requestedBy?: string | null
  /** The gateway is asked only once another admin approves it. */
  needsApproval?: boolean
}
export type PaymentRefundRefusal = { code: 'not_paid_online' } | { code: 'refund_exceeds_payment' }

/** Unless it needs an approval, the gateway is asked after the commit; `payments.refund_succeeded` reports the refund. */
export const refundPayment =
  ({ clock }: Pick<RefundDeps, 'clock'>) =>
  async (
    tx: Tx,
    wanted: RefundPaymentCommand,
  ): Promise<Result<{ refundId: string }, PaymentRefundRefusal>> => {
    await lockHold(tx, wanted.purchaseId)
    const before = await lockPaymentRefund(tx, { reference: wanted.reference })
    if (before) return ok({ refundId: before.id })
    const captured = await listCaptured(tx, wanted.purchaseId)
    if (captured.length === 0) return refuse({ code: 'not_paid_online' })
    const source = captured.find(
      ({ id, left }) =>
        (wanted.intentId === undefined || id === wanted.intentId) && left >= wanted.amount,
    )
    if (!source) return refuse({ code: 'refund_exceeds_payment' })
    const now = clock.now()
    const by = { requestedBy: wanted.requestedBy ?? null }
    const made = { ...wanted, ...by, id: newId(now), intentId: source.id }
    await insertPaymentRefund(tx, made, now)
    if (wanted.needsApproval)
      await savePaymentRefund(tx, made.id, { status: 'manual', failureReason: NEEDS_APPROVAL, now })
    else await sendRefund(tx, made.id)
    return ok({ refundId: made.id })
  }

export const sendRefund = (tx: Tx, refundId: string) =>
  sending.enqueue(tx, { refundId }, { key: refundId })

/** Whether one payment by card has as much left. Locks the purchase's hold. */
export async function coversRefund(
  tx: Tx,
  { purchaseId, amount }: { purchaseId: string; amount: Centimes },
): Promise<boolean> {
  await lockHold(tx, purchaseId)
  return (await listCaptured(tx, purchaseId)).some(({ left }) => left >= amount)
}

export const cancelRefunds =
  ({ clock }: Pick<RefundDeps, 'clock'>) =>
  async (tx: Tx, query: { purchaseId: string; orderId: string }): Promise<void> => {
    await lockHold(tx, query.purchaseId)
    for (const { id, intentId, amount } of await lockUnsentRefund(tx, query.orderId)) {
      await savePaymentRefund(tx, id, { status: 'cancelled', now: clock.now() })
      await releaseRefundAmount(tx, intentId, amount)
    }
  }

/** In centimes, refunded or pending. Locks the purchase's hold. */
export const sumRefunds = async (
  tx: Tx,
  query: { purchaseId: string; orderId: string },
): Promise<RefundSums> => {
  await lockHold(tx, query.purchaseId)
  return readSums(tx, query.orderId)
}

/**
 * A refund with unknown outcome is not retried, because the buyer could get it twice: an admin
 * checks the gateway's dashboard and records the result.
 */
export function processRefunds(deps: RefundDeps): void {
  deps.jobs.handle(sending, async ({ refundId }) => {
    const { db, clock, gateways } = deps
    const claimed = await inTransaction(db, async (tx): Promise<Result<Refund | null, never>> => {
      const found = await lockPaymentRefund(tx, { id: refundId })
      if (found?.status === 'sending')
        await savePaymentRefund(tx, refundId, {
          status: 'manual',
          failureReason: 'unknown',
          now: clock.now(),
        })
      if (found?.status !== 'due') return ok(null)
      await savePaymentRefund(tx, refundId, { status: 'sending', now: clock.now() })
      return ok(found)
    })
    const refund = claimed.ok ? claimed.value : null
    if (!refund) return
    const gateway = gateways.find(({ code }) => code === refund.gateway)
    const query = { id: refund.gatewayId, amount: refund.amount, language: 'fr' } as const
    const answer = gateway
      ? await gateway.refund(query)
      : refuse({ code: 'manual_refund_required' } as const)
    await inTransaction(db, async (tx) => {
      if (answer.ok)
        await finishRefund(deps, tx, refund, { reference: answer.value.reference, by: null })
      else await savePaymentRefund(tx, refundId, { ...troubleOf(answer.error), now: clock.now() })
      return ok(null)
    })
    if (!answer.ok && answer.error.code === 'gateway_unreachable' && !answer.error.sent)
      throw new Error(`the refund could not be sent: ${answer.error.reason}`) // the job retries
  })
}

type Trouble = Exclude<Awaited<ReturnType<Gateway['refund']>>, { ok: true }>['error']

function troubleOf(error: Trouble): { status: Refund['status']; failureReason: string } {
  if (error.code === 'manual_refund_required') return { status: 'manual', failureReason: 'manual' }
  if (error.code === 'gateway_refused') return { status: 'manual', failureReason: error.reason }
  return error.sent
    ? { status: 'manual', failureReason: 'unknown' }
    : { status: 'due', failureReason: error.reason }
}

type RefundOutcome = { reference: string | null; by: string | null } & Pick<RefundDone, 'byHand'>

/** The buyer has the money: the books follow the event. */
export async function finishRefund(
  { clock }: Pick<RefundDeps, 'clock'>,
  tx: Tx,
  done: Refund,
  { reference, by, byHand }: RefundOutcome,
): Promise<void> {
  const now = clock.now()
  await savePaymentRefund(tx, done.id, { status: 'done', gatewayReference: reference, by, now })
  const { id: refundId, purchaseId, orderId, reason, amount } = done
  const event: RefundDone = {
    type: 'payments.refund_succeeded',
    ...{ refundId, reference: done.reference, purchaseId, orderId, reason, amount, byHand },
  }
  await publish(tx, event, purchaseId)
}
