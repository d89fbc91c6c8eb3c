import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { SettingsCapability } from '#capabilities/settings/index.ts'
import type { Db, Listener, Tx } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import { createAccessTokens } from './cryptography/access-tokens.ts'
import { createKeyring } from './cryptography/keyring.ts'
import { createTokenText } from './cryptography/refresh-tokens.ts'
import { createSeal, keyFor } from './cryptography/sealing.ts'
import { askRole, hasRole } from './operations/ask-role.ts'
import { changeRole } from './operations/change-role.ts'
import { createUser } from './operations/create-user.ts'
import { forgetLeftovers } from './operations/forget-leftovers.ts'
import { identifyCaller } from './operations/identify-caller.ts'
import { keepStandings } from './operations/keep-standings.ts'
import { limitRequests } from './operations/limit-requests.ts'
import { answerSession, openSession } from './operations/open-session.ts'
import { refreshSession } from './operations/refresh-session.ts'
import { signInWithPassword } from './operations/sign-in-with-password.ts'
import { signOut } from './operations/sign-out.ts'
import { keyStore } from './queries/keys.ts'
import {
  findProfile,
  findProfileByEmail,
  listProfiles,
  type ProfilePage,
} from './queries/people.ts'
import { authRoutes } from './routes.auth.ts'
import { rpcRoutes } from './routes.rpc.ts'
import type { UserId } from './schema.ts'

type Deps = {
  db: Db
  clock: Clock
  listen: Listener['listen']
  audit: Pick<Audit, 'record'>
  settings: Pick<SettingsCapability, 'current'>
  config: AuthConfig
  /** The product's secret (YOVA_SECRET). Every key of this capability is made from it. */
  secret: string
  onError: (error: Error, about: { requestId: string }) => void
}

const AUDIENCE = 'authenticated'

/** The door of the capability: accounts, sessions, roles, and the authentication service. */
export function createIdentity(deps: Deps) {
  const { db, clock, listen, audit, settings, config, secret, onError } = deps
  const seal = createSeal(keyFor(secret, 'signing-keys'))
  const keyring = createKeyring({ store: keyStore(db), seal, clock })
  const accessTokens = createAccessTokens({
    keyring,
    clock,
    issuer: config.issuer,
    audience: AUDIENCE,
    lifetimeSeconds: config.accessTokenSeconds,
    sharedSecret: config.sharedSecret,
  })
  const tokenText = createTokenText(keyFor(secret, 'refresh-tokens'))
  const answer = answerSession({ accessTokens, tokenText })
  const opening = { openSession: openSession({ clock }), answerSession: answer }
  const standings = keepStandings({ db, clock, listen, accessTokens })

  return {
    start: standings.start,
    stop: standings.stop,
    standings,
    createUser: createUser({ clock }),
    changeRole: changeRole({ clock, audit }),
    hasRole: hasRole({ db }),
    /** For the nightly schedule. */
    forgetLeftovers: forgetLeftovers({ db, clock }),
    findProfile: (userId: UserId, handle: Db | Tx = db) => findProfile(handle, userId),
    findProfileByEmail: (email: string, handle: Db | Tx = db) => findProfileByEmail(handle, email),
    listProfiles: (page: ProfilePage) => listProfiles(db, page),
    /** A token for a program that acts for the marketplace itself. */
    serviceToken: async () => (await accessTokens.forService()).token,
    authRoutes: authRoutes({
      limitRequests: limitRequests({ db, clock, config }),
      signInWithPassword: signInWithPassword({ db, clock, config, ...opening }),
      refreshSession: refreshSession({
        db,
        clock,
        config,
        audit,
        tokenText,
        answerSession: answer,
        forget: standings.forget,
      }),
      identifyCaller: identifyCaller({ db, clock, accessTokens }),
      signOut: signOut({ db, forget: standings.forget }),
      publicKeys: keyring.publicKeys,
      settings: () => ({
        emailEnabled: config.emailEnabled,
        phoneEnabled: config.phoneEnabled,
        signupDisabled: !settings.current().enableRegistration,
        mailerAutoconfirm: !settings.current().requireEmailVerification,
        phoneAutoconfirm: config.phoneAutoconfirm,
      }),
      onError,
    }),
    rpcRoutes: rpcRoutes({ askRole: askRole({ db, standings }) }),
  }
}
export type Identity = ReturnType<typeof createIdentity>
export { type AuthConfig, readAuthConfig } from './config.ts'
export { bearerOf } from './operations/identify-caller.ts'
export type { StandingRefusal, Standings } from './operations/keep-standings.ts'
export type { Profile, Role, SessionId, Standing, UserId } from './schema.ts'
export { ACCESS_STATUSES, ACCESS_TEXTS, type AccessRefusal } from './texts.ts'
