import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, tables } from '#platform/database/index.ts'
import type { Factor, UserIdentity, User } from '../../schema.ts'
import type {
  IdentityDatabase,
  IdentityIdentities,
  IdentityMfaFactors,
  IdentityUsers,
} from '../../tables.ts'

type InJson<Row> = {
  [K in keyof Row]: Row[K] extends Date
    ? string
    : Row[K] extends Date | null
      ? string | null
      : Row[K]
}
type FactorRow = Omit<
  Selectable<IdentityMfaFactors>,
  'secret_encrypted' | 'credential' | 'last_totp_step'
>
type Whole = Selectable<IdentityUsers> & {
  identities: InJson<Selectable<IdentityIdentities>>[]
  factors: InJson<FactorRow>[]
}

const identities = sql<Whole['identities']>`coalesce((
  select json_agg(i order by i.created_at, i.id) from identity.identities i where i.user_id = u.id
), '[]')`
const factors = sql<Whole['factors']>`coalesce((
  select json_agg(json_build_object(
    'id', f.id, 'user_id', f.user_id, 'factor_type', f.factor_type, 'status', f.status,
    'friendly_name', f.friendly_name, 'phone', f.phone, 'last_challenged_at', f.last_challenged_at,
    'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id)
  from identity.mfa_factors f where f.user_id = u.id
), '[]')`

export const usersWithIdentities = (handle: Db | Tx) =>
  tables<IdentityDatabase>(handle)
    .selectFrom('identity.users as u')
    .selectAll('u')
    .select([identities.as('identities'), factors.as('factors')])

const instant = (text: string): Date => new Date(text)
const instantOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text))

export function toUser(row: Whole): User {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    emailConfirmedAt: row.email_confirmed_at,
    phone: row.phone,
    phoneConfirmedAt: row.phone_confirmed_at,
    newEmail: row.new_email,
    newPhone: row.new_phone,
    appMetadata: row.app_metadata,
    userMetadata: row.user_metadata,
    isSsoUser: row.is_sso_user,
    isEmailUnproven: row.is_email_unproven,
    isAnonymous: row.is_anonymous,
    invitedAt: row.invited_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    emailChangeSentAt: row.email_change_sent_at,
    phoneChangeSentAt: row.phone_change_sent_at,
    reauthenticationSentAt: row.reauthentication_sent_at,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    identities: row.identities.map(identityOf),
    factors: row.factors.map(factorOf),
  }
}

const identityOf = (row: Whole['identities'][number]): UserIdentity => ({
  id: row.id,
  userId: row.user_id,
  provider: row.provider,
  providerId: row.provider_id,
  data: row.identity_data,
  email: row.email,
  lastSignInAt: instantOrNull(row.last_sign_in_at),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
})

const factorOf = (row: Whole['factors'][number]): Factor => ({
  id: row.id,
  type: row.factor_type,
  status: row.status,
  friendlyName: row.friendly_name,
  phone: row.phone,
  lastChallengedAt: instantOrNull(row.last_challenged_at),
  createdAt: instant(row.created_at),
  updatedAt: instant(row.updated_at),
})
