import type { Cart } from '#capabilities/cart/index.ts'
import type { ProductDesk } from '#capabilities/catalog/index.ts'
import type { Lists } from '#capabilities/admin-dashboard/index.ts'
import type { Identity } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { PrivacyOffice } from '#capabilities/privacy/index.ts'
import type { CodeDesk } from '#capabilities/promotions/index.ts'
import type { Returns } from '#capabilities/returns/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'

type Parts = {
  identity: Pick<Identity, 'listForTeam'>
  vendors: Pick<Vendors, 'listForTeam'>
  products: Pick<ProductDesk, 'listForTeam'>
  orders: Pick<Orders, 'list'>
  cart: Pick<Cart, 'listForTeam'>
  promoCodes: Pick<CodeDesk, 'listForTeam'>
  returns: Pick<Returns, 'listRefunds'>
  office: Pick<PrivacyOffice, 'listAccesses'>
}

/** The lists of the back office that can be taken along as a file. */
export const listsOf = (parts: Parts): Lists => ({
  users: parts.identity.listForTeam,
  vendors: parts.vendors.listForTeam,
  products: parts.products.listForTeam,
  orders: parts.orders.list,
  'abandoned-carts': parts.cart.listForTeam,
  'promo-codes': parts.promoCodes.listForTeam,
  refunds: (asked, _, userId) => parts.returns.listRefunds(userId, asked),
  accesses: parts.office.listAccesses,
})
