import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type ThreadKind = 'order' | 'shop' | 'contact'
export type ThreadState = 'open' | 'answered' | 'closed'
export type MessageAuthorRole = 'buyer' | 'vendor' | 'admin' | 'system'
export type MessageRedactReason = 'erasure' | 'moderation'
export type ThreadId = Brand<string, 'ThreadId'>
export type MessageId = Brand<string, 'MessageId'>

export type MessagingTables = {
  'messaging.threads': {
    id: string
    vendor_id: string | null
    kind: ThreadKind
    order_id: string | null
    buyer_id: string | null
    guest_name: string | null
    guest_email: string | null
    guest_phone: string | null
    subject: string
    language: Language
    state: ThreadState
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
    redact_reason: MessageRedactReason | null
  }
  'messaging.status_history': {
    id: string
    vendor_id: string | null
    thread_id: string
    from_state: string | null
    to_state: string
    actor_role: MessageAuthorRole
    actor_id: string | null
    happened_at: Date
  }
}
