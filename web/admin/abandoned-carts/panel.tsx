import { Mail } from 'lucide-react'
import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { ResourcePanel } from '#web/backoffice/panel/resource-panel.tsx'
import { DetailList, PanelSection } from '#web/backoffice/panel/sections.tsx'
import type { PanelProps } from '#web/backoffice/resource/resource.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'
import { buyerOf, CallLink, DeliveryPlace, ReminderBadge, WhatsAppLink } from './cart-cells.tsx'

export function CartPanel({ row, query, onClose }: PanelProps<AbandonedCartView>) {
  const words = useTexts()
  return (
    <ResourcePanel<AbandonedCartView, AbandonedCartView>
      {...{ row, query, onClose }}
      title={(cart) => <bdi>{buyerOf(cart, words)}</bdi>}
      about={(cart) => <ReminderBadge cart={cart} />}
      missing="backoffice.panel.not-listed"
    >
      {(cart) => (
        <>
          <Contact cart={cart} />
          <Contents cart={cart} />
        </>
      )}
    </ResourcePanel>
  )
}

type SectionProps = { cart: AbandonedCartView }

function Contact({ cart }: SectionProps) {
  const { customer_phone: phone, customer_email: email } = cart
  return (
    <PanelSection title="abandoned-carts.contact">
      {phone !== null && (
        <>
          <p>
            <bdi dir="ltr" className="num">
              {formatPhoneDisplay(phone)}
            </bdi>
          </p>
          <p className="cart-contact-links">
            <CallLink row={cart} />
            <WhatsAppLink phone={phone} />
          </p>
        </>
      )}
      {email !== null && (
        <p>
          <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
            <Icon of={Mail} size="s" /> <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      )}
      <DetailList
        details={{
          'abandoned-carts.column.place': (
            <span className="cart-place">
              <DeliveryPlace cart={cart} />
            </span>
          ),
          'abandoned-carts.column.last': <FrenchDateTime at={cart.last_updated} />,
          'abandoned-carts.reminded': cart.reminded_at !== null && (
            <FrenchDateTime at={cart.reminded_at} />
          ),
        }}
      />
    </PanelSection>
  )
}

function Contents({ cart }: SectionProps) {
  const { t, language } = useTexts()
  return (
    <PanelSection title="abandoned-carts.contents">
      <ul className="kept-items">
        {cart.cart_items.map((item) => (
          <li key={`${item.id} ${item.variant?.id ?? ''}`}>
            {item.image === null ? (
              <span className="kept-no-picture" />
            ) : (
              <img src={item.image} alt="" width="80" height="80" loading="lazy" />
            )}
            <span>
              <a href={paths.product(item.id)} className="text-link">
                <bdi>{item.name}</bdi>
              </a>
              <small>
                {item.variant !== null && <bdi>{item.variant.label} · </bdi>}
                <bdi>{item.vendor}</bdi>
              </small>
              <small>{t('abandoned-carts.quantity', { count: item.quantity })}</small>
            </span>
            <Money dinars={item.price} language={language} audience="admin" />
          </li>
        ))}
      </ul>
      <p className="kept-subtotal">
        {t('abandoned-carts.column.subtotal')}
        <b>
          <Money dinars={cart.subtotal} language={language} audience="admin" />
        </b>
      </p>
    </PanelSection>
  )
}
