import type { PurchaseView } from '#capabilities/orders/purchase.contract.ts'
import { useTexts } from '../i18n/texts.ts'
import { Money } from '../../ui/money.tsx'
import { CancelledPieces } from './cancelled-pieces.tsx'
import { ItemThumbnail } from './item-thumbnail.tsx'

type Item = Pick<
  PurchaseView['orders'][number]['items'][number],
  'product_name' | 'variant_label' | 'image' | 'quantity' | 'total'
> & { cancelled_quantity?: number }
type ItemsProps = { items: readonly Item[]; withPrices?: boolean }

export function OrderItems({ items, withPrices = false }: ItemsProps) {
  const { t, language } = useTexts()
  return (
    <ul className="order-items">
      {items.map((item, index) => (
        <li key={`${item.product_name} ${item.variant_label} ${index}`}>
          <ItemThumbnail image={item.image} />
          <p>
            <bdi>{item.product_name}</bdi>
            <small>
              {item.variant_label !== null && (
                <>
                  <bdi>{item.variant_label}</bdi>
                  {' · '}
                </>
              )}
              {t('cart.quantity', { count: item.quantity })}
              <CancelledPieces item={item} />
            </small>
          </p>
          {withPrices && <Money dinars={item.total} language={language} />}
        </li>
      ))}
    </ul>
  )
}
