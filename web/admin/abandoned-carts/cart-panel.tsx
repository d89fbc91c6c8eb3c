import { Mail, X } from 'lucide-react'
import { useId } from 'react'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { FrenchDateTime } from '../orders/order-cells.tsx'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import {
  CallLink,
  type AbandonedCartRowView,
  CustomerPlace,
  ReminderBadge,
  useCustomerName,
  WhatsAppLink,
} from './cart-cells.tsx'

type CartPanelProps = {
  /** Null when the list does not contain it. */
  cart: AbandonedCartRowView | null
  isLoading: boolean
  wilayas: readonly WilayaOption[]
  onClose: () => void
}

export function CartPanel({ cart, isLoading, wilayas, onClose }: CartPanelProps) {
  const { t, language } = useTexts()
  const nameOf = useCustomerName()
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <h2 key={cart?.id} ref={focusHeading} id={titleId} tabIndex={-1}>
            <bdi>{cart ? nameOf(cart) : '…'}</bdi>
          </h2>
          {cart && <ReminderBadge cart={cart} />}
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('abandoned-carts.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {cart === null &&
          (isLoading ? (
            <DetailsSkeleton label={t('site.loading')} />
          ) : (
            <p>{t('abandoned-carts.gone')}</p>
          ))}
        {cart && (
          <>
            <Contact cart={cart} wilayas={wilayas} />
            <section>
              <h3>{t('abandoned-carts.contents')}</h3>
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
            </section>
          </>
        )}
      </div>
    </SidePanel>
  )
}

function Contact({
  cart,
  wilayas,
}: {
  cart: AbandonedCartRowView
  wilayas: readonly WilayaOption[]
}) {
  const { t } = useTexts()
  const nameOf = useCustomerName()
  const { customer_phone: phone, customer_email: email } = cart
  return (
    <section>
      <h3>{t('abandoned-carts.contact')}</h3>
      {phone !== null && (
        <>
          <p>
            <bdi dir="ltr" className="num">
              {formatPhoneDisplay(phone)}
            </bdi>
          </p>
          <p className="cart-contact-links">
            <CallLink phone={phone} name={nameOf(cart)} />
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
      <dl className="facts">
        <div>
          <dt>{t('abandoned-carts.column.place')}</dt>
          <dd className="cart-place">
            <CustomerPlace {...{ cart, wilayas }} />
          </dd>
        </div>
        <div>
          <dt>{t('abandoned-carts.column.last')}</dt>
          <dd>
            <FrenchDateTime at={cart.last_updated} />
          </dd>
        </div>
        {cart.reminded_at !== null && (
          <div>
            <dt>{t('abandoned-carts.reminded')}</dt>
            <dd>
              <FrenchDateTime at={cart.reminded_at} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
