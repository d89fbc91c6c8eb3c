import { Store } from 'lucide-react'
import type { QuoteView } from '#capabilities/cart/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { ParcelDelivery } from '../cart/parcel-delivery.tsx'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'

export function OrderLines({ quote }: { quote: QuoteView }) {
  const { t, language } = useTexts()
  return quote.parcels.map((parcel) => (
    <section
      key={parcel.vendor.id}
      className="order-lines"
      aria-label={parcel.vendor.business_name}
    >
      <header>
        <Icon of={Store} size="s" />
        <bdi>{parcel.vendor.business_name}</bdi>
        <ParcelDelivery parcel={parcel} />
      </header>
      <ul>
        {parcel.lines.map((line) => (
          <li key={line.line}>
            <ItemThumbnail image={line.image} />
            <p>
              <bdi>{line.name}</bdi>
              <small>
                {line.variant_label !== null && (
                  <>
                    <bdi>{line.variant_label}</bdi>
                    {' · '}
                  </>
                )}
                {t('cart.quantity', { count: line.quantity })}
              </small>
            </p>
            <Money dinars={line.total} language={language} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
