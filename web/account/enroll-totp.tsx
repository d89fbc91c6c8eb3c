import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { auth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { type EnrollFactorProps, nextFactorName } from './enroll-factor-props.ts'
import { AccountLoadFailed, useSuccessToast } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import { useAuthRequest } from './use-auth-request.ts'

type Enrolled = { id: string; qrCode: string; secret: string }

export function EnrollTotp({ taken, onDone, onCancel }: EnrollFactorProps) {
  const { t } = useTexts()
  const showSuccess = useSuccessToast()
  const { actWithProof, failure, code, isBusy } = useAuthRequest()
  const [factor, setFactor] = useState<Enrolled | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return // once: each call would create another factor
    begun.current = true
    const friendlyName = nextFactorName(t('account.factor.totp'), taken)
    void actWithProof(async (client) => {
      const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
      if (data) setFactor({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret })
      return { error }
    })
  })
  const cancel = () => {
    if (factor) void auth().then((client) => client.mfa.unenroll({ factorId: factor.id }))
    onCancel()
  }
  const copy = async (secret: string) => {
    await navigator.clipboard.writeText(secret)
    showSuccess(t('account.enrol.copied'))
  }
  if (!factor)
    return (
      <div className="account-enrol" aria-busy={isBusy}>
        <AccountLoadFailed text={failure}>
          <MfaLink code={code} />
        </AccountLoadFailed>
        <Button kind="text" onClick={cancel}>
          {t('account.cancel')}
        </Button>
      </div>
    )
  const spaced = factor.secret.replace(/(.{4})(?=.)/g, '$1 ')
  return (
    <div className="account-enrol account-enrol-app">
      <img
        className="account-qr"
        src={factor.qrCode}
        width="176"
        height="176"
        alt={t('account.enrol.picture')}
      />
      <div>
        <h3>{t('account.factors.add-totp')}</h3>
        <ol>
          <li>{t('account.enrol.scan')}</li>
          <li>
            {t('account.enrol.type')}{' '}
            <code dir="ltr" className="account-key">
              {spaced}
            </code>
            <IconButton
              icon={Copy}
              label={t('account.enrol.copy')}
              onClick={() => void copy(factor.secret)}
            />
          </li>
          <li>{t('account.enrol.give')}</li>
        </ol>
        <CodeForm
          send={(client, typed) =>
            client.mfa.challengeAndVerify({ factorId: factor.id, code: typed })
          }
          onDone={onDone}
          onCancel={cancel}
        />
      </div>
    </div>
  )
}
