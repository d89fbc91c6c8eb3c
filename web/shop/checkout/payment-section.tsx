import { Banknote, CreditCard } from 'lucide-react'
import { useTexts } from '#web/shared/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Draft } from './draft.ts'
import { Section } from './section.tsx'

const METHODS = [
  { method: 'cash_on_delivery', title: 'payment.cash', text: 'checkout.cash-text', icon: Banknote },
  {
    method: 'card_on_delivery',
    title: 'payment.card',
    text: 'checkout.card-text',
    icon: CreditCard,
  },
] as const

type PaymentProps = { payment: Draft['payment']; onPayment: (payment: Draft['payment']) => void }

/** Both ways are paid at the door. */
export function PaymentSection({ payment, onPayment }: PaymentProps) {
  const { t } = useTexts()
  return (
    <Section step={3} title={t('checkout.payment')}>
      <fieldset className="checkout-payments">
        <legend className="sr-only">{t('checkout.payment')}</legend>
        {METHODS.map(({ method, title, text, icon }) => (
          <RadioCard
            key={method}
            name="payment"
            value={method}
            checked={payment === method}
            onChange={() => onPayment(method)}
            title={t(title)}
            end={<Icon of={icon} />}
          >
            {t(text)}
          </RadioCard>
        ))}
      </fieldset>
    </Section>
  )
}
