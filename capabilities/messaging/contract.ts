import { z } from 'zod'
import { Id, ImageView, Instant, LanguageCode, pageOf } from '../contract.ts'

export const CONTACT_TOPICS = ['order', 'return', 'account', 'selling', 'other'] as const
export const ContactTopic = z.enum(CONTACT_TOPICS)
export type ContactTopic = z.infer<typeof ContactTopic>

const line = (max: number) => z.string().trim().max(max)

export const ContactBody = z.strictObject({
  topic: ContactTopic,
  name: line(100).min(1),
  email: line(254).toLowerCase().pipe(z.email()),
  order_number: line(20).default(''),
  message: line(2000).min(10),
})
export type ContactInput = z.infer<typeof ContactBody>

export const ContactReceivedView = z.strictObject({ id: Id })

const Words = z.string().trim().min(1).max(5000)

/** `with` is the other side. */
export const Thread = z.object({
  id: Id,
  kind: z.enum(['order', 'product', 'shop']),
  with: z.object({ id: Id.nullable(), name: z.string() }),
  order: z
    .object({
      id: Id,
      order_number: z.string(),
      /** Of its first item. */
      image: ImageView.nullable(),
    })
    .nullable(),
  last: z.object({ text: z.string().nullable(), is_own: z.boolean() }),
  unread: z.number().int(),
  last_message_at: Instant,
})
export type ThreadView = z.infer<typeof Thread>
export const ThreadsPage = pageOf(Thread).extend({ unread: z.number().int() })
export type ThreadsPageView = z.infer<typeof ThreadsPage>

export const ConversationView = Thread.omit({ last: true }).extend({
  /** The newest two hundred, oldest first. */
  messages: z.array(
    z.object({
      id: Id,
      is_own: z.boolean(),
      text: z.string().nullable(),
      was_masked: z.boolean(),
      sent_at: Instant,
      read_at: Instant.nullable(),
    }),
  ),
})
export type ConversationView = z.infer<typeof ConversationView>

export const ThreadsQuery = z.object({
  show: z.enum(['all', 'unread']).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(300).optional(),
})
export const ThreadParams = z.object({ id: Id })
export const ReplyBody = z.strictObject({ text: Words })
export const NewThreadBody = z.union([
  z.strictObject({ vendor_id: Id, text: Words }),
  z.strictObject({ order_id: Id, text: Words }),
])
/** A guest's conversation is named by its order. */
export const OrderOfMessages = z.strictObject({ order_id: Id })
export const GuestMessageBody = OrderOfMessages.extend({ text: Words })
export const OrderConversation = z.strictObject({ conversation: ConversationView.nullable() })
export type OrderConversationView = z.infer<typeof OrderConversation>
export const Unread = z.object({ count: z.number().int() })
export type UnreadView = z.infer<typeof Unread>

export const ContactThread = z.strictObject({
  id: Id,
  subject: z.string(),
  /** Null once erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  language: LanguageCode,
  state: z.enum(['open', 'answered', 'closed']),
  created_at: Instant,
  messages: z.array(
    z.strictObject({
      id: Id,
      is_own: z.boolean(),
      /** Null for the visitor. */
      author: z.string().nullable(),
      text: z.string().nullable(),
      sent_at: Instant,
    }),
  ),
})
export type ContactThreadView = z.infer<typeof ContactThread>
export const ContactStateBody = z.strictObject({ state: z.enum(['open', 'closed']) })

/** Between the buyer and the vendor of an order, for an admin who settles a dispute. Oldest first. */
export const OrderMessages = z.object({
  items: z.array(
    z.object({
      id: Id,
      author_role: z.enum(['buyer', 'vendor', 'admin', 'system']),
      author: z.string().nullable(),
      text: z.string().nullable(),
      sent_at: Instant,
      read_at: Instant.nullable(),
    }),
  ),
})
export type OrderMessagesView = z.infer<typeof OrderMessages>
