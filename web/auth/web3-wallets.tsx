import { Wallet } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { setPostSignInRedirect } from './post-sign-in-redirect.ts'
import { SignInCaptcha } from './captcha-box.tsx'
import type { WalletChain } from './enabled-methods.ts'
import { ErrorNote } from './fields.tsx'
import { providerName } from './providers.ts'
import { useAuthAttempt } from './use-auth-attempt.ts'

export function Web3Wallets({ chains }: { chains: readonly WalletChain[] }) {
  const { t } = useTexts()
  const { run, failure, setFailure, captcha } = useAuthAttempt()
  const signIn = async (chain: WalletChain) => {
    if (!(chain in window))
      return setFailure({ key: 'auth.wallet.missing', values: { chain: providerName(chain) } })
    setPostSignInRedirect({ greeting: 'login' })
    const refused = await run((client, options) =>
      // Separate calls, as the credentials of each chain have their own type.
      chain === 'ethereum'
        ? client.signInWithWeb3({ chain, statement: t('auth.wallet.statement'), options })
        : client.signInWithWeb3({ chain, statement: t('auth.wallet.statement'), options }),
    )
    if (refused) setPostSignInRedirect(null)
    // Without a code the error comes from the wallet, not from the server.
    if (refused && refused.code === undefined) setFailure({ key: 'auth.wallet.refused' })
    return undefined
  }
  return (
    <>
      {chains.map((chain) => (
        <Button key={chain} kind="outline" wide onClick={() => void signIn(chain)}>
          <Icon of={Wallet} size="s" />
          {t('auth.way.wallet', { chain: providerName(chain) })}
        </Button>
      ))}
      <SignInCaptcha captcha={captcha} />
      <ErrorNote failure={failure} />
    </>
  )
}
