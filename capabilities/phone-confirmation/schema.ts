import type { Brand } from '#kernel/brand.ts'

export type TaskState =
  | 'to_confirm'
  | 'no_answer'
  | 'callback'
  | 'wrong_number'
  | 'duplicate'
  | 'refused'
  | 'confirmed'
  | 'expired'
export type TaskRefuseReason =
  | 'changed_mind'
  | 'too_expensive'
  | 'found_elsewhere'
  | 'too_slow'
  | 'not_ordered'
  | 'wrong_product'
  | 'cannot_pay'
  | 'other'
export type CallChannel = 'phone' | 'whatsapp' | 'sms' | 'link'
export type CallOutcome =
  | 'no_answer'
  | 'unreachable'
  | 'callback'
  | 'wrong_number'
  | 'duplicate'
  | 'refused'
  | 'confirmed'
export type LinkAnswer = 'confirmed' | 'refused' | 'callback'
export type CallTaskActorRole = 'buyer' | 'vendor' | 'admin' | 'system'

export type TaskId = Brand<string, 'TaskId'>

/** Hours in Algiers, as `09:00`. */
export type CallRules = {
  maxAttempts: number
  spacingMinutes: number
  from: string
  until: string
  expiresHours: number
}
