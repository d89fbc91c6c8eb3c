/** Shared by server and screens, so this file must not import any library. */

export const REQUEST_STATES = [
  'received',
  'verified',
  'in_progress',
  'answered',
  'refused',
  'withdrawn',
] as const

export const DATA_REQUEST_REFUSE_REASONS = [
  'not_identified',
  'legal_duty',
  'abusive',
  'no_data',
  'other',
] as const

export const ERASURE_STATES = ['planned', 'running', 'done', 'withdrawn'] as const

export const ACCESS_KINDS = [
  'user',
  'order',
  'cart',
  'vendor',
  'refund',
  'request',
  'erasure',
  'person',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

export const SEVERITIES = ['low', 'medium', 'high'] as const

export const BREACH_STATES = ['open', 'contained', 'closed'] as const

export const BREACH_DATA = [
  'identity',
  'contact',
  'address',
  'orders',
  'payment',
  'passwords',
  'messages',
  'papers',
  'other',
] as const

/** Law 18-07, articles 7 and 12. */
export const LEGAL_BASES = ['consent', 'contract', 'law', 'legitimate_interest'] as const

export const REGISTER_FIELDS = [
  'name',
  'purpose',
  'people',
  'data',
  'recipients',
  'retention',
] as const
