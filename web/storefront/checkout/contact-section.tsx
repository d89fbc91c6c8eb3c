import { CircleCheck, Phone } from 'lucide-react'
import { formatPhone, parsePhone } from '#kernel/phone.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Check, Field, Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type {
  ErrorName,
  FieldErrors,
  CheckoutFieldName,
  CheckoutFields,
} from './checkout-fields.ts'
import { NumberedSection } from './numbered-section.tsx'
import { phoneAfterPrefix } from './prefill.ts'

export type CheckoutSectionProps = {
  fields: CheckoutFields
  errors: FieldErrors
  onField: (name: CheckoutFieldName, value: string) => void
  onLeave: (name: ErrorName) => void
}

type ContactSectionProps = CheckoutSectionProps & {
  wantsReminder: boolean
  onReminder: (wants: boolean) => void
}

const EXAMPLE = '+213550123456'

/** The phone comes first, because it identifies the delivery. */
export function CheckoutContactSection({
  fields,
  errors,
  onField,
  onLeave,
  wantsReminder,
  onReminder,
}: ContactSectionProps) {
  const { t } = useTexts()
  const control = (name: CheckoutFieldName) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onField(name, event.target.value),
    onBlur: () => {
      if (fields[name] !== '') onLeave(name)
    },
  })
  return (
    <NumberedSection step={1} title={t('checkout.contact')}>
      <div className="checkout-fields">
        <PhoneField fields={fields} errors={errors} onField={onField} onLeave={onLeave} />
        <Input
          label={t('checkout.first-name')}
          autoComplete="given-name"
          {...control('first_name')}
        />
        <Input
          label={t('checkout.last-name')}
          autoComplete="family-name"
          {...control('last_name')}
        />
        <Input
          className="full"
          label={t('checkout.email')}
          optional={t('checkout.email-why')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          {...control('email')}
        />
        <Check
          className="full"
          label={t('checkout.remind')}
          name="remind"
          checked={wantsReminder}
          onChange={({ target }) => onReminder(target.checked)}
        />
      </div>
    </NumberedSection>
  )
}

function PhoneField({ fields, errors, onField, onLeave }: CheckoutSectionProps) {
  const { t } = useTexts()
  const phone = parsePhone(fields.phone)
  const leave = () => {
    if (phone) onField('phone', phoneAfterPrefix(fields.phone))
    if (fields.phone !== '') onLeave('phone')
  }
  return (
    <Field
      className="full"
      label={t('checkout.phone')}
      optional={t('checkout.phone-why')}
      hint={
        <span>
          <FilledMessage text={t('checkout.phone-hint', { example: PLACEHOLDER })}>
            <bdi dir="ltr" className="num">
              {formatPhone(EXAMPLE)}
            </bdi>
          </FilledMessage>
        </span>
      }
      error={errors.phone}
    >
      {(control) => (
        <span className="input phone-input" dir="ltr">
          <span className="input-prefix">
            <Icon of={Phone} size="s" />
            <span className="num">+213</span>
          </span>
          <input
            {...control}
            className="num"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            value={fields.phone}
            onChange={(event) => onField('phone', event.target.value)}
            onBlur={leave}
          />
          {phone && !errors.phone && (
            <span className="phone-ok">
              <Icon of={CircleCheck} />
              <span className="sr-only">{t('checkout.phone-ok')}</span>
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
