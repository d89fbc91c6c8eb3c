import { createHash, randomBytes } from 'node:crypto'
import { refuse, ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { AccessRefusal, Orders, PurchaseReader } from '#capabilities/orders/index.ts'
import { insertLink } from '../queries/links.ts'
import { lockWaiting } from '../queries/tasks.ts'

export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

type Line = { id: string; vendorId: string; number: string; expiresAt: Date }

/**
 * A way for whoever gets it to answer one call in the buyer's place, until the line expires. Only
 * its digest is kept. Answers what follows the address of the site.
 */
export async function linkTo(tx: Tx, task: Line, now: Date): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await insertLink(tx, {
    id: newId(now),
    vendorId: task.vendorId,
    taskId: task.id,
    digest: digestOf(key),
    sentAt: now,
    expiresAt: task.expiresAt,
  })
  return `/order/${encodeURIComponent(task.number)}/answer?key=${key}`
}

type Deps = { db: Db; clock: Clock; orders: Pick<Orders, 'checkAccess'> }
type MakeLinkCommand = { reader: PurchaseReader; orderId: string }
export type MakeLinkRefusal = AccessRefusal | { code: 'call_not_found' }

/** A link for who may change the order: it is answered like the one that was mailed. */
export const makeLink =
  ({ db, clock, orders }: Deps) =>
  ({ reader, orderId }: MakeLinkCommand): Promise<Result<{ url: string }, MakeLinkRefusal>> =>
    inTransaction(db, async (tx): Promise<Result<{ url: string }, MakeLinkRefusal>> => {
      const access = await orders.checkAccess(tx, reader, { orderId }, 'change')
      if (!access.ok) return access
      const now = clock.now()
      const [task] = await lockWaiting(tx, [orderId])
      if (!task || task.expiresAt <= now) return refuse({ code: 'call_not_found' })
      return ok({ url: await linkTo(tx, { ...task, number: access.value.number }, now) })
    })
export type MakeLink = ReturnType<typeof makeLink>
