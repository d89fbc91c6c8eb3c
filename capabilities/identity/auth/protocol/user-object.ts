import type { Factor, UserIdentity, User } from '../../schema.ts'
import type { SessionResponse } from '../operations/sessions/issue-session.ts'

const iso = (now: Date | null): string | undefined => now?.toISOString()
const earlier = (a: Date | null, b: Date | null): Date | null =>
  a && b ? (a < b ? a : b) : (a ?? b)

const AUDIENCE = 'authenticated'

/** The protocol's user object. Undefined members are left out of the JSON. */
export const userView = (user: User) => ({
  id: user.id,
  aud: AUDIENCE,
  role: user.role,
  email: user.email ?? '',
  email_confirmed_at: iso(user.emailConfirmedAt),
  phone: user.phone ?? '',
  phone_confirmed_at: iso(user.phoneConfirmedAt),
  confirmed_at: iso(earlier(user.emailConfirmedAt, user.phoneConfirmedAt)),
  invited_at: iso(user.invitedAt),
  confirmation_sent_at: iso(user.confirmationSentAt),
  recovery_sent_at: iso(user.recoverySentAt),
  new_email: user.newEmail ?? undefined,
  email_change_sent_at: iso(user.emailChangeSentAt),
  new_phone: user.newPhone ?? undefined,
  phone_change_sent_at: iso(user.phoneChangeSentAt),
  reauthentication_sent_at: iso(user.reauthenticationSentAt),
  last_sign_in_at: iso(user.lastSignInAt),
  app_metadata: user.appMetadata,
  user_metadata: user.userMetadata,
  identities: user.identities.map(identityView),
  factors: user.factors.length > 0 ? user.factors.map(factorView) : undefined,
  created_at: user.createdAt.toISOString(),
  updated_at: user.updatedAt.toISOString(),
  banned_until: iso(user.bannedUntil),
  deleted_at: iso(user.deletedAt),
  is_anonymous: user.isAnonymous,
})

export const identityView = (identity: UserIdentity) => ({
  identity_id: identity.id,
  id: identity.providerId,
  user_id: identity.userId,
  identity_data: identity.data,
  provider: identity.provider,
  last_sign_in_at: iso(identity.lastSignInAt),
  created_at: identity.createdAt.toISOString(),
  updated_at: identity.updatedAt.toISOString(),
  email: identity.email ?? undefined,
})

export const factorView = (factor: Factor) => ({
  id: factor.id,
  created_at: factor.createdAt.toISOString(),
  updated_at: factor.updatedAt.toISOString(),
  status: factor.status,
  friendly_name: factor.friendlyName || undefined,
  factor_type: factor.type,
  phone: factor.phone ?? undefined,
  last_challenged_at: iso(factor.lastChallengedAt),
})

export const sessionView = (answer: SessionResponse) => ({
  access_token: answer.accessToken,
  token_type: 'bearer',
  expires_in: answer.expiresIn,
  expires_at: answer.expiresAt,
  refresh_token: answer.refreshToken,
  user: userView(answer.user),
})
