import { MessageCircle, Phone } from 'lucide-react'
import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import { phoneHref } from '#web/backoffice/format/phone.ts'
import { WilayaName } from '#web/backoffice/format/wilaya-name.tsx'
import type { RowTexts } from '#web/backoffice/resource/resource.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

type CartProps = { cart: AbandonedCartView }

const TONES: Record<AbandonedCartView['reminder'], Tone> = {
  none: 'neutral',
  agreed: 'warn',
  sent: 'info',
}

export function ReminderBadge({ cart }: CartProps) {
  const { t } = useTexts()
  return <Badge tone={TONES[cart.reminder]}>{t(`abandoned-carts.reminder.${cart.reminder}`)}</Badge>
}

export const buyerOf = ({ customer_name: name }: AbandonedCartView, { t }: RowTexts): string =>
  name ?? t('abandoned-carts.visitor')

export function DeliveryPlace({ cart: { shipping_address } }: CartProps) {
  const { wilaya, city } = shipping_address
  return (
    <>
      <bdi>{wilaya === null ? '–' : <WilayaName code={wilaya} />}</bdi>
      {city !== null && (
        <small>
          <bdi>{city}</bdi>
        </small>
      )}
    </>
  )
}

/** Empty for a buyer who left an e-mail address alone. */
export function CallLink({ row }: { row: AbandonedCartView }) {
  const words = useTexts()
  if (row.customer_phone === null) return null
  return (
    <a
      className={buttonClass({ kind: 'quiet', small: true })}
      href={phoneHref(row.customer_phone)}
      aria-label={words.t('abandoned-carts.call-of', { name: buyerOf(row, words) })}
    >
      <Icon of={Phone} size="s" />
      {words.t('abandoned-carts.call')}
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
