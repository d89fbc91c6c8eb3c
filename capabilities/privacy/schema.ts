import type { Brand } from '#kernel/brand.ts'
import type { LocalDate } from '#kernel/calendar.ts'
import type { Language } from '#kernel/locale.ts'

export type TextPurpose =
  | 'terms'
  | 'privacy_policy'
  | 'vendor_agreement'
  | 'cookies_analytics'
  | 'cookies_marketing'
  | 'cookies_functional'
  | 'cart_reminder'
  | 'marketing_mail'
  | 'marketing_sms'
export type ConsentSource =
  | 'banner'
  | 'sign_up'
  | 'checkout'
  | 'account'
  | 'vendor_register'
  | 'unsubscribe'
  | 'request'
export type DataRequestKind = 'access' | 'rectification' | 'erasure' | 'objection' | 'portability'
export type DataRequestState =
  | 'received'
  | 'verified'
  | 'in_progress'
  | 'answered'
  | 'refused'
  | 'withdrawn'
export type DataRequestVerifiedHow = 'signed_in' | 'mail_code' | 'phone_code' | 'papers'
export type DataRequestRefuseReason =
  | 'not_identified'
  | 'legal_duty'
  | 'abusive'
  | 'no_data'
  | 'other'
export type DataRequestActorRole = 'person' | 'admin' | 'system'
export type ErasureState = 'planned' | 'running' | 'done' | 'withdrawn'
export type BreachState = 'open' | 'contained' | 'closed'
export type DataRequestId = Brand<string, 'DataRequestId'>

export type PrivacyTables = {
  'privacy.data_requests': {
    id: string
    number: string
    kind: DataRequestKind
    state: DataRequestState
    user_id: string | null
    name: string | null
    email: string | null
    phone: string | null
    language: Language
    message: string | null
    received_at: Date
    received_on: LocalDate
    legal_days: number
    legal_source: string
    due_on: LocalDate
    verified_at: Date | null
    verified_how: DataRequestVerifiedHow | null
    handler_id: string | null
    started_at: Date | null
    answered_at: Date | null
    answer: string | null
    refused_at: Date | null
    refuse_reason: DataRequestRefuseReason | null
    withdrawn_at: Date | null
    erased_at: Date | null
  }
  'privacy.request_history': {
    id: string
    request_id: string
    from_state: string | null
    to_state: string
    actor_role: DataRequestActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
  'privacy.erasures': {
    id: string
    user_id: string | null
    request_id: string | null
    state: ErasureState
    planned_at: Date
    run_after: Date
    started_at: Date | null
    done_at: Date | null
    withdrawn_at: Date | null
  }
  'privacy.erasure_steps': {
    erasure_id: string
    capability: string
    erased_rows: number
    kept_rows: number
    kept_reason: string | null
    kept_until: string | null
    done_at: Date
  }
}
