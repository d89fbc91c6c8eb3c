import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { publish } from '#platform/outbox.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { ContactThreadView } from '../contract.ts'
import type { ContactAnswered } from '../events.ts'
import {
  findContact,
  insertReply,
  lockContact,
  saveContactState,
} from '../queries/contact-threads.ts'

export type ContactDeps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type By = { adminId: string; origin: Origin }
type Missing = { code: 'thread_not_found' }
export type ContactRefusal = Missing | { code: 'no_address' } | { code: 'status_unchanged' }
type ManageContactThreadsResult<Refusal> = Promise<Result<ContactThreadView, Refusal>>

export function manageContactThreads({ db, clock, audit }: ContactDeps) {
  const remember = (
    tx: Tx,
    { adminId, origin }: By,
    threadId: string,
    from: string,
    to: 'open' | 'answered' | 'closed',
  ) =>
    audit.record(tx, {
      actor: { role: 'admin', id: adminId },
      action: `messaging.contact_${to === 'open' ? 'reopened' : to}`,
      subject: { type: 'contact', id: threadId },
      before: { state: from },
      after: { state: to },
      ...origin,
    })
  const seen = async (tx: Tx | Db, id: string): ManageContactThreadsResult<Missing> => {
    const view = await findContact(tx, id)
    return view ? ok(view) : refuse({ code: 'thread_not_found' })
  }

  return {
    read: (id: string): ManageContactThreadsResult<Missing> => seen(db, id),

    /** Sends the reply by email; a thread may get several. */
    reply: (id: string, text: string, by: By): ManageContactThreadsResult<ContactRefusal> =>
      inTransaction(db, async (tx): ManageContactThreadsResult<ContactRefusal> => {
        const thread = await lockContact(tx, id)
        if (!thread) return refuse({ code: 'thread_not_found' })
        const { name, email, subject, language, question, state: from } = thread
        if (email === null) return refuse({ code: 'no_address' })
        const now = clock.now()
        const messageId = newId(now)
        const change = { threadId: id, adminId: by.adminId, now }
        await insertReply(tx, { ...change, id: messageId, text })
        await saveContactState(tx, { ...change, id: newId(now), from, to: 'answered' })
        await remember(tx, by, id, from, 'answered')
        const event = { messageId, threadId: id, name: name ?? '', email, subject, text, language }
        await publish<ContactAnswered>(
          tx,
          { type: 'messaging.contact_answered', ...event, question: question ?? '' },
          id,
        )
        return seen(tx, id)
      }),

    move: (id: string, to: 'open' | 'closed', by: By): ManageContactThreadsResult<ContactRefusal> =>
      inTransaction(db, async (tx): ManageContactThreadsResult<ContactRefusal> => {
        const thread = await lockContact(tx, id)
        if (!thread) return refuse({ code: 'thread_not_found' })
        const { state: from } = thread
        if (from === to) return refuse({ code: 'status_unchanged' })
        const now = clock.now()
        const { adminId } = by
        await saveContactState(tx, { id: newId(now), threadId: id, from, to, adminId, now })
        await remember(tx, by, id, from, to)
        return seen(tx, id)
      }),
  }
}
export type ManageContactThreads = ReturnType<typeof manageContactThreads>
