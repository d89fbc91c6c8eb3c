import type { LocalizedMessage } from '#platform/http/index.ts'
import type { AccountKind } from '#capabilities/ledger/index.ts'

export type ScfAccount = { number: string; name: LocalizedMessage }

const COLLECTED_VAT: ScfAccount = {
  number: '4457',
  name: { fr: 'TVA collectée', en: 'VAT collected', ar: 'الرسم على القيمة المضافة المحصّل' },
}
const OTHER_CHARGES: ScfAccount = {
  number: '658',
  name: {
    fr: 'Autres charges de gestion courante',
    en: 'Other current expenses',
    ar: 'أعباء أخرى للتسيير الجاري',
  },
}

/**
 * Where each account stands in the chart of the système comptable financier (arrêté of 26 July 2008, JO 19 of
 * 25 March 2009), with sub-accounts where one number has several: 467, 512, 706. What is sold for vendors is not the
 * operator's: they are third parties, not suppliers.
 */
export const SCF_ACCOUNTS: Record<AccountKind, ScfAccount> = {
  buyer_receivable: { number: '411', name: { fr: 'Clients', en: 'Customers', ar: 'الزبائن' } },
  refunds_due: {
    number: '419',
    name: {
      fr: 'Clients créditeurs, avoirs à établir',
      en: 'Credit balances of customers',
      ar: 'زبائن دائنون',
    },
  },
  buyer_advances: {
    number: '419',
    name: {
      fr: 'Clients créditeurs, avances reçues',
      en: 'Advances of customers',
      ar: 'زبائن دائنون، تسبيقات مستلمة',
    },
  },
  deferred_income: {
    number: '487',
    name: { fr: 'Produits constatés d’avance', en: 'Deferred income', ar: 'نواتج مقيدة سلفًا' },
  },
  /** With one auxiliary account for each vendor (`auxiliaryAccount`). */
  vendor_payable: {
    number: '4671',
    name: {
      fr: 'Autres comptes créditeurs : boutiques',
      en: 'Other creditors: shops',
      ar: 'حسابات دائنة أخرى: المتاجر',
    },
  },
  undelivered_goods: {
    number: '4673',
    name: {
      fr: 'Autres comptes : boutiques, ventes non livrées',
      en: 'Other accounts: shops, sales not delivered',
      ar: 'حسابات أخرى: المتاجر، مبيعات لم تُسلَّم',
    },
  },
  cash_at_courier: {
    number: '4672',
    name: {
      fr: 'Autres comptes débiteurs : transporteurs',
      en: 'Other debtors: couriers',
      ar: 'حسابات مدينة أخرى: شركات التوصيل',
    },
  },
  courier_clearing: {
    number: '471',
    name: { fr: 'Comptes d’attente', en: 'Suspense accounts', ar: 'حسابات مؤقتة' },
  },
  platform_commission: {
    number: '7061',
    name: {
      fr: 'Prestations de services : commissions',
      en: 'Services: commission',
      ar: 'تقديم خدمات: العمولات',
    },
  },
  delivery_income: {
    number: '7062',
    name: {
      fr: 'Prestations de services : livraisons',
      en: 'Services: deliveries',
      ar: 'تقديم خدمات: التوصيل',
    },
  },
  vendor_services: {
    number: '7063',
    name: {
      fr: 'Prestations de services : services aux boutiques',
      en: 'Services: services to shops',
      ar: 'تقديم خدمات: خدمات للمتاجر',
    },
  },
  vat_on_commission: COLLECTED_VAT,
  vat_on_delivery: COLLECTED_VAT,
  vat_on_services: COLLECTED_VAT,
  platform_discounts: {
    number: '709',
    name: {
      fr: 'Rabais, remises et ristournes accordés',
      en: 'Discounts granted',
      ar: 'تخفيضات ممنوحة',
    },
  },
  vendor_charges: {
    number: '757',
    name: {
      fr: 'Produits exceptionnels sur opérations de gestion',
      en: 'Exceptional operating income',
      ar: 'نواتج استثنائية عن عمليات التسيير',
    },
  },
  rounding: {
    number: '758',
    name: {
      fr: 'Autres produits de gestion courante',
      en: 'Other current income',
      ar: 'نواتج أخرى للتسيير الجاري',
    },
  },
  courier_fees: {
    number: '624',
    name: { fr: 'Transports de biens', en: 'Transport of goods', ar: 'نقل السلع' },
  },
  courier_differences: OTHER_CHARGES,
  gateway_fees: {
    number: '627',
    name: {
      fr: 'Services bancaires et assimilés',
      en: 'Bank services',
      ar: 'خدمات مصرفية وما شابهها',
    },
  },
  till: { number: '53', name: { fr: 'Caisse', en: 'Cash', ar: 'الصندوق' } },
  cash_received: {
    number: '5121',
    name: {
      fr: 'Banque, compte courant',
      en: 'Bank, current account',
      ar: 'البنك، حساب جارٍ',
    },
  },
  online_clearing: {
    number: '511',
    name: { fr: 'Valeurs à l’encaissement', en: 'Payments to be cashed', ar: 'قيم للتحصيل' },
  },
  internal_transfers: {
    number: '581',
    name: { fr: 'Virements de fonds', en: 'Transfers of funds', ar: 'تحويلات الأموال' },
  },
}

/** Where income and expenses of earlier years are; nothing is posted to it. */
export const RETAINED_EARNINGS: ScfAccount = {
  number: '11',
  name: { fr: 'Report à nouveau', en: 'Retained earnings', ar: 'الترحيل من جديد' },
}

/** Of a vendor within its account, as `4671-0A1B2C3D4E5F`: the same in each export. */
export const auxiliaryAccount = (account: AccountKind, vendorId: string | null): string =>
  account === 'vendor_payable' && vendorId !== null
    ? `${SCF_ACCOUNTS[account].number}-${vendorId.slice(-12).toUpperCase()}`
    : ''
