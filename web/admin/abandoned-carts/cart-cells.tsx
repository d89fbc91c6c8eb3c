import { MessageCircle, Phone } from 'lucide-react'
import type { AbandonedCartView } from '#capabilities/cart/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FrenchMoment } from '../orders/order-cells.tsx'
import { dialled } from '#web/backoffice/format/phone.ts'
import { type Wilaya, wilayaName } from '#web/shared/preferences/use-wilayas.ts'

export type LeftCart = AbandonedCartView

const TONES: Record<LeftCart['reminder'], Tone> = { none: 'neutral', agreed: 'warn', sent: 'info' }

export function ReminderBadge({ cart }: { cart: LeftCart }) {
  const { t } = useTexts()
  return <Badge tone={TONES[cart.reminder]}>{t(`abandoned.reminder.${cart.reminder}`)}</Badge>
}

/** Whoever gave no name is a visitor. */
export function useCustomerName(): (cart: LeftCart) => string {
  const { t } = useTexts()
  return ({ customer_name: name }) => name ?? t('abandoned.visitor')
}

/** Where it was to be sent, as far as it was said. */
export function Place({ cart, wilayas }: { cart: LeftCart; wilayas: readonly Wilaya[] }) {
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

export const LastActivity = ({ at }: { at: string }) => <FrenchMoment at={at} />

type CallLinkProps = { phone: string; name: string }

/** The call, the real first step of an order paid in cash, is one tap. */
export function CallLink({ phone, name }: CallLinkProps) {
  const { t } = useTexts()
  return (
    <a
      className={buttonClass({ kind: 'quiet', small: true })}
      href={dialled(phone)}
      aria-label={t('abandoned.call-of', { name })}
    >
      <Icon of={Phone} size="s" />
      {t('abandoned.call')}
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
      {t('abandoned.whatsapp')}
    </a>
  )
}
