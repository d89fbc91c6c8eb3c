import { MessageCircle, Phone } from 'lucide-react'
import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FrenchDateTimeText } from '../orders/order-cells.tsx'
import { phoneHref } from '#web/backoffice/format/phone.ts'
import { type WilayaOption, wilayaName } from '#web/shared/preferences/use-wilayas.ts'

export type AbandonedCartRowView = AbandonedCartView

const TONES: Record<AbandonedCartRowView['reminder'], Tone> = {
  none: 'neutral',
  agreed: 'warn',
  sent: 'info',
}

export function ReminderBadge({ cart }: { cart: AbandonedCartRowView }) {
  const { t } = useTexts()
  return <Badge tone={TONES[cart.reminder]}>{t(`abandoned-carts.reminder.${cart.reminder}`)}</Badge>
}

export function useCustomerName(): (cart: AbandonedCartRowView) => string {
  const { t } = useTexts()
  return ({ customer_name: name }) => name ?? t('abandoned-carts.visitor')
}

export function CustomerPlace({
  cart,
  wilayas,
}: {
  cart: AbandonedCartRowView
  wilayas: readonly WilayaOption[]
}) {
  const { wilaya, city } = cart.shipping_address
  return (
    <>
      <bdi>{wilayaName(wilayas, wilaya) ?? '–'}</bdi>
      {city !== null && (
        <small>
          <bdi>{city}</bdi>
        </small>
      )}
    </>
  )
}

export const LastActivity = ({ at: time }: { at: string }) => <FrenchDateTimeText at={time} />

type CallLinkProps = { phone: string; name: string }

export function CallLink({ phone, name }: CallLinkProps) {
  const { t } = useTexts()
  return (
    <a
      className={buttonClass({ kind: 'quiet', small: true })}
      href={phoneHref(phone)}
      aria-label={t('abandoned-carts.call-of', { name })}
    >
      <Icon of={Phone} size="s" />
      {t('abandoned-carts.call')}
    </a>
  )
}

export function WhatsAppLink({ phone }: { phone: string }) {
  const { t } = useTexts()
  return (
    <a
      className={buttonClass({ kind: 'quiet', small: true })}
      href={`https://wa.me/${phone.replace(/\D/g, '')}`}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={MessageCircle} size="s" />
      {t('abandoned-carts.whatsapp')}
    </a>
  )
}
