import { Store } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CartGroup } from './cart-lines.ts'
import { CartLineRow } from './cart-line.tsx'
import { ParcelDelivery } from './parcel-delivery.tsx'

/** One vendor is one parcel. */
export function VendorGroup({ group: { vendor, parcel, lines } }: { group: CartGroup }) {
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
          <CartLineRow key={line.key} line={line} />
        ))}
      </ul>
    </section>
  )
}
