import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { useEffect } from 'react'
import type { PaymentMethodsView } from '#capabilities/payments/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isOnlinePayment, type CheckoutDraft } from './draft.ts'
import { NumberedSection } from './numbered-section.tsx'
import { usePublicQuery } from './use-public-query.ts'

const METHODS = [
  { method: 'cash_on_delivery', title: 'payment.cash', text: 'checkout.cash-text', icon: Banknote },
  {
    method: 'card_on_delivery',
    title: 'payment.card',
    text: 'checkout.card-text',
    icon: CreditCard,
  },
  {
    method: 'edahabia',
    title: 'checkout.edahabia',
    text: 'checkout.edahabia-text',
    icon: Landmark,
  },
  { method: 'cib', title: 'checkout.cib', text: 'checkout.cib-text', icon: CreditCard },
] as const

type PaymentProps = {
  payment: CheckoutDraft['payment']
  onPayment: (payment: CheckoutDraft['payment']) => void
}

/** Payment at delivery is always offered; cards online only while a gateway is available. */
export function PaymentSection({ payment, onPayment }: PaymentProps) {
  const { t } = useTexts()
  const { data } = usePublicQuery<PaymentMethodsView>('/api/v1/payment-methods')
  const offered = data?.items.map(({ method }) => method)
  const isGone = offered !== undefined && !offered.includes(payment)
  useEffect(() => {
    if (isGone) onPayment('cash_on_delivery')
  })
  const shown = METHODS.filter(
    ({ method }) => !isOnlinePayment(method) || offered?.includes(method),
  )
  return (
    <NumberedSection step={3} title={t('checkout.payment')}>
      <fieldset className="checkout-payments">
        <legend className="sr-only">{t('checkout.payment')}</legend>
        {shown.map(({ method, title, text, icon }) => (
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
    </NumberedSection>
  )
}
