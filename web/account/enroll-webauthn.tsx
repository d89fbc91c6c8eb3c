import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { type EnrollFactorProps, nextFactorName } from './enroll-factor-props.ts'
import { AccountLoadFailed } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import { useAuthRequest } from './use-auth-request.ts'

export function EnrollWebauthn({ taken, onDone, onCancel }: EnrollFactorProps) {
  const { t } = useTexts()
  const { actWithProof, failure, setFailure, code, isBusy } = useAuthRequest()
  const isPossible = 'PublicKeyCredential' in globalThis
  const register = async () => {
    const friendlyName = nextFactorName(t('account.factor.webauthn'), taken)
    let isServers = false
    const isDone = await actWithProof(async (client) => {
      const { error } = await client.mfa.webauthn.register({ friendlyName }, ANY_KEY)
      isServers = error !== null && 'status' in error && typeof error.status === 'number'
      if (error) await forgetHalf(client, friendlyName)
      return { error }
    })
    if (isDone) onDone()
    // Errors of the browser or key have no status, unlike those of the server.
    else if (!isServers) setFailure(t('account.enrol.key-failed'))
  }
  return (
    <div className="account-enrol">
      <h3>{t('account.factors.add-webauthn')}</h3>
      <p>{t(isPossible ? 'account.enrol.key' : 'account.enrol.key-missing')}</p>
      <AccountLoadFailed text={failure}>
        <MfaLink code={code} />
      </AccountLoadFailed>
      <div className="account-actions">
        {isPossible && (
          <Button small busy={isBusy} onClick={() => void register()}>
            {t('account.enrol.key-begin')}
          </Button>
        )}
        <Button kind="text" small onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </div>
  )
}

/**
 * The client accepts roaming keys only. Browsers ignore an unknown attachment, and then offer the
 * platform authenticator too (WebAuthn, 5.4.4).
 */
const ANY_KEY = {
  hints: [],
  authenticatorSelection: { authenticatorAttachment: '' as AuthenticatorAttachment },
}

type Mfa = Parameters<Parameters<ReturnType<typeof useAuthRequest>['act']>[0]>[0]

/** An unverified factor would keep its name taken. */
async function forgetHalf(client: Mfa, name: string): Promise<void> {
  const { data } = await client.mfa.listFactors()
  const half = data?.all.find(
    (factor) => factor.friendly_name === name && factor.status === 'unverified',
  )
  if (half) await client.mfa.unenroll({ factorId: half.id })
}
