import { useState } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { safeNextPath } from '#web/shared/utils/safe-next-path.ts'
import { pkceAuth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { useGuest } from './post-sign-in-redirect.ts'
import { SignInCaptcha } from './captcha-box.tsx'
import { AuthCard } from './auth-card.tsx'
import { EmailField, ErrorNote } from './fields.tsx'
import { rememberedEmail, rememberEmail } from './pending-sign-up.ts'
import { callbackUrl } from './providers.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { useFields } from './use-form-fields.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.company'), isPrivate: true }))

/** SSO: the email domain selects the identity provider. */
export default function CompanyPage() {
  const { t } = useTexts()
  const [query] = useSearchParams()
  const next = safeNextPath(query.get('next'))
  const isGuest = useGuest(next)
  const fields = useFields(['email'])
  const { run, failure, isBusy, captcha } = useAuthAttempt()
  const [known] = useState(rememberedEmail)
  const submit = async () => {
    if (isBusy || !fields.check()) return
    const email = fields.typed('email').trim()
    rememberEmail(email)
    const domain = email.split('@').at(-1)?.toLowerCase() ?? ''
    let address: string | undefined
    const refused = await run(async (_client, proof) => {
      const options = { ...proof, redirectTo: callbackUrl(next), skipBrowserRedirect: true }
      const { data, error } = await (await pkceAuth()).signInWithSSO({ domain, options })
      address = data?.url
      return { error }
    })
    if (!refused && address !== undefined) location.assign(address)
  }
  return (
    <AuthCard
      title={t('auth.company.title')}
      ready={isGuest}
      back={{ to: paths.auth(), label: t('auth.back.login') }}
    >
      <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
        <p>{t('auth.company.explained')}</p>
        <EmailField
          fields={fields}
          label={t('auth.company.email')}
          autoComplete="username"
          value={known}
        />
        <SignInCaptcha captcha={captcha} />
        <ErrorNote failure={failure} />
        <Button type="submit" wide busy={isBusy}>
          {t('auth.company.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
