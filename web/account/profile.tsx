import { type FormEvent, useState } from 'react'
import { Link, type MetaFunction } from 'react-router'
import type { AccountProfileView } from '#capabilities/identity/contract.ts'
import { formatTypedPhone } from '#kernel/phone.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/field.tsx'
import { textFields } from './text-field.ts'
import { useAccount } from './layout.tsx'
import {
  AccountBlock,
  AccountLoadFailed,
  PageHead,
  useSuccessToast,
  LoadingSkeleton,
} from './account-ui.tsx'
import { type AddressPlace, AddressPlaceFields } from '#web/shared/address/address-place-fields.tsx'
import { useAccountForm } from './use-account-form.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('account.profile.title'), isPrivate: true }))

export default function ProfilePage() {
  const { t } = useTexts()
  const { profile } = useAccount()
  return (
    <>
      <PageHead title={t('account.profile.title')} text={t('account.profile.text')} />
      <AccountBlock title={t('account.profile.about')}>
        {profile.view ? (
          <ProfileForm profile={profile.view} onSaved={(next) => profile.change(() => next)} />
        ) : (
          <LoadingSkeleton hasFailed={profile.state === 'failed'} onRetry={profile.refresh} />
        )}
      </AccountBlock>
    </>
  )
}

type FormProps = { profile: AccountProfileView; onSaved: (saved: AccountProfileView) => void }

function ProfileForm({ profile, onSaved }: FormProps) {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const { form, save, errors, failure, isBusy, fieldOf } = useAccountForm()
  const [place, setPlace] = useState<AddressPlace>({
    wilaya: profile.wilaya ?? '',
    city: profile.city ?? '',
    commune_code: null,
    postal_code: '',
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = textFields(form.current, ['first_name', 'last_name', 'phone', 'address'])
    const { wilaya, city } = place
    const answer = await save(put('/account/profile', null, { ...typed, wilaya, city }))
    if (!answer?.ok) return
    onSaved(answer.view)
    showSuccess(t('account.saved'))
    // The header shows the name in the session.
    if (answer.view.first_name !== profile.first_name)
      void auth().then((client) => client.refreshSession())
  }
  const optional = t('account.optional')
  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="account-pair">
        <Input
          label={t('account.field.first-name')}
          optional={optional}
          autoComplete="given-name"
          maxLength={80}
          defaultValue={profile.first_name ?? ''}
          {...fieldOf('first_name')}
        />
        <Input
          label={t('account.field.last-name')}
          optional={optional}
          autoComplete="family-name"
          maxLength={80}
          defaultValue={profile.last_name ?? ''}
          {...fieldOf('last_name')}
        />
        <Input
          label={t('account.field.phone')}
          optional={optional}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          defaultValue={profile.phone === null ? '' : formatTypedPhone(profile.phone)}
          {...fieldOf('phone')}
        />
        <div className="field">
          <span className="field-label">{t('account.field.email')}</span>
          <p className="account-fixed">
            <bdi dir="ltr">{profile.email}</bdi>
            <Link className="text-link" to={`${paths.accountSecurity()}#email`}>
              {t('account.change')}
              <span className="sr-only"> {t('account.field.email')}</span>
            </Link>
          </p>
        </div>
        <AddressPlaceFields place={place} errors={errors} onChange={setPlace} />
      </div>
      <Input
        label={t('account.field.address')}
        optional={optional}
        autoComplete="street-address"
        maxLength={300}
        defaultValue={profile.address ?? ''}
        {...fieldOf('address')}
      />
      <AccountLoadFailed text={failure} />
      <Button type="submit" busy={isBusy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
