import { createHash, randomBytes } from 'node:crypto'
import { refuse, ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Orders } from '#capabilities/orders/index.ts'
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

type Deps = { db: Db; clock: Clock; orders: Pick<Orders, 'track'> }
type Asked = { number: string; contact: string; orderId: string }

/** A link for whoever knows the number of a purchase and its contact: they may cancel it anyway. */
export const makeLink =
  ({ db, clock, orders }: Deps) =>
  async (asked: Asked): Promise<Result<{ url: string }, { code: 'call_not_found' }>> => {
    const tracked = await orders.track(asked)
    const order = tracked.ok && tracked.value.orders.find(({ id }) => id === asked.orderId)
    if (!tracked.ok || !order) return refuse({ code: 'call_not_found' })
    const { number } = tracked.value
    return inTransaction(
      db,
      async (tx): Promise<Result<{ url: string }, { code: 'call_not_found' }>> => {
        const now = clock.now()
        const [task] = await lockWaiting(tx, [asked.orderId])
        if (!task || task.expiresAt <= now) return refuse({ code: 'call_not_found' })
        return ok({ url: await linkTo(tx, { ...task, number }, now) })
      },
    )
  }
export type MakeLink = ReturnType<typeof makeLink>
