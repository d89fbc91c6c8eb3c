import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { setPostSignInRedirect, useGuest } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailField } from './fields.tsx'
import {
  type Pending,
  pendingSignUp,
  rememberedEmail,
  savePendingSignUp,
} from './pending-sign-up.ts'
import { useFields } from './use-form-fields.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('auth.meta.verify'), isPrivate: true }))

export default function VerifyPage() {
  const { t } = useTexts()
  const [stored] = useState(() => (typeof window === 'undefined' ? null : pendingSignUp()))
  const [pending, setPending] = useState<Pending | null>(stored)
  const isGuest = useGuest(pending?.to ?? paths.home())
  const back = { to: paths.auth(), label: t('auth.back.login') }
  return (
    <AuthCard title={t('auth.verify.title')} ready={isGuest} back={back}>
      {pending === null ? (
        <Which onChosen={(email) => setPending({ email, to: paths.home() })} />
      ) : (
        <CodeStep
          sentence="auth.verify.sent-sign-up"
          address={pending.email}
          isFresh={pending === stored}
          onChangeAddress={() => setPending(null)}
          send={(client, proof) =>
            client.resend({
              type: 'signup',
              email: pending.email,
              options: { ...proof, emailRedirectTo: `${location.origin}/` },
            })
          }
          verify={(client, token) => {
            setPostSignInRedirect({ greeting: 'login', to: pending.to })
            return client.verifyOtp({ email: pending.email, token, type: 'signup' })
          }}
          onRefused={() => setPostSignInRedirect(null)}
          onVerified={() => savePendingSignUp(null)}
        />
      )}
    </AuthCard>
  )
}

/** Without a pending sign-up the page must ask for the email. */
function Which({ onChosen }: { onChosen: (email: string) => void }) {
  const { t } = useTexts()
  const fields = useFields(['email'])
  const [known] = useState(rememberedEmail)
  const submit = async () => {
    if (fields.check()) onChosen(fields.typed('email').trim())
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>{t('auth.verify.which')}</p>
      <EmailField fields={fields} autoComplete="username" value={known} />
      <Button type="submit" wide>
        {t('auth.return.continue')}
      </Button>
    </form>
  )
}
