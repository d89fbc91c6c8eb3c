import type { Language } from '#kernel/locale.ts'
import type { AdminVendorRowView } from '#capabilities/vendors/index.ts'
import type { AdminRefundView } from '#capabilities/returns/index.ts'
import type { ManagedPromoCodeView } from '#capabilities/promotions/contract.ts'
import type { AccessRowView } from '#capabilities/privacy/index.ts'
import type { AdminOrderExportView } from '#capabilities/orders/index.ts'
import type { AdminUserView } from '#capabilities/identity/contract.ts'
import type { ManagedProductRowView } from '#capabilities/catalog/contract.ts'
import type { BatchRowView } from '#capabilities/payouts/contract.ts'
import type { RemittanceRowView, VendorBalanceRowView } from '#capabilities/payouts/index.ts'
import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import type { CELL_TEXTS } from './cell-texts.ts'

export type ExportCell = string | number
/** A text of a cell in the caller's language. */
export type CellText = (key: keyof typeof CELL_TEXTS) => string

export type ListExportPage<Row> = { items: readonly Row[]; next: string | null }
type Read<Row> = (query: never, language: Language, userId: string) => Promise<ListExportPage<Row>>
export type ListExportSources = {
  users: Read<AdminUserView>
  vendors: Read<AdminVendorRowView>
  products: Read<ManagedProductRowView>
  orders: Read<AdminOrderExportView>
  'abandoned-carts': Read<AbandonedCartView>
  'promo-codes': Read<ManagedPromoCodeView>
  refunds: Read<AdminRefundView>
  accesses: Read<AccessRowView>
  'vendor-balances': Read<VendorBalanceRowView>
  'payout-batches': Read<BatchRowView>
  remittances: Read<RemittanceRowView>
}
export type ListName = keyof ListExportSources
