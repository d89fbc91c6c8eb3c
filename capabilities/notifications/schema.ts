export type Channel = 'mail' | 'sms' | 'push' | 'in_app' | 'whatsapp'
