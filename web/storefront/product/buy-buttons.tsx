import { Check, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { addToCart, type CartItem } from '#web/shared/cart/cart.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import type { DeliveredSum } from './delivered-sum.ts'

const TICK_MS = 1200

type BuyProps = { item: Omit<CartItem, 'quantity'>; quantity: number; isOut: boolean }

export function AddButton({ item, quantity, isOut }: BuyProps) {
  const { t } = useTexts()
  const { add } = useCartActions()
  const [added, setAdded] = useState(0)
  useEffect(() => {
    if (added === 0) return undefined
    const timer = setTimeout(() => setAdded(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [added])
  return (
    <Button
      className="buy-add"
      disabled={isOut}
      onClick={() => {
        add(item, quantity)
        setAdded(added + 1)
      }}
    >
      {!isOut && <Icon of={added > 0 ? Check : ShoppingBag} />}
      {t(isOut ? 'product.out-of-stock' : 'product.add-to-cart')}
    </Button>
  )
}

export function BuyNow({ item, quantity }: Omit<BuyProps, 'isOut'>) {
  const { t } = useTexts()
  const navigate = useNavigate()
  return (
    <Button
      kind="outline"
      wide
      className="buy-now"
      onClick={() => {
        addToCart(item, quantity)
        void navigate(paths.checkout())
      }}
    >
      {t('product.buy-now')}
    </Button>
  )
}

type BuyBarProps = BuyProps & { sum: DeliveredSum }

/** On phones it replaces the tab bar. */
export function BuyBar({ item, sum, quantity, isOut }: BuyBarProps) {
  const { t, language } = useTexts()
  return (
    <div className="buy-bar no-tab-bar only-mobile">
      <p>
        <b>
          <Money dinars={dinars(sum.amount)} language={language} />
        </b>
        <small className="muted">
          {sum.wilaya === null
            ? t('product.without-delivery')
            : t('product.delivered', { wilaya: sum.wilaya })}
        </small>
      </p>
      <AddButton item={item} quantity={quantity} isOut={isOut} />
    </div>
  )
}
