import type { Clock } from '#kernel/time.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import type { Hooks } from './hooks/index.ts'
import { admitPerson } from './operations/create-account-from-external-identity.ts'
import { exchangeCode, type Flows } from './operations/flow-state.ts'
import { changeCompany, findCompanies } from './operations/sso-admin.ts'
import type { LimitCodes } from './operations/rate-limit-otp.ts'
import type { OneTimeCodes } from './operations/one-time-tokens.ts'
import type { AnswerSession, OpenSessionFor } from './operations/issue-session.ts'
import { returnFromCompany } from './operations/saml-acs.ts'
import { returnFromProvider } from './operations/external-callback.ts'
import type { CodeSender } from './operations/mailer.ts'
import { signInWithIdToken } from './operations/token-oidc.ts'
import { signInWithWallet } from './operations/token-web3.ts'
import { unlinkIdentity } from './operations/unlink-identity.ts'
import { visitCompany } from './operations/sso.ts'
import { visitProvider } from './operations/external-authorize.ts'
import { welcomeNewcomer } from './operations/after-signup.ts'
import { createProviders } from './providers/index.ts'
import { createServiceProvider } from './saml/service-provider.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  settings: Pick<SettingsCapability, 'current'>
  hooks: Hooks
  flows: Flows
  codes: OneTimeCodes
  limitCodes: LimitCodes
  sender: CodeSender
  openSession: OpenSessionFor
  answerSession: AnswerSession
  onError: (error: Error, about: { requestId: string }) => void
}

/** People who come from somewhere else: a provider, a company, a wallet, or back with a code. */
export function createArrivals(deps: Deps) {
  const { db, clock, config, settings, hooks, onError } = deps
  const { siteUrl, externalUrl, manualLinking } = config
  const providers = createProviders({ providers: config.providers, clock, externalUrl })
  const serviceProvider = createServiceProvider(config.saml)
  const admit = admitPerson({
    clock,
    hooks,
    signupDisabled: () => isSignupDisabled(settings.current()),
    autoconfirm: () => !settings.current().requireEmailVerification,
  })
  const parts = {
    ...deps,
    siteUrl,
    providers,
    serviceProvider,
    admitPerson: admit,
    welcome: welcomeNewcomer(deps),
    onError: (error: Error) => onError(error, { requestId: '' }),
  }
  return {
    siteUrl,
    externalUrl,
    manualLinking,
    exchangeCode: exchangeCode(deps),
    visitProvider: visitProvider(parts),
    returnFromProvider: returnFromProvider(parts),
    signInWithIdToken: signInWithIdToken(parts),
    signInWithWallet: signInWithWallet(parts),
    unlinkIdentity: unlinkIdentity({ db, clock }),
    serviceProvider,
    visitCompany: visitCompany(parts),
    returnFromCompany: returnFromCompany(parts),
    companies: findCompanies({ db }),
    changeCompany: changeCompany({ db, clock }),
    /** What `GET /settings` says of all this. */
    offers: () => ({ providers: providers.enabledNames(), samlEnabled: config.saml.enabled }),
  }
}
