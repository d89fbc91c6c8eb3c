import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type ThreadKind = 'order' | 'product' | 'shop' | 'contact'
export type ThreadState = 'open' | 'answered' | 'closed'
export type MessageAuthorRole = 'buyer' | 'vendor' | 'admin' | 'system'
export type MessageRedactReason = 'erasure' | 'moderation'
export type ReportReason = 'insult' | 'fraud' | 'advertising' | 'outside_payment' | 'other'
export type ReportState = 'open' | 'upheld' | 'dismissed'

export type ThreadId = Brand<string, 'ThreadId'>
export type MessageId = Brand<string, 'MessageId'>

/** The subject decides who takes part. */
export type ThreadSubject =
  | { kind: 'order'; vendorId: string; orderId: string }
  | { kind: 'product'; vendorId: string; productId: string }
  | { kind: 'shop'; vendorId: string }
  | { kind: 'contact' }
export type Thread = ThreadSubject & { id: ThreadId; subject: string; lastMessageAt: Date } & (
    | { state: 'open' }
    | { state: 'answered'; answeredAt: Date }
    | { state: 'closed'; closedAt: Date }
  )

/** Immutable, except that its text may be redacted for a reason. */
export type Message = { id: MessageId; threadId: ThreadId; sentAt: Date } & (
  | { body: string; wasMasked: boolean }
  | { body: null; redactedAt: Date; redactReason: 'erasure' | 'moderation' }
)

export type MessagingTables = {
  'messaging.threads': {
    id: string
    vendor_id: string | null
    kind: ThreadKind
    order_id: string | null
    product_id: string | null
    buyer_id: string | null
    guest_name: string | null
    guest_email: string | null
    guest_phone: string | null
    token_digest: Buffer | null
    subject: string
    language: Language
    state: ThreadState
    assigned_to: string | null
    buyer_unread: number
    seller_unread: number
    last_message_at: Date
    created_at: Date
    answered_at: Date | null
    closed_at: Date | null
    erased_at: Date | null
  }
  'messaging.messages': {
    id: string
    vendor_id: string | null
    thread_id: string
    author_role: MessageAuthorRole
    author_id: string | null
    body: string | null
    was_masked: boolean
    attachments: unknown
    sent_at: Date
    read_at: Date | null
    redacted_at: Date | null
    redacted_by: string | null
    redact_reason: MessageRedactReason | null
  }
  'messaging.quick_replies': {
    id: string
    vendor_id: string | null
    title: string
    body: string
    language: Language
    position: number
    updated_at: Date
  }
  'messaging.blocks': {
    vendor_id: string
    user_id: string
    reason: string
    blocked_by: string
    blocked_at: Date
  }
  'messaging.reports': {
    id: string
    vendor_id: string | null
    message_id: string
    reporter_id: string | null
    reason: ReportReason
    note: string | null
    state: ReportState
    decided_by: string | null
    decided_at: Date | null
    created_at: Date
  }
  'messaging.status_history': {
    id: string
    vendor_id: string | null
    thread_id: string
    from_state: string | null
    to_state: string
    actor_role: MessageAuthorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}
