import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { CodeStep } from '#web/auth/code-step.tsx'
import type { Pending } from '#web/auth/pending-sign-up.ts'
import { callbackUrl } from '#web/auth/providers.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type CodeCardProps = { pending: Pending; onBack: () => void; onChangeAddress: () => void }

/** A valid code sends the registration at once. */
export default function CodeCard({ pending, onBack, onChangeAddress }: CodeCardProps) {
  const { t } = useTexts()
  const { email } = pending
  // The page was scrolled to the end of the form.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div className="auth-column register-code">
      <h1>{t('auth.verify.title')}</h1>
      <div className="card auth-card">
        <CodeStep
          sentence="auth.verify.sent-sign-up"
          address={email}
          isFresh
          onChangeAddress={onChangeAddress}
          send={(client, proof) =>
            client.resend({
              type: 'signup',
              email,
              options: { ...proof, emailRedirectTo: callbackUrl(paths.vendorRegister()) },
            })
          }
          verify={(client, token) => client.verifyOtp({ email, token, type: 'signup' })}
        />
      </div>
      <p className="auth-back">
        <Button kind="text" small onClick={onBack}>
          <Icon of={ChevronLeft} size="s" flip />
          {t('vendor-registration.code.back')}
        </Button>
      </p>
    </div>
  )
}
