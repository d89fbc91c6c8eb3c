import type { Generated } from 'kysely'
import type { AdminDuty } from '#kernel/admin-duties.ts'
import type {
  AssuranceLevel,
  AuthenticationMethod,
  Role,
  StoredCeremony,
  StoredCredential,
} from '../../schema.ts'

export type IdentityTables = {
  'identity.users': UserRow
  'identity.identities': IdentityRow
  'identity.sessions': SessionRow
  'identity.refresh_tokens': {
    id: string
    session_id: string
    parent_id: string | null
    created_at: Date
    revoked_at: Date | null
  }
  'identity.mfa_factors': StoredFactorRow
  'identity.mfa_challenges': FactorChallengeRow
  'identity.profiles': ProfileRow
  'identity.deactivations': DeactivationRow
  'identity.user_roles': {
    user_id: string
    role: Role
    granted_at: Date
    granted_by: string | null
  }
  'identity.admin_duties': {
    user_id: string
    duty: AdminDuty
    granted_at: Date
    granted_by: string | null
  }
  'identity.signing_keys': SigningKeyRow
}

export type UserRow = {
  id: string
  role: Generated<string>
  email: string | null
  email_confirmed_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  password_hash: string | null
  password_changed_at: Date | null
  new_email: string | null
  new_phone: string | null
  email_change_confirmed: 'current' | 'new' | null
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  is_sso_user: Generated<boolean>
  is_email_unproven: Generated<boolean>
  is_anonymous: Generated<boolean>
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change_sent_at: Date | null
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  banned_until: Date | null
  deleted_at: Date | null
  managed_at: Date | null
  created_at: Date
  updated_at: Date
}

export type IdentityRow = {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Record<string, unknown>
  email: Generated<string | null>
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}

export type SessionRow = {
  id: string
  user_id: string
  aal: AssuranceLevel
  amr: AuthenticationMethod[]
  factor_id: string | null
  user_agent: string | null
  ip: string | null
  not_after: Date | null
  created_at: Date
  refreshed_at: Date | null
  reauthenticated_at: Date | null
}

export type FactorRow = {
  id: string
  user_id: string
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'unverified' | 'verified'
  friendly_name: string
  phone: string | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

export type StoredFactorRow = FactorRow & {
  secret_encrypted: Buffer | null
  credential: StoredCredential | null
  last_totp_step: number | null
}

export type FactorChallengeRow = {
  id: string
  factor_id: string
  ip_address: string | null
  code_digest: Buffer | null
  webauthn: StoredCeremony | null
  attempts: Generated<number>
  created_at: Date
  expires_at: Date
  verified_at: Date | null
}

export type ProfileRow = {
  id: string
  user_id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  wilaya: string | null
  /** Kept in sync with identity.user_roles. */
  role: Generated<Role>
  language: Generated<string>
  created_at: Date
  updated_at: Date
}

export type DeactivationRow = {
  user_id: string
  email: string | null
  banned_until: Date | null
  deactivated_at: Date
  deactivated_by: string | null
}

export type SigningKeyRow = {
  kid: string
  alg: string
  public_jwk: Record<string, unknown>
  private_key_encrypted: Buffer
  status: 'standby' | 'active' | 'retired'
  created_at: Date
  activated_at: Date | null
  retired_at: Date | null
}
