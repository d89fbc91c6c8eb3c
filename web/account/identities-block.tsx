import type { Provider, UserIdentity } from '@supabase/auth-js'
import { AtSign, Link2, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate } from '#kernel/format.ts'
import { callbackUrl, providerName } from '#web/auth/providers.ts'
import { paths } from '#web/paths.ts'
import { fetchApi, protocolPath } from '#web/shared/api/endpoint.ts'
import type { SignInSettings } from '#web/shared/captcha/use-captcha-setting.ts'
import { pkceAuth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountBlock, AccountLoadFailed, AccountRow, useSuccessToast } from './account-ui.tsx'
import { MfaLink } from './mfa-link.tsx'
import { useAuthRequest } from './use-auth-request.ts'

type Props = { identities: readonly UserIdentity[]; onChanged: () => void }

export function IdentitiesBlock({ identities, onChanged }: Props) {
  const { t, language } = useTexts()
  const showSuccess = useSuccessToast()
  const { actWithProof, failure, code, isBusy } = useAuthRequest()
  const offered = useProviders().filter(
    (name) => !identities.some(({ provider }) => provider === name),
  )
  const nameOf = (provider: string): string =>
    provider === 'email' || provider === 'phone'
      ? t(`account.identity.${provider}`)
      : providerName(provider)
  const unlink = async (identity: UserIdentity) => {
    if (!(await actWithProof((client) => client.unlinkIdentity(identity)))) return
    showSuccess(t('account.identity.unlinked'))
    onChanged()
  }
  const link = (provider: string) =>
    actWithProof(async () =>
      (await pkceAuth()).linkIdentity({
        provider: provider as Provider, // an enabled provider of the settings
        options: { redirectTo: callbackUrl(paths.accountSecurity()) },
      }),
    )
  if (identities.length === 0 && offered.length === 0) return null
  return (
    <AccountBlock title={t('account.identities.title')}>
      <ul className="account-lines">
        {identities.map((identity) => (
          <AccountRow
            key={identity.identity_id}
            icon={AtSign}
            title={nameOf(identity.provider)}
            text={
              <>
                <bdi dir="ltr">{addressIn(identity)}</bdi>
                {identity.created_at && (
                  <>
                    {' · '}
                    {t('account.factors.since', {
                      date: formatDate(new Date(identity.created_at), language, 'shortDate'),
                    })}
                  </>
                )}
              </>
            }
            end={
              identities.length > 1 && (
                <Button kind="quiet" small busy={isBusy} onClick={() => void unlink(identity)}>
                  <Icon of={Unlink} size="s" />
                  {t('account.identity.unlink')}
                  <span className="sr-only"> {nameOf(identity.provider)}</span>
                </Button>
              )
            }
          />
        ))}
      </ul>
      <AccountLoadFailed text={failure}>
        <MfaLink code={code} />
      </AccountLoadFailed>
      {offered.length > 0 && (
        <div className="account-actions">
          {offered.map((provider) => (
            <Button key={provider} kind="quiet" small onClick={() => void link(provider)}>
              <Icon of={Link2} size="s" />
              {t('account.identity.link', { provider: nameOf(provider) })}
            </Button>
          ))}
        </div>
      )}
    </AccountBlock>
  )
}

function addressIn({ identity_data: data }: UserIdentity): string {
  const found = [data?.['email'], data?.['phone'], data?.['name']]
  return found.find((item): item is string => typeof item === 'string' && item !== '') ?? ''
}

/** Keys of `external` that are no external providers. */
const OWN = /^(email|phone|anonymous_users|web3.*)$/

/** Enabled providers; none while loading. */
function useProviders(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const answer = await fetchApi(protocolPath<SignInSettings>('/auth/v1/settings'))
      const external = answer.ok ? (await answer.json()).external : {}
      const on = Object.keys(external).filter((name) => external[name] === true)
      if (isCurrent) setNames(on.filter((name) => !OWN.test(name)).sort())
    }
    read().catch(() => undefined) // then none is offered
    return () => {
      isCurrent = false
    }
  }, [])
  return names
}
