import { paths } from '../../paths.ts'
import { showToast } from '../../ui/toast.tsx'
import { afterNextPaint } from '../utils/after-paint.ts'
import {
  addToCart,
  type CartItem,
  clearCart,
  readCart,
  removeFromCart,
  replaceCart,
  setQuantity,
} from './cart.ts'
import { useTexts } from '../i18n/texts.ts'

type ReturnItem = Pick<CartItem, 'id' | 'variant' | 'name'>

export function useCartActions() {
  const { t } = useTexts()
  const closeLabel = t('site.close')
  return {
    add(item: Omit<CartItem, 'quantity'>, quantity = 1) {
      addToCart(item, quantity)
      const toast = {
        title: t('cart.added'),
        message: item.name,
        image: item.image,
        action: { label: t('cart.view'), to: paths.cart() },
        closeLabel,
      }
      afterNextPaint(() => showToast(toast))
    },
    /** Zero removes the item. */
    setQuantity(line: ReturnItem, quantity: number) {
      if (quantity <= 0) return this.remove(line)
      setQuantity(line, quantity)
      showToast({ title: t('cart.updated'), message: line.name, closeLabel })
    },
    remove(line: ReturnItem) {
      const before = readCart()
      removeFromCart(line)
      showToast({
        title: t('cart.removed'),
        message: line.name,
        action: { label: t('cart.undo'), onPress: () => replaceCart(before) },
        closeLabel,
      })
    },
    clear() {
      const before = readCart()
      clearCart()
      showToast({
        title: t('cart.cleared'),
        action: { label: t('cart.undo'), onPress: () => replaceCart(before) },
        closeLabel,
      })
    },
  }
}
