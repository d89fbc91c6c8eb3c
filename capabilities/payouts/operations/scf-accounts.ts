import type { Language } from '#kernel/locale.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'
import { texts } from '../texts.generated.ts'

type ScfAccount = { number: string; name: (language: Language) => string }

const NAMES = texts.below('scf')

const COLLECTED_VAT: ScfAccount = {
  number: '4457',
  name: NAMES.collected_vat,
}
const OTHER_CHARGES: ScfAccount = {
  number: '658',
  name: NAMES.other_charges,
}

/**
 * Where each account stands in the chart of the système comptable financier (arrêté of 26 July 2008, JO 19 of
 * 25 March 2009), with sub-accounts where one number has several: 467, 512, 706. What is sold for vendors is not the
 * operator's: they are third parties, not suppliers.
 */
export const SCF_ACCOUNTS: Record<AccountKind, ScfAccount> = {
  buyer_receivable: { number: '411', name: NAMES.buyer_receivable },
  refunds_due: { number: '419', name: NAMES.refunds_due },
  buyer_advances: { number: '419', name: NAMES.buyer_advances },
  deferred_income: { number: '487', name: NAMES.deferred_income },
  /** With one auxiliary account for each vendor (`auxiliaryAccount`). */
  vendor_payable: { number: '4671', name: NAMES.vendor_payable },
  undelivered_goods: { number: '4673', name: NAMES.undelivered_goods },
  cash_at_courier: { number: '4672', name: NAMES.cash_at_courier },
  courier_clearing: { number: '471', name: NAMES.courier_clearing },
  platform_commission: { number: '7061', name: NAMES.platform_commission },
  delivery_income: { number: '7062', name: NAMES.delivery_income },
  vendor_services: { number: '7063', name: NAMES.vendor_services },
  vat_on_commission: COLLECTED_VAT,
  vat_on_delivery: COLLECTED_VAT,
  vat_on_services: COLLECTED_VAT,
  platform_discounts: { number: '709', name: NAMES.platform_discounts },
  vendor_charges: { number: '757', name: NAMES.vendor_charges },
  rounding: { number: '758', name: NAMES.rounding },
  courier_fees: { number: '624', name: NAMES.courier_fees },
  courier_differences: OTHER_CHARGES,
  gateway_fees: { number: '627', name: NAMES.gateway_fees },
  till: { number: '53', name: NAMES.till },
  cash_received: { number: '5121', name: NAMES.cash_received },
  online_clearing: { number: '511', name: NAMES.online_clearing },
  internal_transfers: { number: '581', name: NAMES.internal_transfers },
}

/** Where income and expenses of earlier years are; nothing is posted to it. */
export const RETAINED_EARNINGS: ScfAccount = {
  number: '11',
  name: NAMES.retained_earnings,
}

/** Of a vendor within its account, as `4671-0A1B2C3D4E5F`: the same in each export. */
export const auxiliaryAccount = (account: AccountKind, vendorId: string | null): string =>
  account === 'vendor_payable' && vendorId !== null
    ? `${SCF_ACCOUNTS[account].number}-${vendorId.slice(-12).toUpperCase()}`
    : ''
