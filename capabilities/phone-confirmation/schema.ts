import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type AgentRole = 'agent' | 'follow_up' | 'coordinator' | 'manager'
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
export type ActorRole = 'buyer' | 'vendor' | 'admin' | 'system'

export type TaskId = Brand<string, 'TaskId'>

type Task = {
  id: TaskId
  vendorId: string
  orderId: string
  phone: string
  attempts: number
  assignedTo: string | null
  createdAt: Date
  expiresAt: Date
}
export type WaitingTask = Task &
  (
    | { state: 'to_confirm' | 'no_answer'; nextCallAt: Date }
    | { state: 'callback'; nextCallAt: Date; callbackAt: Date }
  )
type Decision = { decidedAt: Date; decidedBy: string | null }
/** Only `confirmed` lets the order proceed. */
export type DecidedTask = Task &
  Decision &
  (
    | { state: 'confirmed' | 'wrong_number' | 'expired' }
    | { state: 'duplicate'; duplicateOf: string }
    | { state: 'refused'; reason: TaskRefuseReason }
  )
export type ConfirmationTask = WaitingTask | DecidedTask

/** Exclusive lock of the phone number until `expiresAt`. */
export type Claim = {
  phone: string
  agentId: string
  taskId: TaskId
  claimedAt: Date
  expiresAt: Date
}

/** Hours in Algiers, as `09:00`. */
export type CallRules = {
  maxAttempts: number
  spacingMinutes: number
  from: string
  until: string
  expiresHours: number
}

/** Only `queries/` uses these row types. */
export type ConfirmationTables = {
  'phone_confirmation.call_settings': {
    id: string
    vendor_id: string | null
    max_attempts: number
    spacing_minutes: number
    calls_from: string
    calls_until: string
    expires_hours: number
    updated_by: string | null
    updated_at: Date
  }
  'phone_confirmation.call_scripts': {
    id: string
    vendor_id: string | null
    language: Language
    body: string
    updated_by: string | null
    updated_at: Date
  }
  'phone_confirmation.agents': {
    vendor_id: string
    user_id: string
    role: AgentRole
    languages: string[]
    is_on_duty: boolean
    last_assigned_at: Date | null
    added_at: Date
    removed_at: Date | null
  }
  'phone_confirmation.agent_products': {
    vendor_id: string
    user_id: string
    product_id: string
  }
  'phone_confirmation.call_tasks': {
    id: string
    vendor_id: string
    order_id: string
    phone: string
    state: TaskState
    attempts: number
    assigned_to: string | null
    next_call_at: Date | null
    callback_at: Date | null
    duplicate_of: string | null
    refuse_reason: TaskRefuseReason | null
    decided_at: Date | null
    decided_by: string | null
    created_at: Date
    expires_at: Date
  }
  'phone_confirmation.call_claims': {
    phone: string
    vendor_id: string
    agent_id: string
    task_id: string
    claimed_at: Date
    expires_at: Date
  }
  'phone_confirmation.calls': {
    id: string
    vendor_id: string
    task_id: string
    agent_id: string | null
    channel: CallChannel
    outcome: CallOutcome
    callback_at: Date | null
    note: string | null
    started_at: Date
    ended_at: Date
  }
  'phone_confirmation.confirmation_links': {
    id: string
    vendor_id: string
    task_id: string
    token_digest: Buffer
    sent_at: Date
    expires_at: Date
    answered_at: Date | null
    answer: LinkAnswer | null
  }
  'phone_confirmation.status_history': {
    id: string
    vendor_id: string
    task_id: string
    from_state: string | null
    to_state: string
    actor_role: ActorRole
    actor_id: string | null
    reason: string | null
    happened_at: Date
  }
}
