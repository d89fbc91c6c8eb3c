import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import type { AccessTokens } from './crypto/access-tokens.ts'
import type { Hooks } from './hooks/index.ts'
import { adminChangeUser } from './operations/admin-update-user.ts'
import { adminCreateUser } from './operations/admin-create-user.ts'
import { adminDeleteUser } from './operations/admin-delete-user.ts'
import { adminFactors } from './operations/admin-mfa.ts'
import { findAccount, listAccounts } from './operations/admin-list-users.ts'
import { generateLink } from './operations/generate-link.ts'
import { identifyService } from './operations/authenticate-service-role.ts'
import { inviteUser } from './operations/invite.ts'
import type { LimitCodes } from './operations/rate-limit-otp.ts'
import { makeAccount } from './operations/create-account.ts'
import type { OneTimeCodes } from './operations/one-time-tokens.ts'
import type { CodeSender } from './operations/mailer.ts'
import type { UserId } from '../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  accessTokens: Pick<AccessTokens, 'verify'>
  hooks: Pick<Hooks, 'beforeUserCreated' | 'afterUserCreated'>
  codes: OneTimeCodes
  sender: CodeSender
  limits: LimitCodes
  forget: (userId: UserId) => void
}

/** What programs that act for the marketplace do with accounts. */
export function createAdministration(given: Deps) {
  const deps = { ...given, makeAccount: makeAccount(given) }
  const { config, clock } = deps
  return {
    clock,
    externalUrl: config.externalUrl,
    redirectTargets: config,
    identifyService: identifyService(deps),
    listAccounts: listAccounts(deps),
    findAccount: findAccount(deps),
    adminCreateUser: adminCreateUser(deps),
    adminChangeUser: adminChangeUser(deps),
    adminDeleteUser: adminDeleteUser(deps),
    adminFactors: adminFactors(deps),
    inviteUser: inviteUser(deps),
    generateLink: generateLink(deps),
  }
}
