import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { addToCart } from '#web/shared/cart/cart.ts'
import type { TrackedOrderView } from '#web/shared/orders/timeline.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

/** The cart's quote then says what is sold out or has another price. */
export function BuyAgainButton({ order }: { order: TrackedOrderView }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const items = order.items.flatMap(({ product_id: id, ...item }) =>
    id === null ? [] : [{ ...item, id }],
  )
  if (items.length === 0) return null
  const buyAgain = () => {
    for (const { id, variant_id, variant_label: label, product_name: name, ...item } of items)
      addToCart(
        {
          ...{ id, name, price: item.price, image: item.image?.small_url ?? null },
          vendor: order.vendor.business_name,
          variant: label === null || variant_id === null ? null : { id: variant_id, label },
        },
        item.quantity,
      )
    void navigate(paths.cart())
  }
  return (
    <Button kind="outline" small wide onClick={buyAgain}>
      {t('order-tracking.buy-again')}
    </Button>
  )
}
