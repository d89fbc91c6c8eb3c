import { CircleAlert } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

type TermsFieldProps = {
  isAccepted: boolean
  error: string | undefined
  onAccept: (isAccepted: boolean) => void
}

export function TermsField({ isAccepted, error, onAccept }: TermsFieldProps) {
  const { t } = useTexts()
  return (
    <div className="register-terms">
      <Check
        name="terms"
        checked={isAccepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        onChange={(event) => onAccept(event.target.checked)}
        label={
          <FilledMessage text={t('vendor-registration.terms', { terms: PLACEHOLDER })}>
            <a className="text-link" href={paths.terms()} target="_blank" rel="noreferrer">
              {t('vendor-registration.terms-link')}
            </a>
          </FilledMessage>
        }
      />
      {error && (
        <p id="terms-error" className="field-hint field-error">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      )}
    </div>
  )
}
