import { CircleAlert } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type ErrorName, type FieldErrors, sortCheckoutErrors } from './checkout-fields.ts'

const MANY = 3

type ErrorSummaryProps = { errors: FieldErrors; onGo: (name: ErrorName) => void }

export function ErrorSummary({ errors, onGo }: ErrorSummaryProps) {
  const { t } = useTexts()
  const names = sortCheckoutErrors(errors)
  return (
    <div role="alert">
      {names.length >= MANY && (
        <div className="confirm-alert confirm-alert-bad error-summary">
          <Icon of={CircleAlert} />
          <div>
            <b>{t('checkout.fix', { count: names.length })}</b>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <button type="button" onClick={() => onGo(name)}>
                    {errors[name]}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
