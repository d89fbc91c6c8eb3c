import type { Language } from '#kernel/locale.ts'

/** A visitor wrote to the operator through the contact form. */
export type ContactReceived = {
  type: 'messaging.contact_received'
  threadId: string
  name: string
  email: string
  subject: string
  message: string
  language: Language
}

/** One side of a conversation wrote to the other. */
export type MessageSent = {
  type: 'messaging.message_sent'
  messageId: string
  threadId: string
  to: 'buyer' | 'vendor'
  vendorId: string
  vendorName: string
  buyerName: string
  /** The buyer's address and language. */
  email: string
  language: Language
  text: string
}

/** The operator answered what a visitor wrote: the answer goes to them by mail. */
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
