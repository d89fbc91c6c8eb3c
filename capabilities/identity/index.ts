import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db, Listener, Tx } from '#platform/database/index.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { SendMail } from '#platform/mail/index.ts'
import type { Reword } from '#platform/mail/wording.ts'
import type { SendSms } from '#platform/sms/index.ts'
import { createAdministration } from './administration.ts'
import { createArrivals } from './arrivals.ts'
import { createCaptcha, isHuman } from './captcha.ts'
import { createCodes } from './codes.ts'
import type { AuthConfig } from './config.ts'
import { createAccessTokens } from './cryptography/access-tokens.ts'
import { createKeyring } from './cryptography/keyring.ts'
import { createTokenText } from './cryptography/refresh-tokens.ts'
import { createSeal, keyFor } from './cryptography/sealing.ts'
import { createDirectory } from './directory.ts'
import { createFactors } from './factors.ts'
import { createHooks } from './hooks/index.ts'
import { askRole, hasRole } from './operations/ask-role.ts'
import { changeRole } from './operations/change-role.ts'
import { closeAccounts } from './operations/close-accounts.ts'
import { chooseLanguage } from './operations/choose-language.ts'
import { createAccountFor } from './operations/create-account-for.ts'
import { createUser } from './operations/create-user.ts'
import { endSession } from './operations/end-session.ts'
import { eraseAccount } from './operations/erase-account.ts'
import { createFlows } from './operations/flows.ts'
import { forgetLeftovers } from './operations/forget-leftovers.ts'
import { identifyCaller } from './operations/identify-caller.ts'
import { inviteAdministrator } from './operations/invite-administrator.ts'
import { keepAddress } from './operations/keep-address.ts'
import { keepStandings } from './operations/keep-standings.ts'
import { makeAccount } from './operations/make-account.ts'
import { limitCodes } from './operations/limit-codes.ts'
import { limitRequests } from './operations/limit-requests.ts'
import { createOneTimeCodes } from './operations/one-time-codes.ts'
import { opensSealed } from './operations/open-sealed.ts'
import { answerSession, openSession } from './operations/open-session.ts'
import { proveOwner } from './operations/prove-owner.ts'
import { readAccount } from './operations/read-account.ts'
import { refreshSession } from './operations/refresh-session.ts'
import { removeAddress } from './operations/remove-address.ts'
import { saveProfile } from './operations/save-profile.ts'
import { createCodeSender } from './operations/send-codes.ts'
import { signInWithPassword } from './operations/sign-in-with-password.ts'
import { signOut } from './operations/sign-out.ts'
import { findProvenAddress, readKept } from './queries/account.ts'
import { keyStore } from './queries/keys.ts'
import { findProfile, findProfileByEmail, listAdministrators } from './queries/people.ts'
import { accountRoutes } from './routes.account.ts'
import { readPeople } from './operations/read-people.ts'
import { adminRoutes } from './routes.admin.ts'
import { authRoutes } from './routes.auth.ts'
import { functionRoutes } from './routes.functions.ts'
import { rpcRoutes } from './routes.rpc.ts'
import type { UserId } from './schema.ts'
import { isSignupDisabled } from './rules/signup-settings.ts'

type Deps = {
  db: Db
  clock: Clock
  listen: Listener['listen']
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  jobs: Pick<Jobs, 'handle' | 'handleMany'>
  sendMail: SendMail
  reword?: Reword
  sendSms: SendSms
  config: AuthConfig
  /** The product's secret (YOVA_SECRET). Every key of this capability is made from it. */
  secret: string
  onError: (error: Error, about: { requestId: string }) => void
}

const AUDIENCE = 'authenticated'

/** The door of the capability: accounts, sessions, roles, and the authentication service. */
export function createIdentity(deps: Deps) {
  const { db, clock, audit, config } = deps
  const parts = createParts(deps)
  const { standings, accessTokens, codes } = parts
  return {
    /** The widget that pages may have to show; its provider is allowed in their policy. */
    captcha: config.captchaWidget,
    /** What the captcha says of a call; everybody is one where none is configured. */
    isHuman: isHuman(parts.checkCaptcha),
    start: standings.start,
    stop: standings.stop,
    standings,
    createUser: createUser({ clock }),
    changeRole: changeRole({ clock, audit }),
    hasRole: hasRole({ db }),
    /** For the nightly schedule. */
    forgetLeftovers: forgetLeftovers({ db, clock }),
    /** For the nightly schedule too. */
    rotateKeys: parts.keyring.rotate,
    findProfile: (userId: UserId, handle: Db | Tx = db) => findProfile(handle, userId),
    findProfileByEmail: (email: string, handle: Db | Tx = db) => findProfileByEmail(handle, email),
    /** For the operator at the machine (`npm run admin`). */
    inviteAdministrator: inviteAdministrator({
      ...{ db, clock, audit, config, hooks: parts.hooks, sender: parts.sender },
      makeAccount: makeAccount({ clock }),
    }),
    listAdministrators: () => listAdministrators(db),
    closeAccounts: closeAccounts({ db, clock, audit }),
    /** Whether this is the secret that the data was made with. */
    opensSealed: () => opensSealed({ db, clock, secret: deps.secret }),
    /** A token for a program that acts for the marketplace itself. */
    serviceToken: async () => (await accessTokens.forService()).token,
    /** Whether the person at this device is the account's owner, asked again. */
    proveOwner: proveOwner({ db, clock, codes }),
    /** Everything kept here of a person, for them to take along. */
    personalData: (userId: UserId, handle: Db | Tx = db) => readKept(handle, userId),
    /** The e-mail that was proven to be this person's; null when there is none. */
    provenAddress: (userId: UserId, handle: Db | Tx = db) => findProvenAddress(handle, userId),
    eraseAccount: eraseAccount({ audit, clock }),
    forgetStanding: standings.forget,
    authRoutes: createProtocol(deps, parts),
    accountRoutes: accountRoutes({
      read: readAccount({ db, clock }),
      saveProfile: saveProfile({ db, clock }),
      keepAddress: keepAddress({ db, clock }),
      removeAddress: removeAddress({ db, clock }),
      endSession: endSession({ db, forget: standings.forget }),
      signOut: signOut({ db, forget: standings.forget }),
      chooseLanguage: chooseLanguage({ db, clock }),
    }),
    /** People as the team lists them, a page at a time. */
    listForTeam: readPeople({ db }).list,
    adminRoutes: adminRoutes(createDirectory({ db, clock, audit, forget: standings.forget })),
    functionRoutes: functionRoutes({
      createAccountFor: createAccountFor({ db, clock, config, audit }),
    }),
    rpcRoutes: rpcRoutes({ askRole: askRole({ db, standings }) }),
  }
}

/** What the operations share: keys, tokens, codes, what is remembered of sessions. */
function createParts(deps: Deps) {
  const { db, clock, listen, audit, config, secret } = deps
  const seal = createSeal(keyFor(secret, 'signing-keys'))
  const keyring = createKeyring({
    store: keyStore(db),
    seal,
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
  const tokenText = createTokenText(keyFor(secret, 'refresh-tokens'))
  const standings = keepStandings({ db, clock, listen, accessTokens })
  const codes = createOneTimeCodes({ clock, secret })
  const limits = limitCodes({ db, clock, config, secret })
  return {
    keyring,
    hooks,
    checkCaptcha: createCaptcha({ config: config.captcha, accessTokens }),
    accessTokens,
    tokenText,
    openSession: openSession({ clock, audit }),
    answerSession: answerSession({ accessTokens, tokenText }),
    standings,
    forget: standings.forget,
    codes,
    sender: createCodeSender({ ...deps, hooks, codes }),
    limits,
    limitCodes: limits,
    flows: createFlows({ clock, secret }),
  }
}

/** The calls of the authentication service. */
function createProtocol(deps: Deps, parts: ReturnType<typeof createParts>) {
  const { db, clock, settings, config, onError } = deps
  const both = { ...deps, ...parts }
  const arrivals = createArrivals(both)
  return authRoutes({
    ...createFactors(both),
    ...createAdministration(both),
    ...createCodes(both),
    ...arrivals,
    checkCaptcha: parts.checkCaptcha,
    limitRequests: limitRequests({ db, clock, config }),
    signInWithPassword: signInWithPassword(both),
    refreshSession: refreshSession(both),
    identifyCaller: identifyCaller(both),
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
export { type AuthConfig, readAuthConfig } from './config.ts'
export type { EraseAccountRefusal } from './operations/erase-account.ts'
export { IDENTITY_OCCASIONS } from './mails/occasions.ts'
export { findNameOf } from './queries/people.ts'
export { opensSealed } from './operations/open-sealed.ts'
export { bearerOf } from './operations/identify-caller.ts'
export type { OwnerRefusal, Proof } from './operations/prove-owner.ts'
export { OWNER_REFUSALS, OWNER_STATUSES } from './texts/owner.ts'
export type { StandingRefusal, Standings } from './operations/keep-standings.ts'
export type { Profile, Role, SessionId, Standing, UserId } from './schema.ts'
export { ACCESS_STATUSES, ACCESS_TEXTS, type AccessRefusal } from './texts/access.ts'
