// The books as an accountant would close them now. Debits are positive. Places of money come from cash.ts, everything
// else from what sales, refunds and payouts say: that both sides agree is the point of `computeUnowned`.
import { BANK, COURIER_CLEARING, COURIER_DIFFERENCES, COURIER_FEES, GATEWAY } from './cash.ts'
import { GATEWAY_FEES, getCash, nameCourierCash, TILL } from './cash.ts'
import { computeTaxWithin, sum, type Centimes } from './money.ts'
import { computeNetPaid, listOrders } from './payments.ts'
import { computeBalance } from './payouts.ts'
import { computeVendorDelivery } from './documents.ts'
import { createSaleReader, type Sale, type SaleReader } from './sale.ts'
import type { Purchase, World } from './world.ts'

/** Named as in docs/schema, `ledger.accounts`. */
export type AccountKind =
  | 'buyer_receivable'
  | 'refunds_due'
  | 'vendor_payable'
  | 'platform_commission'
  | 'vat_on_commission'
  | 'delivery_income'
  | 'vat_on_delivery'
  | 'platform_discounts'
  | 'rounding'
  | 'cash_at_courier'
  | 'courier_clearing'
  | 'courier_fees'
  | 'courier_differences'
  | 'cash_received'
  | 'till'
  | 'online_clearing'
  | 'gateway_fees'
  | 'vendor_services'
  | 'vat_on_services'
  | 'vendor_charges'
  | 'deferred_income'
  | 'undelivered_goods'
  | 'buyer_advances'

export type Accounts = Record<AccountKind, Centimes>

export function computeAccounts(world: World): Accounts {
  const purchases = Object.values(world.purchases)
  const readSale = createSaleReader(world)
  const sales = Object.values(world.orders).map(readSale)
  const total = (pick: (sale: Sale) => Centimes): Centimes => sum(sales.map(pick))
  const { services, vat, damages, deliveries } = computeServices(world)
  const nets = purchases.map((purchase) => computeNetPaid(world, purchase, readSale))
  return {
    buyer_receivable:
      sum(purchases.map((purchase) => computeExpected(world, purchase, readSale))) +
      sum(nets.map((net) => Math.max(0, -net))),
    refunds_due: 0 - sum(nets.map((net) => Math.max(0, net))),
    vendor_payable:
      0 - sum(world.terms.vendors.map(({ id }) => computeBalance(world, id, readSale))),
    platform_commission: 0 - total(({ commission }) => commission),
    vat_on_commission: 0 - total(({ vatOnCommission }) => vatOnCommission),
    delivery_income:
      computeDeliveryVat(world) + deliveries - total(({ deliveryIncome }) => deliveryIncome),
    vat_on_delivery: 0 - computeDeliveryVat(world),
    platform_discounts: total(({ operatorDiscounts }) => operatorDiscounts),
    rounding: 0 - total(({ rounding }) => rounding),
    cash_at_courier: sum(world.terms.couriers.map(({ id }) => getCash(world, nameCourierCash(id)))),
    courier_clearing: getCash(world, COURIER_CLEARING),
    courier_fees: getCash(world, COURIER_FEES),
    courier_differences: getCash(world, COURIER_DIFFERENCES),
    cash_received: getCash(world, BANK),
    till: getCash(world, TILL),
    online_clearing: getCash(world, GATEWAY),
    gateway_fees: getCash(world, GATEWAY_FEES),
    vendor_services: vat - services,
    vat_on_services: 0 - vat,
    vendor_charges: 0 - damages,
    // A cut-off and its reversal are posted together: decision 27.
    ...{ deferred_income: 0, undelivered_goods: 0, buyer_advances: 0 },
  }
}

/** The State's part of what was invoiced for deliveries, as they were delivered: decision 23. */
const computeDeliveryVat = (world: World): Centimes =>
  sum(
    world.documents
      .filter(({ issuer }) => issuer === 'operator')
      .map(({ kind, vatByVat }) => sum(Object.values(vatByVat)) * (kind === 'invoice' ? 1 : -1)),
  )

/** What vendors pay the operator for services, with its VAT at the normal rate, and for damages, without: decision 24. */
function computeServices(world: World) {
  const amountsOf = (wanted: 'service' | 'damage'): Centimes[] =>
    world.charges.filter(({ kind }) => kind === wanted).map(({ amount }) => amount)
  const deliveries = Object.values(world.orders).map((order) => computeVendorDelivery(world, order))
  const services = [...amountsOf('service'), ...deliveries]
  return {
    services: sum(services),
    vat: sum(services.map((gross) => computeTaxWithin(gross, world.terms.shippingVatBp))),
    damages: sum(amountsOf('damage')),
    deliveries: sum(deliveries),
  }
}

/** What buyers will still pay: the sale is in the books from checkout on (product.md, Cart and checkout). */
function computeExpected(world: World, purchase: Purchase, readSale: SaleReader): Centimes {
  const sales = listOrders(world, purchase).map(readSale)
  if (purchase.payment === 'cash') return sum(sales.map((sale) => sale.owed - sale.owedDelivered))
  return purchase.isPaid ? 0 : sum(sales.map(({ owed }) => owed))
}

/** Must be 0: each centime that is held is owed or earned. */
export const computeUnowned = (world: World): Centimes => sumAccounts(computeAccounts(world))

export const sumAccounts = (accounts: Accounts): Centimes => sum(Object.values(accounts))
