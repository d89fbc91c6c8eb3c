import { formatDate, formatMoney } from '#kernel/format.ts'
import { type Language, type Localized, localizedText } from '#kernel/locale.ts'
import { type Centimes, dinars } from '#kernel/money.ts'
import { problemText } from '#platform/http/problem-texts.ts'
import { PROMO_REFUSALS } from '#capabilities/promotions/index.ts'
import { optionView } from '#capabilities/shipping/index.ts'
import type { ChangeView, QuoteView } from './contract.ts'
import type { LineChange, PricedCart, PricedLine, PricedParcel } from './schema.ts'
import { texts } from './texts.generated.ts'

const CHANGE_TEXTS = texts.below('change')

/** `Rouge / L`; null for a product without options. */
export const variantLabel = (options: readonly Localized[], language: Language): string | null =>
  options.length === 0 ? null : joinOptions(options, language)

export const variantLabels = (options: readonly Localized[]): Record<Language, string> | null =>
  options.length === 0
    ? null
    : {
        fr: joinOptions(options, 'fr'),
        en: joinOptions(options, 'en'),
        ar: joinOptions(options, 'ar'),
      }

const joinOptions = (options: readonly Localized[], language: Language): string =>
  options.map((option) => localizedText(option, language)).join(' / ')

export const quoteView = (cart: PricedCart, language: Language): QuoteView => ({
  parcels: cart.parcels.map((parcel) => parcelView(parcel, language)),
  changes: cart.changes.map((change) => changeView(change, language)),
  promo_code: cart.promo?.code.code ?? null,
  subtotal: dinars(cart.subtotal),
  shipping: orNull(cart.shipping),
  discount: dinars(cart.discount),
  rounding: dinars(cart.rounding),
  total: dinars(cart.total),
  stamp_duty: dinars(cart.stampDuty),
})

const orNull = (amount: Centimes | null) => (amount === null ? null : dinars(amount))

const parcelView = (parcel: PricedParcel, language: Language) => ({
  vendor: {
    id: parcel.vendor.id,
    business_name: localizedText(parcel.vendor.name, language),
    requires_phone_confirmation: parcel.vendor.requiresPhoneConfirmation,
  },
  lines: parcel.lines.map((line) => lineView(line, language)),
  delivery_method: parcel.method,
  options: parcel.options.map(optionView),
  subtotal: dinars(parcel.subtotal),
  shipping: orNull(parcel.shipping),
  discount: dinars(parcel.discount),
  rounding: dinars(parcel.rounding),
  total: dinars(parcel.total),
  stamp_duty: dinars(parcel.stampDuty),
})

const lineView = (
  { line, sold, quantity, price, rate, isWholesale, total }: PricedLine,
  language: Language,
) => ({
  line,
  product_id: sold.productId,
  variant_id: sold.variantId,
  name: localizedText(sold.name, language),
  variant_label: variantLabel(sold.options, language),
  image: sold.image,
  quantity,
  available: sold.onHand,
  list_price: dinars(sold.listPrice),
  price: dinars(price),
  bulk_percent: rate / 100,
  is_wholesale: isWholesale,
  total: dinars(total),
})

export function changeView(change: LineChange, language: Language): ChangeView {
  const { line, kind } = change
  switch (change.kind) {
    case 'stock_short': {
      const { available } = change
      const message =
        change.reason === 'sold_out'
          ? CHANGE_TEXTS.sold_out(language)
          : CHANGE_TEXTS.stock_short(language, { available })
      return { line, kind, message, available }
    }
    case 'gone':
      return { line, kind, message: CHANGE_TEXTS[change.reason](language) }
    case 'promo_refused': {
      const { code, ...fields } = change.reason
      const shown = Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Date ? formatDate(value, language, 'date') : formatMoney(value, language),
      ])
      const message = problemText(PROMO_REFUSALS[code], language, Object.fromEntries(shown))
      return { line, kind, message }
    }
  }
}

export const totalChangedView = (total: Centimes, language: Language): ChangeView => ({
  line: null,
  kind: 'price_changed',
  message: CHANGE_TEXTS.total_changed(language, {
    total: formatMoney(total, language),
  }),
  price: dinars(total),
})
