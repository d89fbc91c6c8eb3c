import { useEffect, useState } from 'react'
import { formatTypedPhone } from '#kernel/phone.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { SignInCaptcha } from './captcha-box.tsx'
import { secondsToWait } from './auth-errors.ts'
import { CodeField, ErrorNote } from './fields.tsx'
import { type CaptchaOptions, type AuthRefused, useAuthAttempt } from './use-auth-attempt.ts'
import { useCountdown } from './use-countdown.ts'
import type { Captcha } from '#web/shared/captcha/use-captcha.ts'
import { focusField, useFields } from './use-form-fields.ts'
import type { auth } from '#web/shared/session/session.ts'

type Client = Awaited<ReturnType<typeof auth>>
type AuthReply = Promise<{ error: object | null }>

export type CodeStepProps = {
  /** Message with a placeholder for the email address or phone. */
  sentence: TextKey
  address: string
  /** A code was just sent; otherwise it can be requested at once. */
  isFresh: boolean
  /** The request was refused as too early: seconds until another one. */
  wait?: number | null
  onChangeAddress?: () => void
  verify: (client: Client, code: string) => AuthReply
  send: (client: Client, proof: CaptchaOptions) => AuthReply
  onVerified?: () => void
  onRefused?: (refused: AuthRefused) => void
}

/** Seconds: the server's limit between two messages of a kind. */
const PAUSE = 60

export function CodeStep(props: CodeStepProps) {
  const { t } = useTexts()
  const fields = useFields(['code'])
  const { run, failure, isBusy, captcha } = useAuthAttempt()
  // The previous form was removed together with the focus.
  useEffect(() => focusField(fields.id, 'code'), [fields.id])

  const submit = async () => {
    if (isBusy || !fields.check()) return
    const code = fields.typed('code').replace(/\s/g, '')
    const refused = await run((client) => props.verify(client, code))
    if (refused) props.onRefused?.(refused)
    else props.onVerified?.()
  }
  return (
    <form id={fields.id} className="auth-form" noValidate onSubmit={fields.sending(submit)}>
      <p>
        <FilledMessage
          text={t(props.wait ? 'auth.verify.sent-before' : props.sentence, {
            address: PLACEHOLDER,
          })}
        >
          <bdi dir="ltr" className="auth-address num">
            {formatTypedPhone(props.address)}
          </bdi>
        </FilledMessage>{' '}
        {props.onChangeAddress && (
          <button type="button" className="text-link" onClick={props.onChangeAddress}>
            {t('auth.change-address')}
          </button>
        )}
      </p>
      <CodeField fields={fields} hint={t('auth.code.hint')} />
      <SignInCaptcha captcha={captcha} />
      <ErrorNote failure={failure} />
      <Button type="submit" wide busy={isBusy}>
        {t('auth.verify.submit')}
      </Button>
      <Resend
        send={props.send}
        captcha={captcha}
        wait={props.wait ?? (props.isFresh ? PAUSE : 0)}
      />
    </form>
  )
}

type ResendProps = Pick<CodeStepProps, 'send'> & { captcha: Captcha; wait: number }

function Resend({ send, captcha, wait }: ResendProps) {
  const { t } = useTexts()
  const { run, failure, isBusy } = useAuthAttempt()
  const { left, start } = useCountdown(wait)
  const [isSent, setSent] = useState(false)
  const again = async () => {
    if (left > 0) return
    setSent(false)
    const refused = await run((client) => send(client, captcha.proof()))
    captcha.renew()
    setSent(refused === null)
    start(refused ? (secondsToWait(refused) ?? 0) : PAUSE)
  }
  return (
    <div className="auth-resend">
      <Button kind="text" busy={isBusy} aria-disabled={left > 0} onClick={() => void again()}>
        {left > 0 ? t('auth.resend.wait', { seconds: left }) : t('auth.resend')}
      </Button>
      <p role="status">{isSent ? t('auth.resend.done') : ''}</p>
      <ErrorNote failure={failure} />
    </div>
  )
}
