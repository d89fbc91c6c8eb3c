import type { Brand } from '#kernel/brand.ts'

export type ThreadKind = 'order' | 'shop' | 'contact'
export type ThreadState = 'open' | 'answered' | 'closed'
export type MessageAuthorRole = 'buyer' | 'vendor' | 'admin' | 'system'
export type MessageRedactReason = 'erasure' | 'moderation'
export type ThreadId = Brand<string, 'ThreadId'>
export type MessageId = Brand<string, 'MessageId'>
