import { Info, ShoppingBag, Store } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { RadioCard } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

export type SignUpAccountType = 'customer' | 'vendor'

export function AccountType({
  kind,
  onKind,
}: {
  kind: SignUpAccountType
  onKind: (kind: SignUpAccountType) => void
}) {
  const { t } = useTexts()
  const card = (value: SignUpAccountType) => ({
    name: 'accountType',
    value,
    checked: kind === value,
    onChange: () => onKind(value),
  })
  return (
    <fieldset className="auth-kind">
      <legend className="field-label">{t('auth.account-type')}</legend>
      <div className="auth-pair is-always">
        <RadioCard title={t('auth.customer')} end={<Icon of={ShoppingBag} />} {...card('customer')}>
          {t('auth.customer.does')}
        </RadioCard>
        <RadioCard title={t('auth.vendor')} end={<Icon of={Store} />} {...card('vendor')}>
          {t('auth.vendor.does')}
        </RadioCard>
      </div>
      <div role="status">
        {kind === 'vendor' && (
          <p className="auth-note">
            <Icon of={Info} size="s" />
            {t('auth.vendor.note')}
          </p>
        )}
      </div>
    </fieldset>
  )
}
