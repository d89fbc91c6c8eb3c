import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import type { AuthConfig } from './config.ts'
import type { AccessTokens } from './crypto/access-tokens.ts'
import type { Hooks } from './hooks/index.ts'
import { adminUpdateUser } from './operations/admin/admin-update-user.ts'
import { adminCreateUser } from './operations/admin/admin-create-user.ts'
import { adminDeleteUser } from './operations/admin/admin-delete-user.ts'
import { adminFactors } from './operations/admin/admin-mfa.ts'
import { adminFindUser, adminListUsers } from './operations/admin/admin-list-users.ts'
import { generateLink } from './operations/one-time-tokens/generate-link.ts'
import { authenticateServiceRole } from './operations/sessions/authenticate-service-role.ts'
import { inviteUser } from './operations/admin/invite.ts'
import type { RateLimitOtp } from './operations/one-time-tokens/rate-limit-otp.ts'
import { createAccount } from './operations/signup/create-account.ts'
import type { OneTimeTokens } from './operations/one-time-tokens/one-time-tokens.ts'
import type { Mailer } from './operations/one-time-tokens/mailer.ts'
import type { NotifySecurityEvent } from './operations/user/security-notifications.ts'
import type { UserId } from '../schema.ts'

type Deps = {
  db: Db
  clock: Clock
  config: AuthConfig
  audit: Pick<Audit, 'record'>
  accessTokens: Pick<AccessTokens, 'verify'>
  hooks: Pick<Hooks, 'beforeUserCreated' | 'afterUserCreated'>
  codes: OneTimeTokens
  mailer: Mailer
  limits: RateLimitOtp
  sendNotice: NotifySecurityEvent
  forget: (userId: UserId) => void
}

export function composeAdmin(given: Deps) {
  const deps = { ...given, createAccount: createAccount(given) }
  const { config, clock } = deps
  return {
    clock,
    externalUrl: config.externalUrl,
    redirectTargets: config,
    authenticateServiceRole: authenticateServiceRole(deps),
    listAccounts: adminListUsers(deps),
    findAccount: adminFindUser(deps),
    adminCreateUser: adminCreateUser(deps),
    adminUpdateUser: adminUpdateUser(deps),
    adminDeleteUser: adminDeleteUser(deps),
    adminFactors: adminFactors(deps),
    inviteUser: inviteUser(deps),
    generateLink: generateLink(deps),
  }
}
