import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { forgetfulAuth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { setPostSignInRedirect, useGuest } from './post-sign-in-redirect.ts'
import { AuthCard } from './auth-card.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailField } from './fields.tsx'
import { lacksPassword } from './own-password.ts'
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
          verify={async (client, token) => {
            const { email, to } = pending
            const answer = await (await forgetfulAuth()).verifyOtp({ email, token, type: 'signup' })
            const { session } = answer.data
            if (!session) return answer
            const mustChoose = await lacksPassword(session.access_token)
            setPostSignInRedirect({ greeting: 'login', to: mustChoose ? paths.authReset() : to })
            return client.setSession(session)
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
