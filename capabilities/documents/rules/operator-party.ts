import type { Settings } from '#capabilities/settings/index.ts'
import type { DocumentVendor } from '../queries/printable-orders.ts'

/** The operator as a party of its own invoices, by the settings of that day. */
export const operatorParty = (settings: Settings): DocumentVendor => ({
  name: settings.companyName || settings.siteName,
  legalName: settings.companyName || null,
  legalForm: null,
  capital: null,
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
