import { CircleAlert } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
  sortRegistrationErrors,
  type RegistrationFieldErrors,
  type RegistrationFieldName,
} from './registration-fields.ts'

const MANY = 3

/** Shown when more than two fields are invalid. */
export function RegistrationErrorSummary({
  errors,
  onGo,
}: {
  errors: RegistrationFieldErrors
  onGo: (name: RegistrationFieldName) => void
}) {
  const { t } = useTexts()
  const names = sortRegistrationErrors(errors)
  return (
    <div role="alert">
      {names.length >= MANY && (
        <div className="alert register-errors">
          <Icon of={CircleAlert} />
          <div>
            <b>{t('vendor-registration.fix', { count: names.length })}</b>
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
