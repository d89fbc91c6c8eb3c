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
}
