import { parseCapital } from '#kernel/legal-numbers.ts'
import { type Centimes, fromDinars } from '#kernel/money.ts'
import type { Settings } from '#capabilities/settings/index.ts'
import type { DocumentVendor } from '../queries/printable-orders.ts'

const capitalOf = (typed: string): Centimes | null => {
  const dinars = parseCapital(typed)
  return dinars === null ? null : fromDinars(Number(dinars))
}

/** The operator as a party of its own invoices, by the settings of that day. */
export const operatorParty = (settings: Settings): DocumentVendor => ({
  name: settings.companyName || settings.siteName,
  legalName: settings.companyName || null,
  legalForm: settings.companyLegalForm || null,
  capital: capitalOf(settings.companyCapital),
  activity: settings.companyActivity || null,
  address: settings.companyAddress || null,
  city: null,
  wilaya: null,
  phone: settings.companyPhone || null,
  email: settings.companyEmail || settings.contactEmail,
  rc: settings.companyTradeRegister || null,
  craftsman_card: null,
  nif: settings.companyTaxNumber || null,
  nis: settings.companyStatisticalNumber || null,
  ai: settings.companyTaxItem || null,
})
