import type { Cart } from '#capabilities/cart/index.ts'
import type { ProductManagement } from '#capabilities/catalog/index.ts'
import type { ListExportSources } from '#capabilities/admin-dashboard/index.ts'
import type { Identity } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { PrivacyAdmin } from '#capabilities/privacy/index.ts'
import type { PromoCodeManagement } from '#capabilities/promotions/index.ts'
import type { Returns } from '#capabilities/returns/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'

type Parts = {
  identity: Pick<Identity, 'listForTeam'>
  vendors: Pick<Vendors, 'listForTeam'>
  products: Pick<ProductManagement, 'listForTeam'>
  orders: Pick<Orders, 'list'>
  cart: Pick<Cart, 'listForTeam'>
  promoCodes: Pick<PromoCodeManagement, 'listForTeam'>
  returns: Pick<Returns, 'listRefunds'>
  office: Pick<PrivacyAdmin, 'listAccesses'>
}

export const listExportSources = (parts: Parts): ListExportSources => ({
  users: parts.identity.listForTeam,
  vendors: parts.vendors.listForTeam,
  products: parts.products.listForTeam,
  orders: parts.orders.list,
  'abandoned-carts': parts.cart.listForTeam,
  'promo-codes': parts.promoCodes.listForTeam,
  refunds: (asked, _, userId) => parts.returns.listRefunds(userId, asked),
  accesses: parts.office.listAccesses,
})
