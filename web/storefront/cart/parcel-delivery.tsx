import { formatDayRange } from '#web/shared/format/day-range.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Money } from '#web/ui/money.tsx'
import type { CartParcel } from './cart-lines.ts'

/** `23 – 25 nov. · 400 DA`; nothing until the wilaya is known. */
export function ParcelDelivery({ parcel }: { parcel: CartParcel }) {
  const { t, language } = useTexts()
  const option = parcel.options.find(({ method }) => method === parcel.delivery_method)
  if (!option || parcel.shipping === null) return null
  return (
    <span className="parcel-delivery">
      <span>{formatDayRange(option.from, option.until, language)}</span>
      {' · '}
      {parcel.shipping === 0 ? (
        t('cart.shipping-free')
      ) : (
        <Money dinars={parcel.shipping} language={language} />
      )}
    </span>
  )
}
