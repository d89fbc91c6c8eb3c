import { CircleAlert, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney, formatPercent } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { useCartActions } from '#web/shared/cart/use-cart-actions.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { type CartLine, type Notice, rounded } from './cart-lines.ts'
import { ItemThumbnail } from '#web/shared/orders/item-thumbnail.tsx'

const MOST = 999

export function CartLineRow({ line }: { line: CartLine }) {
  const { item, quoted, notices } = line
  const { t } = useTexts()
  const actions = useCartActions()
  const name = quoted?.name ?? item.name
  const label = quoted?.variant_label ?? item.variant?.label ?? null
  const quantity = quoted?.quantity ?? item.quantity
  const address = paths.product(item.id, item.variant ? { variant: item.variant.id } : {})
  const change = (next: number) =>
    actions.setQuantity({ id: item.id, variant: item.variant, name }, next)
  return (
    <li className="cart-line">
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <ItemThumbnail image={quoted?.image ?? null} address={item.image} />
      </Link>
      <div className="cart-line-what">
        <Link to={address}>
          <bdi>{name}</bdi>
        </Link>
        {label !== null && <bdi className="cart-line-variant">{label}</bdi>}
        <Notices notices={notices} />
        <div className="cart-line-actions">
          <Stepper
            small
            value={quantity}
            min={0}
            max={Math.max(quantity, Math.min(quoted?.available ?? MOST, MOST))}
            label={t('cart.quantity-named', { name })}
            lessLabel={t('cart.less-named', { name })}
            moreLabel={t('cart.more-named', { name })}
            onChange={change}
          />
          <Button
            kind="text"
            className="cart-line-remove"
            aria-label={t('cart.remove-named', { name })}
            onClick={() => change(0)}
          >
            <Icon of={Trash2} size="s" />
            <span className="only-desktop">{t('cart.remove')}</span>
          </Button>
        </div>
      </div>
      <LinePrice line={line} quantity={quantity} />
    </li>
  )
}

function LinePrice({ line: { item, quoted }, quantity }: { line: CartLine; quantity: number }) {
  const { t, language } = useTexts()
  const each = quoted?.price ?? rounded(item.price)
  const before = quoted ? rounded(quoted.list_price * quantity) : null
  const total = quoted?.total ?? rounded(each * quantity)
  return (
    <div className="cart-line-price">
      <b>
        <Money dinars={total} language={language} />
      </b>
      {before !== null && before > total && (
        <s className="num muted">{formatMoney(fromDinars(before), language)}</s>
      )}
      {quantity > 1 && (
        <small className="muted">
          {t('cart.each', { price: formatMoney(fromDinars(each), language) })}
        </small>
      )}
      {quoted !== null && quoted.bulk_percent > 0 && (
        <small className="cart-line-bulk">
          {t(quoted.is_wholesale ? 'cart.wholesale' : 'cart.bulk', {
            percent: `\u2066${formatPercent(-quoted.bulk_percent, language)}\u2069`,
          })}
        </small>
      )}
    </div>
  )
}

export function RemovedLine({ line: { item, notices } }: { line: CartLine }) {
  const { t } = useTexts()
  const actions = useCartActions()
  return (
    <li className="cart-line cart-line-gone">
      <ItemThumbnail image={null} address={item.image} />
      <div className="cart-line-what">
        <s>
          <bdi>{item.name}</bdi>
        </s>
        {item.variant && <bdi className="cart-line-variant">{item.variant.label}</bdi>}
        <Notices notices={notices} />
      </div>
      <Button
        kind="quiet"
        small
        aria-label={t('cart.remove-named', { name: item.name })}
        onClick={() => actions.remove(item)}
      >
        <Icon of={Trash2} size="s" />
        {t('cart.remove')}
      </Button>
    </li>
  )
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t, language } = useTexts()
  return notices.map((notice) => (
    <p key={notice.kind} className="cart-notice" role="status">
      <Icon of={CircleAlert} size="s" />
      {noticeText(notice, t, language)}
    </p>
  ))
}

function noticeText(notice: Notice, t: Translate, language: Language): string {
  if (notice.kind === 'gone') return notice.message ?? t('cart.gone')
  if (notice.kind === 'short') return t('cart.short', { count: notice.available })
  return t('cart.price-moved', {
    before: formatMoney(fromDinars(notice.before), language),
    now: formatMoney(fromDinars(notice.now), language),
  })
}
