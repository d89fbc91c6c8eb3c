import type { Db, Tx } from '#platform/database/index.ts'
import { isHuman } from './auth/captcha.ts'
import { createUsers } from './users/index.ts'
import { getHasRole, hasRole } from './auth/operations/sessions/has-role.ts'
import { setRole } from './auth/operations/user/set-role.ts'
import { closeAccounts } from './users/operations/close-accounts.ts'
import { setLanguage } from './accounts/operations/set-language.ts'
import { createUserAsAdmin } from './users/operations/create-user.ts'
import { insertNewUser } from './auth/operations/signup/insert-user.ts'
import { revokeSession } from './accounts/operations/revoke-session.ts'
import { eraseAccount } from './auth/operations/user/erase-account.ts'
import { cleanup } from './auth/operations/cleanup.ts'
import { inviteAdmin } from './auth/operations/admin/invite-admin.ts'
import { removeSecondFactors } from './auth/operations/admin/remove-second-factors.ts'
import { saveAddress } from './accounts/operations/save-address.ts'
import { createAccount } from './auth/operations/signup/create-account.ts'
import { canDecrypt } from './auth/operations/decrypt-secrets.ts'
import { verifyReauthentication } from './auth/operations/one-time-tokens/verify-reauthentication.ts'
import { readAccount } from './accounts/operations/read-account.ts'
import { removeAddress } from './accounts/operations/delete-address.ts'
import { saveProfile } from './accounts/operations/save-profile.ts'
import { logout } from './auth/operations/sessions/logout.ts'
import { findProvenAddress, exportPersonalData } from './auth/queries/account.ts'
import { findProfile, findProfileByEmail, listAdmins } from './auth/queries/profiles-and-roles.ts'
import { accountRoutes } from './accounts/routes.account.ts'
import { loadDuties } from './users/operations/load-duties.ts'
import { readUsers } from './users/operations/list-users.ts'
import { adminRoutes } from './users/routes.admin.ts'
import { userSupportRoutes } from './users/routes.admin.support.ts'
import { adminSessionRoutes } from './users/routes.admin.session.ts'
import { functionRoutes } from './users/routes.functions.ts'
import { allowedOrigin } from './auth/protocol/cors.ts'
import { rpcRoutes } from './auth/routes.rpc.ts'
import { createApprovals } from './approvals/operations/check-approver.ts'
import type { UserId } from './schema.ts'
import { type IdentityDeps, createAuthParts, composeAuthRoutes } from './auth/compose.ts'

/** Module API: accounts, sessions, roles and the auth service. */
export function createIdentity(deps: IdentityDeps) {
  const { db, clock, audit, config } = deps
  const parts = createAuthParts(deps)
  const { sessionStates, accessTokens, codes } = parts
  const reauthenticate = verifyReauthentication({ db, clock, codes })
  const approvals = createApprovals({ db, clock, audit })
  const users = createUsers({ db, clock, audit, forget: sessionStates.forget })
  return {
    /** The captcha widget, whose provider the CSP must allow; null when none is configured. */
    captcha: config.captchaWidget,
    /** Always true without a configured captcha. */
    isHuman: isHuman(parts.checkCaptcha),
    start: sessionStates.start,
    stop: sessionStates.stop,
    sessionStates,
    createUser: insertNewUser({ clock }),
    setRole: setRole({ clock, audit }),
    hasRole: hasRole({ db }),
    approvals,
    loadDuties: loadDuties({ db, clock }),
    /** Scheduled nightly. */
    cleanup: cleanup({ db, clock, config }),
    /** Scheduled nightly. */
    rotateKeys: parts.keyring.rotate,
    findProfile: (userId: UserId, handle: Db | Tx = db) => findProfile(handle, userId),
    findProfileByEmail: (email: string, handle: Db | Tx = db) => findProfileByEmail(handle, email),
    ...operatorCommands(deps, parts),
    /** Whether the stored secrets were encrypted with this secret. */
    canDecrypt: () => canDecrypt({ db, clock, secret: deps.secret }),
    /** A service role token. */
    serviceToken: async () => (await accessTokens.forService()).token,
    /** Reauthenticates the signed-in user. */
    verifyReauthentication: reauthenticate,
    /** This capability's part of a personal data export. */
    personalData: (userId: UserId, handle: Db | Tx = db) => exportPersonalData(handle, userId),
    /** The confirmed email; null when there is none. */
    provenAddress: (userId: UserId, handle: Db | Tx = db) => findProvenAddress(handle, userId),
    eraseAccount: eraseAccount({ audit, clock }),
    forgetSessionState: sessionStates.forget,
    authRoutes: composeAuthRoutes(deps, parts),
    accountRoutes: accountRoutes({
      read: readAccount({ db, clock }),
      saveProfile: saveProfile({ db, clock }),
      saveAddress: saveAddress({ db, clock }),
      removeAddress: removeAddress({ db, clock }),
      revokeSession: revokeSession({ db, forget: sessionStates.forget }),
      signOut: logout({ db, forget: sessionStates.forget }),
      setLanguage: setLanguage({ db, clock }),
      reauthenticate,
    }),
    listForAdmins: readUsers({ db }).list,
    adminRoutes: adminRoutes({ ...users, isFresh: sessionStates.isFresh })
      .route('/', userSupportRoutes({ ...users, account: readAccount({ db, clock }) }))
      .route('/', adminSessionRoutes(approvals)),
    functionRoutes: functionRoutes({
      createUserAsAdmin: createUserAsAdmin({ db, clock, config, audit }),
      isFresh: sessionStates.isFresh,
    }),
    allowedOrigin: (origin: string) => allowedOrigin(config.corsTargets, origin),
    rpcRoutes: rpcRoutes({
      getHasRole: getHasRole({ db, sessionStates }),
      corsTargets: config.corsTargets,
    }),
  }
}

/** For the operator's command line (`npm run admin`). */
function operatorCommands(deps: IdentityDeps, parts: ReturnType<typeof createAuthParts>) {
  const { db, clock, audit, config } = deps
  return {
    inviteAdmin: inviteAdmin({
      ...{ db, clock, audit, config, hooks: parts.hooks, mailer: parts.mailer },
      createAccount: createAccount({ clock }),
    }),
    listAdmins: () => listAdmins(db),
    removeSecondFactors: removeSecondFactors({ db, audit, ...parts }),
    closeAccounts: closeAccounts({ db, clock, audit }),
  }
}
export type Identity = ReturnType<typeof createIdentity>
export type { Approvals } from './approvals/operations/check-approver.ts'
export {
  type ApproverRefusal,
  type OwnerRefusal,
  SETTLING_TIME,
} from './approvals/rules/approver.ts'
export { soleApprovalFrom } from './approvals/queries/approvals.ts'
export { APPROVER_STATUSES, APPROVER_TEXTS } from './approvals/approver-refusals.ts'
export { type AuthConfig, readAuthConfig } from './auth/config.ts'
export type { EraseAccountRefusal } from './auth/operations/user/erase-account.ts'
export { AUTH_EMAIL_TEMPLATES } from './auth/emails/templates.ts'
export { findNameOf } from './auth/queries/profiles-and-roles.ts'
export { notifyAdmins } from './auth/operations/user/security-notifications.ts'
export { canDecrypt } from './auth/operations/decrypt-secrets.ts'
export { checkSecondFactor } from './auth/rules/second-factor.ts'
export { bearerOf } from './auth/operations/sessions/authenticate.ts'
export type {
  ReauthenticationRefusal,
  ReauthenticationProof,
} from './auth/operations/one-time-tokens/verify-reauthentication.ts'
export {
  REAUTHENTICATION_REFUSALS,
  REAUTHENTICATION_STATUSES,
} from './auth/reauthentication-refusals.ts'
export type {
  SessionStateRefusal,
  SessionStates,
} from './auth/operations/sessions/session-state-cache.ts'
export type { Profile, Role, SessionId, SessionState, UserId } from './schema.ts'
export { ACCOUNT_FIELD_TEXTS } from './accounts/account-refusals.ts'
export { ACCESS_STATUSES, ACCESS_TEXTS, type AccessRefusal } from './auth/access-refusals.ts'
