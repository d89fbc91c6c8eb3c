import type { Cart } from '#capabilities/cart/index.ts'
import type { ProductManagement } from '#capabilities/catalog/index.ts'
import type { ListExportSources } from '#capabilities/admin-dashboard/index.ts'
import type { Identity } from '#capabilities/identity/index.ts'
import type { Orders } from '#capabilities/orders/index.ts'
import type { Payouts } from '#capabilities/payouts/index.ts'
import type { PrivacyAdmin } from '#capabilities/privacy/index.ts'
import type { PromoCodeManagement } from '#capabilities/promotions/index.ts'
import type { Returns } from '#capabilities/returns/index.ts'
import type { Vendors } from '#capabilities/vendors/index.ts'

type Parts = {
  identity: Pick<Identity, 'listForAdmins'>
  vendors: Pick<Vendors, 'listForAdmins'>
  products: Pick<ProductManagement, 'listForAdmins'>
  orders: Pick<Orders, 'listForExport'>
  cart: Pick<Cart, 'listForAdmins'>
  promoCodes: Pick<PromoCodeManagement, 'listForAdmins'>
  returns: Pick<Returns, 'listRefunds'>
  payouts: Pick<Payouts, 'listBalances' | 'listBatches' | 'listRemittances'>
  privacyAdmin: Pick<PrivacyAdmin, 'listAccesses'>
}

export const listExportSources = (parts: Parts): ListExportSources => ({
  users: parts.identity.listForAdmins,
  vendors: parts.vendors.listForAdmins,
  products: parts.products.listForAdmins,
  orders: parts.orders.listForExport,
  'abandoned-carts': parts.cart.listForAdmins,
  'promo-codes': parts.promoCodes.listForAdmins,
  refunds: (query, _, userId) => parts.returns.listRefunds(userId, query),
  accesses: parts.privacyAdmin.listAccesses,
  'vendor-balances': (query) => parts.payouts.listBalances(query),
  'payout-batches': (query, _, userId) => parts.payouts.listBatches(query, userId),
  remittances: (query, _, userId) => parts.payouts.listRemittances(query, userId),
})

type SearchedParts = { orders: Pick<Orders, 'listFirst'>; returns: Pick<Returns, 'listReturns'> }

/** Lists of the search over everything, beside the exported ones. */
export const searchedLists = ({ orders, returns }: SearchedParts) => ({
  listFirstOrders: orders.listFirst,
  listReturns: returns.listReturns,
})
