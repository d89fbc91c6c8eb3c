import { Banknote, CreditCard, Landmark, type LucideIcon } from 'lucide-react'
import type { PaymentIcon } from '#kernel/payment-methods.ts'

export const PAYMENT_ICONS: Readonly<Record<PaymentIcon, LucideIcon>> = {
  banknote: Banknote,
  card: CreditCard,
  bank: Landmark,
}
