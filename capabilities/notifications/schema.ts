import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type Topic =
  | 'security'
  | 'orders'
  | 'returns'
  | 'messages'
  | 'reviews'
  | 'payouts'
  | 'stock'
  | 'products'
  | 'team'
  | 'price_drop'
  | 'back_in_stock'
  | 'marketing'
export type Channel = 'mail' | 'sms' | 'push' | 'in_app' | 'whatsapp'
export type DeliveryChannel = 'mail' | 'sms' | 'push' | 'whatsapp'
export type DeliveryState = 'waiting' | 'sent' | 'delivered' | 'failed' | 'bounced' | 'suppressed'
export type SuppressionScope = 'all' | 'marketing'
export type SuppressionReason = 'opted_out' | 'bounced' | 'complained' | 'erased'
export type WebhookCallState = 'waiting' | 'delivered' | 'dead'

export type DeliveryId = Brand<string, 'DeliveryId'>

type DeliveryBase = {
  id: DeliveryId
  eventKey: string
  topic: Topic
  channel: DeliveryChannel
  recipient: string
  language: Language
  attempts: number
}
export type Delivery = DeliveryBase &
  (
    | { state: 'waiting'; notBefore: Date }
    | { state: 'sent'; sentAt: Date }
    | { state: 'delivered'; sentAt: Date; deliveredAt: Date }
    | { state: 'failed' | 'bounced' | 'suppressed'; endedAt: Date; reason: string }
  )

export type NotificationsTables = {
  'notifications.preferences': {
    user_id: string
    topic: Topic
    channel: Channel
    is_enabled: boolean
    consented_at: Date | null
    consent_version: string | null
    changed_at: Date
  }
  'notifications.quiet_hours': {
    user_id: string
    starts: string
    ends: string
    changed_at: Date
  }
  'notifications.push_subscriptions': {
    id: string
    user_id: string
    endpoint: string
    public_key: string
    secret: string
    user_agent: string | null
    created_at: Date
    failed_at: Date | null
  }
  'notifications.notifications': {
    id: string
    user_id: string
    vendor_id: string | null
    topic: Topic
    template_key: string
    values: unknown
    path: string | null
    event_key: string
    created_at: Date
    read_at: Date | null
  }
  'notifications.deliveries': {
    id: string
    notification_id: string | null
    vendor_id: string | null
    event_key: string
    topic: string
    channel: DeliveryChannel
    recipient: string
    language: Language
    template_key: string
    consent_version: string | null
    state: DeliveryState
    attempts: number
    not_before: Date
    provider_id: string | null
    reason: string | null
    created_at: Date
    sent_at: Date | null
    delivered_at: Date | null
    ended_at: Date | null
  }
  'notifications.delivery_history': {
    id: string
    delivery_id: string
    from_state: string | null
    to_state: string
    reason: string | null
    happened_at: Date
  }
  'notifications.suppressions': {
    channel: DeliveryChannel
    recipient_digest: Buffer
    scope: SuppressionScope
    reason: SuppressionReason
    suppressed_at: Date
    acknowledged_at: Date | null
  }
  'notifications.webhooks': {
    id: string
    vendor_id: string | null
    url: string
    event_types: string[]
    secret: Buffer
    is_active: boolean
    failures: number
    created_by: string
    created_at: Date
    disabled_at: Date | null
  }
  'notifications.webhook_calls': {
    id: string
    webhook_id: string
    vendor_id: string | null
    event_key: string
    payload: unknown
    state: WebhookCallState
    attempts: number
    next_at: Date | null
    last_status: number | null
    last_error: string | null
    created_at: Date
    delivered_at: Date | null
    replayed_from: string | null
  }
}
