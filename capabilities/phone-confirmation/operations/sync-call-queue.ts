import { after, type Clock, hours } from '#kernel/time.ts'
import { isOnlineMethod } from '#kernel/payment-methods.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import { publish } from '#platform/outbox.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { CallRequired } from '../events.ts'
import type {
  AddressChanged,
  OrderStatusChanged as Changed,
  PurchasePlaced as Placed,
} from '../consumed-events.ts'
import { findCallRules } from '../queries/call-settings.ts'
import {
  type LockedTask,
  insertTask,
  lockWaiting,
  saveTaskPhone,
  saveTaskTransition,
} from '../queries/call-tasks.ts'
import { shiftIntoCallingHours } from '../rules/calling-hours.ts'
import type { TaskTransition } from '../rules/call-outcome.ts'
import { CALL_REFUSE_REASONS } from '../contract.ts'
import type { CallTaskActorRole, TaskId } from '../schema.ts'
import { confirmationUrl } from './create-confirmation-link.ts'
import type { OrderId } from '#capabilities/orders/index.ts'

type Deps = { clock: Clock; orders: Pick<Orders, 'lockOrder'>; deriveLinkKey: DeriveLinkKey }

export const syncCallQueue = (deps: Deps) => ({
  /** Idempotent. */
  async purchasesPlaced(purchases: readonly Placed[], tx: Tx): Promise<void> {
    const waiting = purchases
      .filter(({ paymentMethod }) => !isOnlineMethod(paymentMethod))
      .flatMap((purchase) => purchase.orders.map((order) => ({ purchase, order })))
      .filter(({ order }) => order.status === 'pending')
      .toSorted((a, b) => (a.order.id < b.order.id ? -1 : 1))
    for (const { purchase, order } of waiting) await open(deps, tx, purchase, order)
  },

  /** Closes the tasks of orders confirmed or cancelled in another way. */
  async statusesChanged(steps: readonly Changed[], tx: Tx): Promise<void> {
    const left = new Map(
      steps.filter(({ from }) => from === 'pending').map((step) => [step.orderId, step]),
    )
    for (const task of await lockWaiting(tx, [...left.keys()])) {
      const step = left.get(task.orderId)
      if (step) await close(deps, tx, task, step)
    }
  },

  /** The next call goes to the new number. */
  async addressesChanged(events: readonly AddressChanged[], tx: Tx): Promise<void> {
    const phoneOf = new Map(
      events.flatMap(({ phone, orders }) => orders.map(({ id }) => [id, phone] as const)),
    )
    for (const task of await lockWaiting(tx, [...phoneOf.keys()])) {
      const phone = phoneOf.get(task.orderId)
      if (phone !== undefined && phone !== task.phone) await saveTaskPhone(tx, task.id, phone)
    }
  },
})

async function open(
  { clock, orders, deriveLinkKey }: Deps,
  tx: Tx,
  purchase: Placed,
  order: Placed['orders'][number],
): Promise<void> {
  // Locks the order, so that a concurrent confirmation's event follows the insert of the task.
  const orderId = order.id as OrderId // the event is of an order
  const held = await orders.lockOrder(tx, orderId)
  if (held?.status !== 'pending') return
  const now = clock.now()
  const rules = await findCallRules(tx, order.vendorId)
  const task = {
    id: newId<TaskId>(now),
    vendorId: order.vendorId,
    orderId,
    phone: held.phone, // the buyer may have changed it since
    nextCallAt: shiftIntoCallingHours(now, rules),
    createdAt: now,
    expiresAt: after(now, hours(rules.expiresHours)),
  }
  if (!(await insertTask(tx, task, newId(now)))) return
  const { firstName, email } = purchase.contact
  const { linkId } = await confirmationUrl(
    tx,
    { ...task, number: purchase.number },
    { now, deriveLinkKey },
  )
  const event: CallRequired = {
    type: 'phone_confirmation.call_required',
    taskId: task.id,
    vendorId: order.vendorId,
    orderNumber: order.number,
    vendorName: order.vendorName,
    expiresAt: task.expiresAt.toISOString(),
    buyer: { firstName, email, language: purchase.language },
    purchaseNumber: purchase.number,
    linkId,
  }
  await publish<CallRequired>(tx, event, task.id)
}

const ROLES: Record<Changed['by'], CallTaskActorRole> = {
  buyer: 'buyer',
  vendor: 'vendor',
  admin: 'admin',
  system: 'system',
  courier: 'system',
}

async function close({ clock }: Deps, tx: Tx, task: LockedTask, step: Changed): Promise<void> {
  const now = clock.now()
  const isCancelled = step.to === 'cancelled'
  const reason = CALL_REFUSE_REASONS.find((refuseReason) => refuseReason === step.reason) ?? 'other'
  const move: TaskTransition = {
    state: isCancelled ? 'refused' : 'confirmed',
    attempts: task.attempts,
    nextCallAt: null,
    callbackAt: null,
    refuseReason: isCancelled ? reason : null,
    duplicateOf: null,
    order: null,
  }
  const by = { id: newId(now), role: ROLES[step.by], actorId: null, reason: step.reason, at: now }
  await saveTaskTransition(tx, task, move, by)
}
