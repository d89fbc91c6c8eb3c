import type { Provider } from '@supabase/auth-js'
import { Building2, KeyRound } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '#web/paths.ts'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { pkceAuth } from '#web/shared/session/session.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useEnabledMethods } from './enabled-methods.ts'
import { ErrorNote } from './fields.tsx'
import { providerName, callbackUrl } from './providers.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'

const Wallets = lazyComponent(async () => ({
  default: (await import('./web3-wallets.tsx')).Web3Wallets,
}))

export function OtherMethods({ next }: { next: string }) {
  const { t } = useTexts()
  const enabledMethods = useEnabledMethods()
  const { run, failure } = useAuthAttempt()
  const goTo = (provider: string) =>
    run(async () =>
      (await pkceAuth()).signInWithOAuth({
        provider: provider as Provider, // an enabled provider of the settings
        options: { redirectTo: callbackUrl(next) },
      }),
    )
  return (
    <div className="auth-ways">
      <p className="auth-or">{t('auth.or')}</p>
      {(enabledMethods.email || enabledMethods.phone) && (
        <ButtonLink kind="outline" wide to={paths.authCode(next)}>
          <Icon of={KeyRound} size="s" />
          {t('auth.way.code')}
        </ButtonLink>
      )}
      {enabledMethods.providers.map((provider) => (
        <Button key={provider} kind="outline" wide onClick={() => void goTo(provider)}>
          {t('auth.way.provider', { provider: providerName(provider) })}
        </Button>
      ))}
      {enabledMethods.wallets.length > 0 && (
        <Suspense>
          <Wallets chains={enabledMethods.wallets} />
        </Suspense>
      )}
      {enabledMethods.company && (
        <ButtonLink kind="outline" wide to={paths.authCompany(next)}>
          <Icon of={Building2} size="s" />
          {t('auth.way.company')}
        </ButtonLink>
      )}
      <ErrorNote failure={failure} />
    </div>
  )
}
