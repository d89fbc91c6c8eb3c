import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db, Listener, Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendEmail } from '#platform/email/index.ts'
import type { TemplateOverride } from '#platform/email/template-overrides.ts'
import type { SendSms } from '#platform/sms/index.ts'
import { composeAdmin } from './auth/compose.admin.ts'
import { composeExternal } from './auth/compose.external.ts'
import { createCaptcha, isHuman } from './auth/captcha.ts'
import { composeOtp } from './auth/compose.otp.ts'
import type { AuthConfig } from './auth/config.ts'
import { createAccessTokens } from './auth/crypto/access-tokens.ts'
import { createKeyring } from './auth/crypto/signing-keys.ts'
import { createTokenText } from './auth/crypto/refresh-tokens.ts'
import { createEncryption, deriveKey } from './auth/crypto/derive-key.ts'
import { createUsers } from './users/index.ts'
import { composeMfa } from './auth/compose.mfa.ts'
import { createHooks } from './auth/hooks/index.ts'
import { getHasRole, hasRole } from './auth/operations/sessions/has-role.ts'
import { setRole } from './auth/operations/user/set-role.ts'
import { closeAccounts } from './users/operations/close-accounts.ts'
import { setLanguage } from './accounts/operations/set-language.ts'
import { createUserAsAdmin } from './users/operations/create-user.ts'
import { insertNewUser } from './auth/operations/signup/insert-user.ts'
import { revokeSession } from './accounts/operations/revoke-session.ts'
import { eraseAccount } from './auth/operations/user/erase-account.ts'
import { createFlowStates } from './auth/operations/external/flow-state.ts'
import { cleanup } from './auth/operations/cleanup.ts'
import { authenticate } from './auth/operations/sessions/authenticate.ts'
import { inviteAdmin } from './auth/operations/admin/invite-admin.ts'
import { saveAddress } from './accounts/operations/save-address.ts'
import { createSessionStateCache } from './auth/operations/sessions/session-state-cache.ts'
import { createAccount } from './auth/operations/signup/create-account.ts'
import { rateLimitOtp } from './auth/operations/one-time-tokens/rate-limit-otp.ts'
import { rateLimitRequests } from './auth/operations/rate-limit-requests.ts'
import { createOneTimeTokens } from './auth/operations/one-time-tokens/one-time-tokens.ts'
import { canDecrypt } from './auth/operations/decrypt-secrets.ts'
import { sessionResponse, issueSession } from './auth/operations/sessions/issue-session.ts'
import { verifyReauthentication } from './auth/operations/one-time-tokens/verify-reauthentication.ts'
import { readAccount } from './accounts/operations/read-account.ts'
import { refreshSession } from './auth/operations/sessions/token-refresh.ts'
import { removeAddress } from './accounts/operations/delete-address.ts'
import { saveProfile } from './accounts/operations/save-profile.ts'
import { createMailer } from './auth/operations/one-time-tokens/mailer.ts'
import { signInWithPassword } from './auth/operations/sessions/token-password.ts'
import { signOut } from './auth/operations/sessions/logout.ts'
import { findProvenAddress, exportPersonalData } from './auth/queries/account.ts'
import { keyStore } from './auth/queries/signing-keys.ts'
import { findProfile, findProfileByEmail, listAdmins } from './auth/queries/profiles-and-roles.ts'
import { accountRoutes } from './accounts/routes.account.ts'
import { readUsers } from './users/operations/list-users.ts'
import { adminRoutes } from './users/routes.admin.ts'
import { authRoutes } from './auth/routes.ts'
import { functionRoutes } from './users/routes.functions.ts'
import { rpcRoutes } from './auth/routes.rpc.ts'
import type { UserId } from './schema.ts'
import { isSignupDisabled } from './auth/rules/signup-settings.ts'

type Deps = {
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

/** Module API: accounts, sessions, roles and the auth service. */
export function createIdentity(deps: Deps) {
  const { db, clock, audit, config } = deps
  const parts = createParts(deps)
  const { sessionStates, accessTokens, codes } = parts
  return {
    /** The captcha widget, whose provider the CSP must allow; null when none is configured. */
    captcha: config.captchaWidget,
    /** Always true without a configured captcha. */
    isHuman: isHuman(parts.checkCaptcha),
    start: sessionStates.start,
    stop: sessionStates.stop,
    sessionStates,
    createUser: insertNewUser({ clock }),
    changeRole: setRole({ clock, audit }),
    hasRole: hasRole({ db }),
    /** Scheduled nightly. */
    deleteStale: cleanup({ db, clock }),
    /** Scheduled nightly. */
    rotateKeys: parts.keyring.rotate,
    findProfile: (userId: UserId, handle: Db | Tx = db) => findProfile(handle, userId),
    findProfileByEmail: (email: string, handle: Db | Tx = db) => findProfileByEmail(handle, email),
    /** For the operator's command line (`npm run admin`). */
    inviteAdmin: inviteAdmin({
      ...{ db, clock, audit, config, hooks: parts.hooks, sender: parts.sender },
      makeAccount: createAccount({ clock }),
    }),
    listAdmins: () => listAdmins(db),
    closeAccounts: closeAccounts({ db, clock, audit }),
    /** Whether the stored secrets were encrypted with this secret. */
    canDecrypt: () => canDecrypt({ db, clock, secret: deps.secret }),
    /** A service role token. */
    serviceToken: async () => (await accessTokens.forService()).token,
    /** Reauthenticates the signed-in user. */
    proveOwner: verifyReauthentication({ db, clock, codes }),
    /** This capability's part of a personal data export. */
    personalData: (userId: UserId, handle: Db | Tx = db) => exportPersonalData(handle, userId),
    /** The confirmed email; null when there is none. */
    provenAddress: (userId: UserId, handle: Db | Tx = db) => findProvenAddress(handle, userId),
    eraseAccount: eraseAccount({ audit, clock }),
    forgetSessionState: sessionStates.forget,
    authRoutes: createProtocol(deps, parts),
    accountRoutes: accountRoutes({
      read: readAccount({ db, clock }),
      saveProfile: saveProfile({ db, clock }),
      keepAddress: saveAddress({ db, clock }),
      removeAddress: removeAddress({ db, clock }),
      endSession: revokeSession({ db, forget: sessionStates.forget }),
      signOut: signOut({ db, forget: sessionStates.forget }),
      chooseLanguage: setLanguage({ db, clock }),
    }),
    listForAdmins: readUsers({ db }).list,
    adminRoutes: adminRoutes(createUsers({ db, clock, audit, forget: sessionStates.forget })),
    functionRoutes: functionRoutes({
      createAccountFor: createUserAsAdmin({ db, clock, config, audit }),
    }),
    rpcRoutes: rpcRoutes({ askRole: getHasRole({ db, sessionStates }) }),
  }
}

function createParts(deps: Deps) {
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
    audience: AUDIENCE,
    lifetimeSeconds: config.accessTokenSeconds,
    sharedSecret: config.sharedSecret,
    customize: hooks.customizeAccessToken,
  })
  const tokenText = createTokenText(deriveKey(secret, 'refresh-tokens'))
  const sessionStates = createSessionStateCache({ db, clock, listen, accessTokens })
  const codes = createOneTimeTokens({ clock, secret })
  const limits = rateLimitOtp({ db, clock, config, secret })
  return {
    keyring,
    hooks,
    checkCaptcha: createCaptcha({ config: config.captcha, accessTokens }),
    accessTokens,
    tokenText,
    openSession: issueSession({ clock, audit }),
    answerSession: sessionResponse({ accessTokens, tokenText }),
    sessionStates,
    forget: sessionStates.forget,
    codes,
    sender: createMailer({ ...deps, hooks, codes }),
    limits,
    limitCodes: limits,
    flows: createFlowStates({ clock, secret }),
  }
}

function createProtocol(deps: Deps, parts: ReturnType<typeof createParts>) {
  const { db, clock, settings, config, onError } = deps
  const both = { ...deps, ...parts }
  const arrivals = composeExternal(both)
  return authRoutes({
    ...composeMfa(both),
    ...composeAdmin(both),
    ...composeOtp(both),
    ...arrivals,
    checkCaptcha: parts.checkCaptcha,
    limitRequests: rateLimitRequests({ db, clock, config }),
    signInWithPassword: signInWithPassword(both),
    refreshSession: refreshSession(both),
    identifyCaller: authenticate(both),
    signOut: signOut(both),
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
export type Identity = ReturnType<typeof createIdentity>
export { type AuthConfig, readAuthConfig } from './auth/config.ts'
export type { EraseAccountRefusal } from './auth/operations/user/erase-account.ts'
export { AUTH_EMAIL_TEMPLATES } from './auth/emails/templates.ts'
export { findNameOf } from './auth/queries/profiles-and-roles.ts'
export { canDecrypt } from './auth/operations/decrypt-secrets.ts'
export { bearerOf } from './auth/operations/sessions/authenticate.ts'
export type {
  ReauthenticationRefusal,
  Proof,
} from './auth/operations/one-time-tokens/verify-reauthentication.ts'
export {
  REAUTHENTICATION_REFUSALS,
  REAUTHENTICATION_STATUSES,
} from './auth/texts/reauthentication.ts'
export type {
  SessionStateRefusal,
  SessionStates,
} from './auth/operations/sessions/session-state-cache.ts'
export type { Profile, Role, SessionId, SessionState, UserId } from './schema.ts'
export { ACCESS_STATUSES, ACCESS_TEXTS, type AccessRefusal } from './auth/texts/access.ts'
