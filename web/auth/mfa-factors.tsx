import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { maskPhone } from '#kernel/phone.ts'
import { isRecord } from '#web/shared/storage/local-storage.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeStep } from './code-step.tsx'
import { CodeField, ErrorNote } from './fields.tsx'
import { useAuthAttempt } from './use-auth-attempt.ts'
import { useFields } from './use-form-fields.ts'

type FactorProps = { factor: Factor; onDone: () => void }

export function TotpFactor({ factor, onDone }: FactorProps) {
  const { t } = useTexts()
  const fields = useFields(['code'])
  const { run, failure, isBusy } = useAuthAttempt()
  const submit = async () => {
    if (isBusy || !fields.check()) return
    const code = fields.typed('code').replace(/\s/g, '')
    const refused = await run((client) =>
      client.mfa.challengeAndVerify({ factorId: factor.id, code }),
    )
    if (!refused) onDone()
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>{t('auth.second.totp')}</p>
      <CodeField fields={fields} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t('auth.verify.submit')}
      </Button>
    </form>
  )
}

export function PhoneFactor({ factor, onDone }: FactorProps) {
  const { t } = useTexts()
  const { run, failure, isBusy } = useAuthAttempt()
  const [challengeId, setChallengeId] = useState<string | null>(null)
  const raw: unknown = factor
  const phone = isRecord(raw) && typeof raw['phone'] === 'string' ? raw['phone'] : ''
  const shown = phone === '' ? '' : maskPhone(phone.startsWith('+') ? phone : `+${phone}`)
  const challenge: Parameters<typeof run>[0] = async (client) => {
    const { data, error } = await client.mfa.challenge({ factorId: factor.id, channel: 'sms' })
    if (data) setChallengeId(data.id)
    return { error }
  }
  if (challengeId === null)
    return (
      <div className="auth-form">
        <p>
          <FilledMessage
            text={
              shown === ''
                ? t('auth.second.phone-unnamed')
                : t('auth.second.phone', { phone: PLACEHOLDER })
            }
          >
            <bdi dir="ltr" className="num">
              {shown}
            </bdi>
          </FilledMessage>
        </p>
        <ErrorNote failure={failure} />
        <Button wide busy={isBusy} onClick={() => void run(challenge)}>
          {t('auth.code.send')}
        </Button>
      </div>
    )
  return (
    <CodeStep
      sentence="auth.verify.sent-sms"
      address={shown}
      isFresh
      send={challenge}
      verify={(client, code) => client.mfa.verify({ factorId: factor.id, challengeId, code })}
      onVerified={onDone}
    />
  )
}

export function WebauthnFactor({ factor, onDone }: FactorProps) {
  const { t } = useTexts()
  const { run, failure, setFailure, isBusy } = useAuthAttempt()
  const use = async () => {
    const refused = await run((client) => client.mfa.webauthn.authenticate({ factorId: factor.id }))
    if (!refused) onDone()
    // Errors of the browser or key have no status, unlike those of the server.
    else if (typeof refused.status !== 'number') setFailure({ key: 'auth.second.key-failed' })
  }
  return (
    <div className="auth-form">
      <p>{t('auth.second.key')}</p>
      <ErrorNote failure={failure} />
      <Button wide busy={isBusy} onClick={() => void use()}>
        {t('auth.second.use-key')}
      </Button>
    </div>
  )
}
