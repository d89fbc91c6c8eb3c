import type { AdminDuty } from '#kernel/admin-duties.ts'
import type { Brand } from '#kernel/brand.ts'
import type { Language } from '#kernel/locale.ts'

export type UserId = Brand<string, 'UserId'>
export type SessionId = Brand<string, 'SessionId'>
export type RefreshTokenId = Brand<string, 'RefreshTokenId'>
export type FlowId = Brand<string, 'FlowId'>
export type SsoProviderId = Brand<string, 'SsoProviderId'>

export const ROLES = ['customer', 'vendor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export type AssuranceLevel = 'aal1' | 'aal2'
export type AuthenticationMethod = { method: string; timestamp: number; provider?: string }

export type UserIdentity = {
  id: string
  userId: UserId
  provider: string
  providerId: string
  data: Record<string, unknown>
  email: string | null
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type Factor = {
  id: string
  type: 'totp' | 'phone' | 'webauthn'
  status: 'unverified' | 'verified'
  friendlyName: string
  phone: string | null
  lastChallengedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** WebAuthn credential; bytes are base64url. */
export type StoredCredential = {
  id: string
  publicKey: string
  counter: number
  transports: string[]
  rpId: string
}
export type StoredCeremony = {
  type: 'create' | 'request'
  challenge: string
  rpId: string
  origins: string[]
}

/** Includes the factor's secret, so it never leaves the capability. */
export type SecretFactor = Factor & {
  userId: UserId
  secretEncrypted: Buffer | null
  credential: StoredCredential | null
  /** The last accepted TOTP time step; none is accepted twice. */
  lastTotpStep: number | null
}

export type FactorChallenge = {
  id: string
  factorId: string
  ipAddress: string | null
  codeDigest: Buffer | null
  ceremony: StoredCeremony | null
  createdAt: Date
  expiresAt: Date
  verifiedAt: Date | null
}

/** Without password hash and secrets. */
export type User = {
  id: UserId
  role: string
  email: string | null
  emailConfirmedAt: Date | null
  /** Confirmed, but neither by its mailbox, nor by a provider or an operator who vouches for it. */
  isEmailUnproven: boolean
  phone: string | null
  phoneConfirmedAt: Date | null
  newEmail: string | null
  newPhone: string | null
  appMetadata: Record<string, unknown>
  userMetadata: Record<string, unknown>
  isSsoUser: boolean
  isAnonymous: boolean
  invitedAt: Date | null
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  emailChangeSentAt: Date | null
  phoneChangeSentAt: Date | null
  reauthenticationSentAt: Date | null
  lastSignInAt: Date | null
  bannedUntil: Date | null
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
  identities: UserIdentity[]
  factors: Factor[]
}

export type Session = {
  id: SessionId
  userId: UserId
  aal: AssuranceLevel
  amr: AuthenticationMethod[]
  notAfter: Date | null
  createdAt: Date
  refreshedAt: Date | null
  /** The last proof of ownership after the sign-in. */
  reauthenticatedAt: Date | null
}

export type RefreshToken = {
  id: RefreshTokenId
  sessionId: SessionId
  parentId: RefreshTokenId | null
  revokedAt: Date | null
}

export type Profile = {
  id: string
  userId: UserId
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  wilaya: string | null
  role: Role
  createdAt: Date
}

export type Visitor = { address: string | null; userAgent: string | null }

export type SessionState = {
  userId: UserId
  sessionId: SessionId
  role: Role
  /** Of an admin. */
  duties: readonly AdminDuty[]
  aal: AssuranceLevel
  hasVerifiedFactor: boolean
}

/** Sign-up data of an unconfirmed address, applied to the account when its code is redeemed. */
export type PendingSignUp = {
  passwordHash: string | null
  userMetadata: Record<string, unknown>
  language: Language | null
  /** The identity of a provider that did not verify the email. */
  identityId: string | null
}

const CODE_KINDS = [
  'confirmation',
  'invite',
  'magic_link',
  'recovery',
  'email_change_current',
  'email_change_new',
  'sms',
  'phone_change',
  'reauthentication',
] as const
/** An account has at most one of each kind. */
export type CodeKind = (typeof CODE_KINDS)[number]
/** Not the code of an MFA factor. */
export const isCodeKind = (kind: string): kind is CodeKind =>
  CODE_KINDS.some((codeKind) => codeKind === kind)
