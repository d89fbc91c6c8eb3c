import { createHash } from 'node:crypto'
import { refuse, ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { DeriveLinkKey } from '#platform/link-tokens.ts'
import type { PurchaseAccessRefusal, Orders, PurchaseReader } from '#capabilities/orders/index.ts'
import { insertLink } from '../queries/confirmation-links.ts'
import { lockWaiting } from '../queries/call-tasks.ts'

export const confirmationTokenDigest = (key: string): Buffer =>
  createHash('sha256').update(key).digest()

type CreateConfirmationLinkSource = {
  id: string
  vendorId: string
  number: string
  expiresAt: Date
}
type LinkContext = { now: Date; deriveLinkKey: DeriveLinkKey }

/** `path` is relative to the site. */
type AnswerLink = { linkId: string; path: string }

/** Only a digest of the key is stored; the server derives the key from the link's id. */
export async function confirmationUrl(
  tx: Tx,
  task: CreateConfirmationLinkSource,
  { now, deriveLinkKey }: LinkContext,
): Promise<AnswerLink> {
  const linkId = newId(now)
  const key = deriveLinkKey({ purpose: 'phone_confirmation.answer', id: linkId })
  await insertLink(tx, {
    id: linkId,
    vendorId: task.vendorId,
    taskId: task.id,
    digest: confirmationTokenDigest(key),
    sentAt: now,
    expiresAt: task.expiresAt,
  })
  return { linkId, path: `/order/${encodeURIComponent(task.number)}/confirm?key=${key}` }
}

type Deps = {
  db: Db
  clock: Clock
  orders: Pick<Orders, 'checkAccess'>
  deriveLinkKey: DeriveLinkKey
}
type MakeLinkCommand = { reader: PurchaseReader; orderId: string }
export type MakeLinkRefusal = PurchaseAccessRefusal | { code: 'call_not_found' }

/** For a buyer who may change the order; works like the emailed link. */
export const createConfirmationLink =
  ({ db, clock, orders, deriveLinkKey }: Deps) =>
  ({ reader, orderId }: MakeLinkCommand): Promise<Result<{ url: string }, MakeLinkRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<{ url: string }, MakeLinkRefusal>> => {
      const access = await orders.checkAccess(tx, reader, { orderId }, 'change')
      if (!access.ok) return access
      const now = clock.now()
      const [task] = await lockWaiting(tx, [orderId])
      if (!task || task.expiresAt <= now) return refuse({ code: 'call_not_found' })
      const { number } = access.value
      const { path } = await confirmationUrl(tx, { ...task, number }, { now, deriveLinkKey })
      return ok({ url: path })
    })
export type CreateConfirmationLink = ReturnType<typeof createConfirmationLink>
