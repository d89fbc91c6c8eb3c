import type { AdminOrderRowView, AdminOrderView } from './contract.ts'

/** A row of the exported list. */
export type AdminOrderExportView = AdminOrderRowView &
  Pick<AdminOrderView, 'payment_method' | 'delivery_method' | 'shipped_at' | 'delivered_at'> &
  Pick<AdminOrderView, 'subtotal' | 'shipping' | 'discount' | 'rounding'> & {
    address: string
    city: string
    courier: string | null
    tracking: string | null
    items: string
    commission: number
    refunded: number
    promo_code: string | null
  }
