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
  findThreadIdOfOrder,
  type BuyerSide,
  type ThreadSide,
} from '../queries/threads.ts'
import { findOrCreateThread, type ThreadSubject } from '../queries/new-threads.ts'
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
/** Per purchase: a guest has no account that could be blocked. */
const GUEST_PER_HOUR = 20

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
      inTransaction(db, (tx) => readThread(tx, side, { id, now: clock.now() })),

    ...orderConversations(deps),

    async reply(
      side: ThreadSide,
      message: { threadId: string; userId: string; text: string },
    ): Promise<Result<ConversationView, ConversationRefusal>> {
      const may = await mayWrite(deps, message.userId, PER_HOUR)
      return may.ok ? inTransaction(db, (tx) => say(deps, tx, side, message)) : may
    },

    /** Continues the open conversation or creates one. */
    async begin(
      person: Person,
      { about, text, language }: { about: About; text: string; language: Language },
    ): Promise<Result<ConversationView, ConversationRefusal>> {
      const { userId, email } = person
      const may = await mayWrite(deps, userId, PER_HOUR)
      if (!may.ok) return may
      const subject = 'orderId' in about ? { ...about, email } : about
      const begun = { about: subject, userId, text, language }
      return inTransaction(db, (tx) =>
        begin(deps, tx, { ...begun, side: { role: 'buyer', userId, email } }),
      )
    },
  }
}
export type Conversations = ReturnType<typeof conversations>

/** For a guest, by the purchase key. */
const orderConversations = (deps: MessagingDeps) => ({
  /** Of an order that the caller may open as its buyer; null before the first message. */
  readOfOrder: (orderId: string) =>
    inTransaction(deps.db, async (tx): Promise<Result<ConversationView | null, Missing>> => {
      const id = await findThreadIdOfOrder(tx, orderId)
      if (id === null) return ok(null)
      return readThread(tx, { role: 'buyer', orderId }, { id, now: deps.clock.now() })
    }),

  /** Continues or begins the conversation of an order that the caller may change as its buyer. */
  async writeAboutOrder(message: {
    order: { id: string; purchaseId: string }
    userId: string | null
    text: string
    language: Language
  }): Promise<Result<ConversationView, ConversationRefusal>> {
    const { order, userId, text, language } = message
    const may = await mayWrite(deps, `purchase:${order.purchaseId}`, GUEST_PER_HOUR)
    if (!may.ok) return may
    const begun = {
      about: { orderId: order.id, isOpened: true },
      userId,
      text,
      language,
    } as const
    return inTransaction(deps.db, (tx) =>
      begin(deps, tx, { ...begun, side: { role: 'buyer', orderId: order.id } }),
    )
  },
})

async function mayWrite(
  { db, clock }: MessagingDeps,
  author: string,
  max: number,
): Promise<Result<null, TooMany>> {
  const use = { key: `messages:${author}`, max, per: hours(1), now: clock.now() }
  const { allowed: isAllowed, retryAfterSeconds } = await rateLimit(db, use)
  return isAllowed ? ok(null) : refuse({ code: 'too_many_messages', retryAfterSeconds })
}

async function readThread(
  tx: Tx,
  side: ThreadSide,
  { id, now }: { id: string; now: Date },
): Promise<Result<ConversationView, Missing>> {
  if (!(await lockThread(tx, side, id))) return refuse({ code: 'thread_not_found' })
  await markThreadRead(tx, side, id, now)
  const view = await findThread(tx, side, id)
  return view ? ok(view) : refuse({ code: 'thread_not_found' })
}

type BeginMessage = {
  about: ThreadSubject
  side: BuyerSide
  userId: string | null
  text: string
  language: Language
}

async function begin(
  deps: Pick<MessagingDeps, 'clock'>,
  tx: Tx,
  { about, side, userId, text, language }: BeginMessage,
): Promise<Result<ConversationView, ConversationRefusal>> {
  const now = deps.clock.now()
  const id = newId<ThreadId>(now)
  const thread = { id, stepId: newId(now), buyerId: userId, about, language, now }
  const threadId = await findOrCreateThread(tx, thread)
  if (threadId === null) return refuse({ code: 'thread_not_found' })
  return say(deps, tx, side, { threadId, userId, text })
}

/** Masks contact details in conversations without an order, and publishes the message. */
async function say(
  { clock }: Pick<MessagingDeps, 'clock'>,
  tx: Tx,
  side: ThreadSide,
  { threadId, userId, text }: { threadId: string; userId: string | null; text: string },
): Promise<Result<ConversationView, ConversationRefusal>> {
  const thread = await lockThread(tx, side, threadId)
  if (!thread) return refuse({ code: 'thread_not_found' })
  const now = clock.now()
  const input = thread.hasOrder ? { text, wasMasked: false } : maskContacts(text)
  const id = newId<MessageId>(now)
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
    const { vendorId, vendorName, buyerName, email, language, guestOrder } = thread
    const to = side.role === 'buyer' ? ('vendor' as const) : ('buyer' as const)
    const who = { vendorId, vendorName, buyerName, email, language, guestOrder }
    const event = { messageId: id, threadId, to, ...who, text: input.text }
    await publish<MessageSent>(tx, { type: 'messaging.message_sent', ...event }, threadId)
  }
  const view = await findThread(tx, side, threadId)
  if (!view) throw new Error('the conversation is missing although its row is locked')
  return ok(view)
}
