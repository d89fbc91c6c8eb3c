import type { AdminChangeRefusal } from '../operations/admin/admin-update-user.ts'
import type { AdminCreateRefusal } from '../operations/admin/admin-create-user.ts'
import type { AdminDeleteRefusal } from '../operations/admin/admin-delete-user.ts'
import type { FactorChangeRefusal } from '../operations/admin/admin-mfa.ts'
import type { GenerateLinkRefusal } from '../operations/one-time-tokens/generate-link.ts'
import type { ServiceRefusal } from '../operations/sessions/authenticate-service-role.ts'
import type { InviteUserRefusal } from '../operations/admin/invite.ts'
import { BEARER_ERRORS } from './bearer-errors.ts'
import { EMAIL_MALFORMED, METADATA_TOO_LARGE, PHONE_MALFORMED } from './otp-fields.ts'
import { validationFailed, type ProtocolError } from './errors.ts'
import type { ErrorOf } from './error-responses.ts'

export const SERVICE_ROLE_ERRORS: Record<ServiceRefusal['code'], ProtocolError> = {
  no_authorization: BEARER_ERRORS.no_authorization,
  bad_jwt: BEARER_ERRORS.bad_jwt,
  not_admin: { status: 403, code: 'not_admin', message: 'User not allowed' },
  session_expired: { status: 403, code: 'session_expired', message: 'Session has expired' },
}

export type AdminRefusal =
  | AdminCreateRefusal
  | AdminChangeRefusal
  | AdminDeleteRefusal
  | FactorChangeRefusal
  | InviteUserRefusal
  | GenerateLinkRefusal

const unprocessable = (code: string, message: string): ProtocolError => ({
  status: 422,
  code,
  message,
})

export const ADMIN_ERRORS: ErrorOf<AdminRefusal> = {
  address_missing: validationFailed('Cannot create a user without either an email or phone'),
  email_malformed: EMAIL_MALFORMED,
  phone_malformed: PHONE_MALFORMED,
  password_ambiguous: validationFailed('Only a password or a password hash should be provided'),
  hash_unknown: validationFailed('password_hash must be a bcrypt or an argon2id hash'),
  password_missing: validationFailed('Signup requires a valid password'),
  new_email_missing: validationFailed('new_email is required'),
  role_refused: validationFailed('role must be a role of people'),
  email_exists: unprocessable(
    'email_exists',
    'A user with this email address has already been registered',
  ),
  phone_exists: unprocessable(
    'phone_exists',
    'A user with this phone number has already been registered',
  ),
  user_already_exists: unprocessable('user_already_exists', 'A user with this id already exists'),
  metadata_too_large: METADATA_TOO_LARGE,
  user_not_found: { status: 404, code: 'user_not_found', message: 'User not found' },
  factor_not_found: { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' },
  mfa_factor_name_conflict: unprocessable(
    'mfa_factor_name_conflict',
    'A factor with this friendly name or number already exists for this user',
  ),
  last_admin: {
    status: 409,
    code: 'conflict',
    message: 'The last administrator of the marketplace stays one',
  },
  user_in_use: {
    status: 409,
    code: 'conflict',
    message: 'Orders or a shop belong to this user: delete it with should_soft_delete',
  },
}

export const USER_ID_MALFORMED: ProtocolError = {
  status: 404,
  code: 'validation_failed',
  message: 'user_id must be an UUID',
}
