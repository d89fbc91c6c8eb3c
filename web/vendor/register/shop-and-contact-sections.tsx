import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, TextArea } from '#web/ui/field.tsx'
import { VendorPlaceFields, type PlaceProps } from './address-fields.tsx'
import {
  controlOf,
  RegistrationSection,
  type RegistrationSectionProps,
} from './numbered-section.tsx'

export function VendorSection(props: RegistrationSectionProps) {
  const { t } = useTexts()
  const control = controlOf(props)
  return (
    <RegistrationSection step={1} title={t('vendor-registration.step.shop')}>
      <div className="register-fields">
        <Input
          className="full"
          label={t('vendor-registration.field.name')}
          hint={t('vendor-registration.field.name-hint')}
          autoComplete="organization"
          maxLength={120}
          {...control('business_name')}
        />
        <Input
          className="full"
          label={t('vendor-registration.field.name-ar')}
          optional={t('vendor-registration.optional')}
          hint={t('vendor-registration.field.name-ar-hint')}
          lang="ar"
          dir="rtl"
          maxLength={120}
          {...control('business_name_ar')}
        />
        <TextArea
          className="full"
          label={t('vendor-registration.field.description')}
          optional={t('vendor-registration.optional')}
          hint={t('vendor-registration.field.description-hint')}
          maxLength={2000}
          {...control('business_description')}
        />
      </div>
    </RegistrationSection>
  )
}

export function RegistrationContactSection(props: RegistrationSectionProps & PlaceProps) {
  const { t } = useTexts()
  const control = controlOf(props)
  return (
    <RegistrationSection step={2} title={t('vendor-registration.step.contact')}>
      <div className="register-fields">
        <Input
          label={t('vendor-registration.field.email')}
          hint={t('vendor-registration.field.email-hint')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...control('business_email')}
        />
        <Input
          label={t('vendor-registration.field.phone')}
          hint={t('vendor-registration.field.phone-hint')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          {...control('business_phone')}
        />
        <VendorPlaceFields {...props} />
        <Input
          className="full"
          label={t('vendor-registration.field.address')}
          autoComplete="street-address"
          maxLength={300}
          {...control('business_address')}
        />
      </div>
    </RegistrationSection>
  )
}
