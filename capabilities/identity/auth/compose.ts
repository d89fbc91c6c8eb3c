import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db, Listener } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SendSms } from '#platform/sms/index.ts'
import { createProofOfWork } from '#platform/proof-of-work.ts'
import { composeAdmin } from './compose.admin.ts'
import { composeExternal } from './compose.external.ts'
import { createCaptcha } from './captcha.ts'
import { composeOtp } from './compose.otp.ts'
import type { AuthConfig } from './config.ts'
import { createAccessTokens } from './crypto/access-tokens.ts'
import { createKeyring } from './crypto/signing-keys.ts'
import { createTokenText } from './crypto/refresh-tokens.ts'
import { createEncryption, deriveKey } from './crypto/derive-key.ts'
import { composeMfa } from './compose.mfa.ts'
import { createHooks } from './hooks/index.ts'
import { createFlowStates } from './operations/external/flow-state.ts'
import { authenticate } from './operations/sessions/authenticate.ts'
import { createSessionStateCache } from './operations/sessions/session-state-cache.ts'
import { rateLimitOtp } from './operations/one-time-tokens/rate-limit-otp.ts'
import { rateLimitRequests } from './operations/rate-limit-requests.ts'
import { createOneTimeTokens } from './operations/one-time-tokens/one-time-tokens.ts'
import { sessionResponse, issueSession } from './operations/sessions/issue-session.ts'
import { refreshSession } from './operations/sessions/token-refresh.ts'
import { createSecurityNotifier } from './operations/user/security-notifications.ts'
import { createMailer } from './operations/one-time-tokens/mailer.ts'
import { signInWithPassword } from './operations/sessions/token-password.ts'
import { logout } from './operations/sessions/logout.ts'
import { keyStore } from './queries/signing-keys.ts'
import { authRoutes } from './routes.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

export type IdentityDeps = {
  db: Db
  clock: Clock
  listen: Listener['listen']
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  jobs: Pick<Jobs, 'handle' | 'handleMany'>
  sendMail: SendEmail
  reword?: TemplateOverride
  sendSms: SendSms
  config: AuthConfig
  /** YOVA_SECRET; every key of this capability is derived from it. */
  secret: string
  onError: (error: Error, about: { requestId: string }) => void
}

const AUDIENCE = 'authenticated'

export function createAuthParts(deps: IdentityDeps) {
  const { db, clock, listen, audit, config, secret } = deps
  const encryption = createEncryption(deriveKey(secret, 'signing-keys'))
  const keyring = createKeyring({
    store: keyStore(db),
    encryption,
    clock,
    configured: config.jwtKeys,
    tokenSeconds: config.accessTokenSeconds,
  })
  const hooks = createHooks({ config: config.hooks, clock })
  const accessTokens = createAccessTokens({
    keyring,
    clock,
    issuer: config.issuer,
    foreignIssuers: config.foreignIssuers,
    audience: AUDIENCE,
    lifetimeSeconds: config.accessTokenSeconds,
    sharedSecret: config.sharedSecret,
    customize: hooks.customizeAccessToken,
  })
  const tokenText = createTokenText(deriveKey(secret, 'refresh-tokens'))
  const sessionStates = createSessionStateCache({ db, clock, listen, accessTokens })
  const codes = createOneTimeTokens({ clock, secret })
  const limits = rateLimitOtp({ db, clock, config, secret })
  const sendNotice = createSecurityNotifier(deps)
  return {
    keyring,
    hooks,
    checkCaptcha: createCaptcha({ config: config.captcha, accessTokens }),
    accessTokens,
    tokenText,
    openSession: issueSession({ clock, audit, sendNotice }),
    answerSession: sessionResponse({ accessTokens, tokenText }),
    sessionStates,
    forget: sessionStates.forget,
    codes,
    sendNotice,
    mailer: createMailer({ ...deps, hooks, codes }),
    limits,
    limitCodes: limits,
    flows: createFlowStates({ clock, secret }),
  }
}

export function composeAuthRoutes(deps: IdentityDeps, parts: ReturnType<typeof createAuthParts>) {
  const { db, clock, settings, config, onError } = deps
  const both = { ...deps, ...parts }
  const arrivals = composeExternal(both)
  return authRoutes({
    ...composeMfa(both),
    ...composeAdmin(both),
    ...composeOtp(both),
    ...arrivals,
    corsTargets: config.corsTargets,
    checkCaptcha: parts.checkCaptcha,
    limitRequests: rateLimitRequests({ db, clock, config }),
    signInWithPassword: signInWithPassword({ ...both, proofOfWork: createProofOfWork(deps) }),
    refreshSession: refreshSession(both),
    identifyCaller: authenticate(both),
    signOut: logout(both),
    publicKeys: parts.keyring.publicKeys,
    settings: () => ({
      anonymousEnabled: config.anonymousEnabled,
      emailEnabled: config.emailEnabled,
      phoneEnabled: config.phoneEnabled,
      signupDisabled: isSignupDisabled(settings.current()),
      mailerAutoconfirm: !settings.current().requireEmailVerification,
      phoneAutoconfirm: config.phoneAutoconfirm,
      captcha: config.captchaWidget,
      wallets: config.web3,
      ...arrivals.offers(),
    }),
    onError,
  })
}
