import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { formatDayRange } from '#web/shared/day-range.ts'
import { useTexts } from '#web/shared/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/price.tsx'
import { type CartGroup, type Parcel } from './lines.ts'
import { Line } from './line.tsx'

/** What comes in one parcel: the shop, when and for how much it is delivered, and the lines. */
export function Group({ group: { vendor, parcel, lines } }: { group: CartGroup }) {
  const { t } = useTexts()
  const name = vendor === '' ? t('product.vendor-fallback') : vendor
  return (
    <section className="card cart-group" aria-label={name}>
      <header>
        <Icon of={Store} size="s" />
        {parcel ? (
          <Link to={paths.vendor(parcel.vendor.id)}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {parcel && <ParcelDelivery parcel={parcel} />}
      </header>
      <ul>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  )
}

/** `23 – 25 nov. · 400 DA`; nothing until the wilaya is known. */
export function ParcelDelivery({ parcel }: { parcel: Parcel }) {
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
