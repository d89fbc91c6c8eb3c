// A small market in which every rule applies to a vendor; amounts are odd, so that each division leaves a rest.
import type { CourierTerms, PromoTerms, Terms, VariantTerms } from './world.ts'

export const AREAS = ['16/home', '16/stop_desk', '11/home'] as const

/** Sends by the operator's courier and its rates. */
const VENDOR = 'atlas'
/** Confirms by phone; has its own rates and its own account at a courier. */
const VENDOR_WITH_ACCOUNT = 'casbah'
/** Flat tax, without VAT; its own driver delivers at the operator's rates. */
const VENDOR_WITH_DRIVER = 'oasis'

const variant = (
  id: string,
  vendorId: string,
  price: number,
  vatBp: number,
  stock: number,
): VariantTerms => ({ id, productId: id.split('/')[0] ?? id, vendorId, price, vatBp, stock })

const promo = (
  code: string,
  vendorId: string | null,
  kind: PromoTerms['kind'],
  terms: Partial<PromoTerms> = {},
): PromoTerms => ({
  ...{ code, vendorId, kind, percentBp: 0, amount: 0, minimum: 0, maximumDiscount: null },
  ...terms,
})

const COURIERS: CourierTerms[] = [
  { id: 'fast', vendorId: null },
  { id: 'post', vendorId: null },
  { id: 'casbah-fast', vendorId: VENDOR_WITH_ACCOUNT },
  { id: 'oasis-driver', vendorId: VENDOR_WITH_DRIVER },
]

export const createStoryTerms = (terms: Partial<Terms> = {}): Terms => ({
  commissionVatBp: 1900,
  shippingVatBp: 1900,
  paysRemittedOnly: true,
  chargesStampDuty: false,
  roundsCards: true,
  holdDays: 7,
  vendors: [
    { id: VENDOR, commissionBp: 500, isVatRegistered: true, confirmsByPhone: false },
    { id: VENDOR_WITH_ACCOUNT, commissionBp: 1200, isVatRegistered: true, confirmsByPhone: true },
    { id: VENDOR_WITH_DRIVER, commissionBp: 750, isVatRegistered: false, confirmsByPhone: false },
  ],
  variants: [
    variant('kettle/red', VENDOR, 420_000, 1900, 6),
    variant('kettle/blue', VENDOR, 432_345, 1900, 4),
    variant('dates', VENDOR, 90_033, 900, 20),
    variant('rug', VENDOR_WITH_ACCOUNT, 1_250_099, 1900, 3),
    variant('lamp', VENDOR_WITH_ACCOUNT, 33_337, 1900, 9),
    variant('honey', VENDOR_WITH_DRIVER, 150_050, 0, 8),
    variant('soap', VENDOR_WITH_DRIVER, 9_999, 0, 30),
  ],
  bulkDiscounts: {
    kettle: [{ quantity: 2, percentBp: 450 }],
    dates: [
      { quantity: 3, percentBp: 500 },
      { quantity: 5, percentBp: 1050 },
    ],
    soap: [{ quantity: 4, percentBp: 333 }],
  },
  operatorRates: {
    '16/home': { fee: 40_000, freeAbove: null },
    '16/stop_desk': { fee: 25_050, freeAbove: 1_500_000 },
    '11/home': { fee: 150_000, freeAbove: null },
  },
  vendorRates: {
    [VENDOR_WITH_ACCOUNT]: {
      '16/home': { fee: 35_075, freeAbove: 2_000_000 },
      '11/home': { fee: 120_000, freeAbove: null },
    },
  },
  promoCodes: [
    promo('YOVA10', null, 'percentage', { percentBp: 1000, maximumDiscount: 200_001 }),
    promo('YOVA500', null, 'amount', { amount: 50_001, minimum: 100_000 }),
    promo('YOVAFREE', null, 'free_delivery'),
    promo('ATLAS7', VENDOR, 'percentage', { percentBp: 777 }),
    promo('CASBAHFREE', VENDOR_WITH_ACCOUNT, 'free_delivery'),
    promo('OASIS', VENDOR_WITH_DRIVER, 'amount', { amount: 10_001 }),
  ],
  couriers: COURIERS,
  ...terms,
})
