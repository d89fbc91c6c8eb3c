import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { defineResource } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count, Money } from '#web/ui/money.tsx'
import { FrenchDateTimeText } from '../orders/order-cells.tsx'
import { buyerOf, CallLink, DeliveryPlace, ReminderBadge } from './cart-cells.tsx'
import { CartPanel } from './panel.tsx'

const piecesOf = ({ cart_items: items }: AbandonedCartView): number =>
  items.reduce((all, { quantity }) => all + quantity, 0)

export const abandonedCarts = defineResource({
  page: paths.adminAbandonedCarts(),
  open: 'cart',
  api: get('/admin/abandoned-carts'),
  filters: {
    reminder: ['all', 'none', 'agreed', 'sent'],
    sort: ['newest', 'oldest', 'total_desc', 'total_asc'],
  },
  texts: 'abandoned-carts',
  label: 'abandoned-carts.list',
  openLabel: 'abandoned-carts.open',
  nameOf: buyerOf,
  about: ({ customer_phone: phone, customer_email: email }) => (
    <bdi dir="ltr" className="num">
      {phone === null ? email : formatPhoneDisplay(phone)}
    </bdi>
  ),
  first: { label: 'abandoned-carts.column.customer' },
  columns: [
    {
      id: 'items',
      label: 'abandoned-carts.column.items',
      cell: (cart) => <Images cart={cart} />,
    },
    {
      id: 'subtotal',
      label: 'abandoned-carts.column.subtotal',
      isNumber: true,
      className: 'cart-subtotal',
      sorts: { ascending: 'total_asc', descending: 'total_desc', first: 'descending' },
      cell: ({ subtotal }, { language }) => (
        <b>
          <Money dinars={subtotal} language={language} audience="admin" />
        </b>
      ),
    },
    {
      id: 'place',
      label: 'abandoned-carts.column.place',
      className: 'cart-place-column',
      cell: (cart) => <DeliveryPlace cart={cart} />,
    },
    {
      id: 'last',
      label: 'abandoned-carts.column.last',
      yields: 2,
      sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: (cart) => <FrenchDateTimeText at={cart.last_updated} />,
    },
    {
      id: 'reminder',
      label: 'abandoned-carts.column.reminder',
      cell: (cart) => <ReminderBadge cart={cart} />,
    },
  ],
  card: (cart) => (
    <>
      <DeliveryPlace cart={cart} />
      <small>
        <FrenchDateTimeText at={cart.last_updated} />
      </small>
    </>
  ),
  cardEnd: (cart, { t, language }) => (
    <>
      <Money dinars={cart.subtotal} language={language} audience="admin" />
      <small>{t('abandoned-carts.items', { count: piecesOf(cart) })}</small>
      <ReminderBadge cart={cart} />
    </>
  ),
  choices: [
    {
      filter: 'reminder',
      label: 'abandoned-carts.filter',
      nameOf: (reminder) => `abandoned-carts.reminder.${reminder}`,
    },
  ],
  isSortedByHeads: true,
  exported: { path: get('/admin/lists/abandoned-carts/file'), file: 'yova-carts' },
  panel: CartPanel,
  rowActions: CallLink,
})

function Images({ cart }: { cart: AbandonedCartView }) {
  const { t, language } = useTexts()
  const shown = cart.cart_items.flatMap(({ image }) => (image === null ? [] : [image])).slice(0, 3)
  const count = piecesOf(cart)
  return (
    <span className="cart-pictures">
      {shown.map((image, index) => (
        <img key={`${index} ${image}`} src={image} alt="" width="80" height="80" loading="lazy" />
      ))}
      <span aria-hidden="true">
        <Count value={count} language={language} />
      </span>
      <span className="sr-only">{t('abandoned-carts.items', { count })}</span>
    </span>
  )
}
