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
