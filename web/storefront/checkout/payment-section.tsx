import { FALLBACK_METHOD, PAYMENT_METHODS, isOnlineMethod } from '#kernel/payment-methods.ts'
import { CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import type { Captcha } from '#web/shared/captcha/use-captcha.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { PAYMENT_ICONS } from '#web/shared/orders/payment-icons.ts'
import { Check, RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CheckoutDraft } from './draft.ts'
import { NumberedSection } from './numbered-section.tsx'
import { usePublicQuery } from './use-public-query.ts'

const CheckoutCaptcha = lazyComponent(() => import('./checkout-captcha.tsx'))

type PaymentProps = {
  payment: CheckoutDraft['payment']
  onPayment: (payment: CheckoutDraft['payment']) => void
  acceptsTerms: boolean
  termsError: string | undefined
  onAccept: (accepts: boolean) => void
  onCaptcha: (captcha: Captcha | null) => void
}

/** Payment at delivery is always offered; cards online only while a gateway is available. */
export function PaymentSection({ payment, onPayment, ...consent }: PaymentProps) {
  const { t } = useTexts()
  const { data } = usePublicQuery(get('/payment-methods'))
  const offered = data?.items.map(({ method }) => method)
  const isGone = offered !== undefined && !offered.includes(payment)
  useEffect(() => {
    if (isGone) onPayment(FALLBACK_METHOD)
  })
  const shown = PAYMENT_METHODS.filter(({ code, isOnline }) => !isOnline || offered?.includes(code))
  return (
    <NumberedSection step={3} title={t('checkout.payment')}>
      <fieldset className="checkout-payments">
        <legend className="sr-only">{t('checkout.payment')}</legend>
        {shown.map(({ code: method, icon }) => (
          <RadioCard
            key={method}
            name="payment"
            value={method}
            checked={payment === method}
            onChange={() => onPayment(method)}
            title={t(`checkout.method.${method}`)}
            end={<Icon of={PAYMENT_ICONS[icon]} />}
          >
            {t(`checkout.method-text.${method}`)}
          </RadioCard>
        ))}
      </fieldset>
      {isOnlineMethod(payment) && <OnlineConsent {...consent} />}
    </NumberedSection>
  )
}

/** A card is charged for a buyer who has accepted the conditions: SATIM asks for it. */
function OnlineConsent({
  acceptsTerms,
  termsError,
  onAccept,
  onCaptcha,
}: Omit<PaymentProps, 'payment' | 'onPayment'>) {
  const { t } = useTexts()
  const id = useId()
  return (
    <div className="checkout-consent">
      <Check
        name="terms"
        label={
          <>
            {t('checkout.terms')}{' '}
            <Link className="text-link" to={paths.terms()} target="_blank">
              {t('checkout.legal-terms-link')}
            </Link>
          </>
        }
        checked={acceptsTerms}
        aria-describedby={termsError ? id : undefined}
        aria-invalid={termsError ? true : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      />
      {termsError && (
        <p id={id} className="field-hint field-error">
          <Icon of={CircleAlert} size="s" />
          {termsError}
        </p>
      )}
      <Suspense>
        <CheckoutCaptcha onCaptcha={onCaptcha} />
      </Suspense>
    </div>
  )
}
