import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import type { Hooks } from './hooks/index.ts'
import { createAccountFromExternalIdentity } from './operations/signup/create-account-from-external-identity.ts'
import { exchangePkceCode, type FlowStates } from './operations/external/flow-state.ts'
import { saveSsoProvider, listSsoProviders } from './operations/external/sso-admin.ts'
import type { RateLimitOtp } from './operations/one-time-tokens/rate-limit-otp.ts'
import type { OneTimeTokens } from './operations/one-time-tokens/one-time-tokens.ts'
import type { AuthenticatedCaller } from './operations/sessions/authenticate.ts'
import { isFreshSession } from './rules/fresh-session.ts'
import type { AnswerSession, IssueSession } from './operations/sessions/issue-session.ts'
import { consumeSamlResponse } from './operations/external/saml-acs.ts'
import { handleExternalCallback } from './operations/external/external-callback.ts'
import type { Mailer } from './operations/one-time-tokens/mailer.ts'
import { signInWithIdToken } from './operations/sessions/token-oidc.ts'
import { signInWithWallet } from './web3/sign-in.ts'
import { unlinkIdentity } from './operations/external/unlink-identity.ts'
import { startSsoSignIn } from './operations/external/sso.ts'
import { authorizeExternalProvider } from './operations/external/external-authorize.ts'
import { afterSignup } from './operations/signup/after-signup.ts'
import { createProviders } from './providers/index.ts'
import { createServiceProvider } from './saml/service-provider.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

type Deps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  config: AuthConfig
  settings: Pick<SettingsCapability, 'current'>
  hooks: Hooks
  flows: FlowStates
  codes: OneTimeTokens
  limitCodes: RateLimitOtp
  mailer: Mailer
  openSession: IssueSession
  answerSession: AnswerSession
  onError: (error: Error, about: { requestId: string }) => void
}

export function composeExternal(deps: Deps) {
  const { db, clock, config, settings, hooks, onError } = deps
  const { siteUrl, externalUrl, manualLinking } = config
  const providers = createProviders({ providers: config.providers, clock, externalUrl })
  const serviceProvider = createServiceProvider(config.saml)
  const admit = createAccountFromExternalIdentity({
    clock,
    audit: deps.audit,
    hooks,
    signupDisabled: () => isSignupDisabled(settings.current()),
    autoconfirm: () => !settings.current().requireEmailVerification,
  })
  const parts = {
    ...deps,
    siteUrl,
    providers,
    serviceProvider,
    admitUser: admit,
    afterSignup: afterSignup(deps),
    onError: (error: Error) => onError(error, { requestId: '' }),
  }
  return {
    siteUrl,
    externalUrl,
    manualLinking,
    exchangePkceCode: exchangePkceCode(deps),
    authorizeExternalProvider: authorizeExternalProvider(parts),
    handleExternalCallback: handleExternalCallback(parts),
    signInWithIdToken: signInWithIdToken(parts),
    signInWithWallet: signInWithWallet(parts),
    unlinkIdentity: unlinkIdentity(deps),
    isFresh: ({ session }: AuthenticatedCaller) =>
      session !== null && isFreshSession(session, clock.now()),
    serviceProvider,
    startSsoSignIn: startSsoSignIn(parts),
    consumeSamlResponse: consumeSamlResponse(parts),
    listSsoProviders: listSsoProviders({ db }),
    saveSsoProvider: saveSsoProvider({ db, clock }),
    /** Part of the `GET /settings` response. */
    offers: () => ({ providers: providers.enabledNames(), samlEnabled: config.saml.enabled }),
  }
}
