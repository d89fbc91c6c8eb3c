import { Check, Clock, X } from 'lucide-react'
import type { OnlinePaymentView } from '#capabilities/payments/contract.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { RememberedOrder } from '#web/shared/orders/remembered-order.ts'

export const LatinText = ({ children }: { children: string }) => (
  <bdi dir="ltr" className="num">
    {children}
  </bdi>
)

type PaymentState = OnlinePaymentView['state']
type OrderHeadProps = {
  number: string
  stored: RememberedOrder | null
  statuses: readonly string[]
  /** Null for cash on delivery, or while unknown. */
  payment: PaymentState | null
}

export function OrderHead({ number, stored, statuses, payment }: OrderHeadProps) {
  const { t } = useTexts()
  const isCancelled = statuses.length > 0 && statuses.every((status) => status === 'cancelled')
  const isNew = stored?.placed != null && !isCancelled
  // One parcel that waits for its call keeps the whole purchase from being confirmed.
  const isConfirmed = !statuses.includes('pending')
  const isUnpaid = !isCancelled && (payment === 'open' || payment === 'released')
  const key = isUnpaid
    ? UNPAID[payment]
    : !isNew
      ? 'order.found'
      : isConfirmed
        ? 'order.confirmed'
        : 'order.received'
  return (
    <header className="order-head">
      <span className="ok-arch" aria-hidden="true">
        <Icon of={isCancelled ? X : isUnpaid ? Clock : Check} />
      </span>
      <div>
        <h1>
          <FilledMessage text={t(key, { number: PLACEHOLDER })}>
            <LatinText>{number}</LatinText>
          </FilledMessage>
        </h1>
        {isNew && stored.email !== null && payment !== 'released' && (
          <p>
            <FilledMessage text={t('order.email-follows', { email: PLACEHOLDER })}>
              <b>
                <bdi dir="ltr">{stored.email}</bdi>
              </b>
            </FilledMessage>
          </p>
        )}
      </div>
    </header>
  )
}

const UNPAID = { open: 'order.waits', released: 'order.released' } as const
