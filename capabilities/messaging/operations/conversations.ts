import { readCursor, writeCursor } from '#kernel/cursor.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import { hours, type Clock } from '#kernel/time.ts'
import { inTransaction, type Db, type Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { rateLimit } from '#platform/rate-limit.ts'
import { publish } from '#platform/outbox.ts'
import type { Person } from '#platform/personal-data.ts'
import type { ConversationView, ThreadsPageView } from '../contract.ts'
import type { MessageSent } from '../events.ts'
import {
  countUnreadThreads,
  findThread,
  insertMessage,
  listThreads,
  lockThread,
  markThreadRead,
  findOrCreateThread,
  type ThreadSide,
} from '../queries/threads.ts'
import { maskContacts } from '#kernel/mask-contacts.ts'
import type { MessageId, ThreadId } from '../schema.ts'

export type MessagingDeps = { db: Db; clock: Clock }

type TooMany = { code: 'too_many_messages'; retryAfterSeconds: number }
type Missing = { code: 'thread_not_found' }
export type ConversationRefusal = TooMany | Missing

type Query = {
  show?: 'all' | 'unread' | undefined
  limit?: number | undefined
  cursor?: string | undefined
}
type About = { vendorId: string } | { orderId: string }

const PER_HOUR = 60

export function conversations(deps: MessagingDeps) {
  const { db, clock } = deps
  return {
    async list(side: ThreadSide, query: Query): Promise<ThreadsPageView> {
      const { show = 'all', limit: size = 25, cursor } = query
      const page = { isUnread: show === 'unread', limit: size, after: readCursor(cursor) }
      const { rows, matching, unread } = await listThreads(db, side, page)
      const items = rows.slice(0, size)
      const last = items.at(-1)
      return {
        items: items.map(({ view }) => view),
        total: matching,
        total_is_estimate: false,
        next: rows.length > size && last ? writeCursor({ at: last.at, id: last.view.id }) : null,
        unread,
      }
    },
    unread: (side: ThreadSide): Promise<number> => countUnreadThreads(db, side),

    /** Also marks it as read. */
    read: (side: ThreadSide, id: string) =>
      inTransaction(db, async (tx): Promise<Result<ConversationView, Missing>> => {
        if (!(await lockThread(tx, side, id))) return refuse({ code: 'thread_not_found' })
        await markThreadRead(tx, side, id, clock.now())
        const view = await findThread(tx, side, id)
        return view ? ok(view) : refuse({ code: 'thread_not_found' })
      }),

    async reply(
      side: ThreadSide,
      message: { threadId: string; userId: string; text: string },
    ): Promise<Result<ConversationView, ConversationRefusal>> {
      const may = await mayWrite(deps, message.userId)
      return may.ok ? inTransaction(db, (tx) => say(deps, tx, side, message)) : may
    },

    /** Continues the open conversation or creates one. */
    async begin(
      person: Person,
      { about, text, language }: { about: About; text: string; language: Language },
    ): Promise<Result<ConversationView, ConversationRefusal>> {
      const { userId, email } = person
      const may = await mayWrite(deps, userId)
      if (!may.ok) return may
      return inTransaction(
        db,
        async (tx): Promise<Result<ConversationView, ConversationRefusal>> => {
          const now = clock.now()
          const threadId = await findOrCreateThread(tx, {
            id: newId(now) as ThreadId,
            stepId: newId(now),
            buyerId: userId,
            about: 'orderId' in about ? { ...about, email } : about,
            language,
            now,
          })
          if (threadId === null) return refuse({ code: 'thread_not_found' })
          return say(deps, tx, { role: 'buyer', userId }, { threadId, userId, text })
        },
      )
    },
  }
}
export type Conversations = ReturnType<typeof conversations>

async function mayWrite(
  { db, clock }: MessagingDeps,
  userId: string,
): Promise<Result<null, TooMany>> {
  const use = { key: `messages:${userId}`, max: PER_HOUR, per: hours(1), now: clock.now() }
  const { allowed: isAllowed, retryAfterSeconds } = await rateLimit(db, use)
  return isAllowed ? ok(null) : refuse({ code: 'too_many_messages', retryAfterSeconds })
}

/** Masks contact details in conversations without an order, and publishes the message. */
async function say(
  { clock }: Pick<MessagingDeps, 'clock'>,
  tx: Tx,
  side: ThreadSide,
  { threadId, userId, text }: { threadId: string; userId: string; text: string },
): Promise<Result<ConversationView, ConversationRefusal>> {
  const thread = await lockThread(tx, side, threadId)
  if (!thread) return refuse({ code: 'thread_not_found' })
  const now = clock.now()
  const input = thread.hasOrder ? { text, wasMasked: false } : maskContacts(text)
  const id = newId(now) as MessageId
  await insertMessage(tx, {
    id,
    stepId: newId(now),
    thread,
    by: side.role,
    authorId: userId,
    ...input,
    now,
  })
  await markThreadRead(tx, side, threadId, now)
  if (thread.email !== null) {
    const { vendorId, vendorName, buyerName, email, language } = thread
    const to = side.role === 'buyer' ? ('vendor' as const) : ('buyer' as const)
    const who = { vendorId, vendorName, buyerName, email, language }
    const event = { messageId: id, threadId, to, ...who, text: input.text }
    await publish<MessageSent>(tx, { type: 'messaging.message_sent', ...event }, threadId)
  }
  const view = await findThread(tx, side, threadId)
  if (!view) throw new Error('the conversation is missing although its row is locked')
  return ok(view)
}
