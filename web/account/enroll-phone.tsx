import { useRef, useState } from 'react'
import { formatPhone, maskPhone, parsePhone } from '#kernel/phone.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input } from '#web/ui/field.tsx'
import { ChangeForm } from './change-block.tsx'
import { CodeForm } from './code-form.tsx'
import { type EnrollFactorProps, nextFactorName } from './enroll-factor-props.ts'
import { textFields } from './text-field.ts'
import { useAuthRequest } from './use-auth-request.ts'

type EnrollPhoneResult = { factorId: string; challengeId: string; phone: string }

export function EnrollPhone({
  taken,
  known,
  onDone,
  onCancel,
}: EnrollFactorProps & { known: string | null }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const request = useAuthRequest()
  const [isWrong, setWrong] = useState(false)
  const [sent, setSent] = useState<EnrollPhoneResult | null>(null)
  const send = async () => {
    const phone = parsePhone(textFields(form.current, ['phone']).phone)
    setWrong(phone === null)
    if (!phone) return form.current?.querySelector('input')?.focus()
    const friendlyName = nextFactorName(maskPhone(phone.e164), taken)
    await request.actWithProof(async (client) => {
      const enrolled = await client.mfa.enroll({
        factorType: 'phone',
        friendlyName,
        phone: phone.e164,
      })
      if (!enrolled.data) return { error: enrolled.error }
      const factorId = enrolled.data.id
      const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' })
      if (data) setSent({ factorId, challengeId: data.id, phone: phone.e164 })
      else await client.mfa.unenroll({ factorId }) // otherwise its name would stay taken
      return { error }
    })
    return undefined
  }
  const cancel = () => {
    if (sent) void auth().then((client) => client.mfa.unenroll({ factorId: sent.factorId }))
    onCancel()
  }
  return (
    <div className="account-enrol">
      <h3>{t('account.factors.add-phone')}</h3>
      {sent ? (
        <>
          <p>
            <FilledMessage text={t('auth.verify.sent-sms', { address: PLACEHOLDER })}>
              <bdi dir="ltr" className="num">
                {formatPhone(sent.phone)}
              </bdi>
            </FilledMessage>
          </p>
          <CodeForm
            send={(client, typed) =>
              client.mfa.verify({
                factorId: sent.factorId,
                challengeId: sent.challengeId,
                code: typed,
              })
            }
            onDone={onDone}
            onCancel={cancel}
          />
        </>
      ) : (
        <ChangeForm
          request={request}
          form={form}
          onSubmit={send}
          submit={t('auth.code.send')}
          onCancel={cancel}
          small
        >
          <Input
            label={t('account.field.phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            dir="ltr"
            autoComplete="tel"
            maxLength={40}
            defaultValue={known === null ? '' : formatPhone(known)}
            error={isWrong ? t('auth-errors.phone-invalid') : null}
          />
        </ChangeForm>
      )}
    </div>
  )
}
