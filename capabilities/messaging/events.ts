import type { Language } from '#kernel/locale.ts'

export type ContactReceived = {
  type: 'messaging.contact_received'
  threadId: string
  name: string
  email: string
  subject: string
  message: string
  language: Language
}

export type MessageSent = {
  type: 'messaging.message_sent'
  messageId: string
  threadId: string
  to: 'buyer' | 'vendor'
  vendorId: string
  vendorName: string
  buyerName: string
  email: string
  language: Language
  text: string
  /** The order number, where its buyer has no account. Absent in older events. */
  guestOrder?: string | null
}

/** The reply is sent to the visitor by email. */
export type ContactAnswered = {
  type: 'messaging.contact_answered'
  messageId: string
  threadId: string
  name: string
  email: string
  subject: string
  question: string
  text: string
  language: Language
}
