import { Banknote, CircleAlert, CreditCard, Package, Phone, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Phase } from './use-checkout.ts'

export function ConfirmAlert({ phase, total }: { phase: Phase; total: number | null }) {
  const { t, language } = useTexts()
  const money = total === null ? null : `\u2066${formatMoney(fromDinars(total), language)}\u2069`
  return (
    <div role="alert">
      {(phase.kind === 'unknown' || phase.kind === 'refused') && (
        <div className="confirm-alert confirm-alert-bad">
          <Icon of={CircleAlert} />
          <p>
            <b>{t('checkout.failed')}</b>
            {phase.kind === 'refused' ? (
              phase.detail && <span>{phase.detail}</span>
            ) : (
              <span>{t('checkout.failed-kept')}</span>
            )}
          </p>
        </div>
      )}
      {phase.kind === 'changed' && (
        <div className="confirm-alert">
          <Icon of={CircleAlert} />
          <div>
            <b>{t('checkout.changed')}</b>
            <ul>
              {phase.messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
            {money && <p>{t('checkout.new-total', { total: money })}</p>}
          </div>
        </div>
      )}
      {phase.kind === 'sign-in' && (
        <div className="confirm-alert">
          <Icon of={CircleAlert} />
          <p>
            <b>{t('checkout.sign-in-text')}</b>{' '}
            <Link className="text-link" to={paths.auth(paths.checkout())}>
              {t('checkout.sign-in-action')}
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

type LegalRecapProps = {
  isOnline: boolean
  /** Whether the total on the screen has the delivery in it. */
  isWhole: boolean
}

export function LegalRecap({ isOnline, isWhole }: LegalRecapProps) {
  const { t } = useTexts()
  const price = isOnline ? 'checkout.legal-price-online' : 'checkout.legal-price'
  return (
    <div className="legal-recap">
      <b>{t('checkout.legal-title')}</b>
      <ul>
        <li>{t(isWhole ? price : 'checkout.legal-price-without')}</li>
        <li>{t('checkout.legal-return')}</li>
        <li>
          {t('checkout.legal-terms')}{' '}
          <Link to={paths.terms()} target="_blank">
            {t('checkout.legal-terms-link')}
          </Link>
          {'.'}
        </li>
      </ul>
    </div>
  )
}

export function NextSteps({ parcels, isOnline }: { parcels: number; isOnline: boolean }) {
  const { t } = useTexts()
  const steps = [
    isOnline
      ? { icon: CreditCard, text: t('checkout.next-card') }
      : { icon: Phone, text: t('checkout.next-call') },
    { icon: Package, text: t('checkout.next-parcels', { count: parcels }) },
    isOnline
      ? { icon: ShieldCheck, text: t('checkout.next-receipt') }
      : { icon: Banknote, text: t('checkout.next-pay') },
  ]
  return (
    <ol className="next-steps">
      {steps.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ol>
  )
}

type ConfirmButtonProps = {
  phase: Phase
  form: string
  isOnline: boolean
  wide?: boolean
  className?: string
}

/** `form` ties the button to the form, wherever it stands. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { phase, form, isOnline, wide = false, className } = props
  const { t } = useTexts()
  const isSending = phase.kind === 'sending' || phase.kind === 'placed'
  return (
    <Button
      type="submit"
      form={form}
      wide={wide}
      busy={isSending}
      {...(className !== undefined && { className })}
    >
      {t(
        isSending
          ? 'checkout.sending'
          : phase.kind === 'changed'
            ? 'checkout.confirm-new'
            : isOnline
              ? 'checkout.confirm-pay'
              : 'checkout.confirm',
      )}
    </Button>
  )
}
