import type { ChangeUserRefusal } from '../operations/user/update-user.ts'
import type { ReauthenticateRefusal } from '../operations/one-time-tokens/reauthenticate.ts'
import { ADDRESS_ERRORS, METADATA_TOO_LARGE } from './otp-fields.ts'
import { validationFailed, type ProtocolError } from './errors.ts'
import { BEARER_ERRORS } from './bearer-errors.ts'
import type { ErrorOf } from './error-responses.ts'

const unprocessable = (code: string, message: string): ProtocolError => ({
  status: 422,
  code,
  message,
})

export const UPDATE_USER_ERRORS: ErrorOf<ChangeUserRefusal> = {
  ...ADDRESS_ERRORS,
  insufficient_aal: {
    status: 401,
    code: 'insufficient_aal',
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  anonymous_password: unprocessable(
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  ),
  user_sso_managed: unprocessable(
    'user_sso_managed',
    'Updating email, phone, password of a SSO account is only possible via the provider',
  ),
  metadata_too_large: METADATA_TOO_LARGE,
  user_not_found: BEARER_ERRORS.user_not_found,
  email_exists: unprocessable(
    'email_exists',
    'A user with this email address has already been registered',
  ),
  phone_exists: unprocessable(
    'phone_exists',
    'A user with this phone number has already been registered',
  ),
  same_password: unprocessable(
    'same_password',
    'New password should be different from the old password.',
  ),
  reauthentication_needed: {
    status: 400,
    code: 'reauthentication_needed',
    message: 'Password update requires reauthentication',
  },
  reauthentication_not_valid: unprocessable(
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  ),
  current_password_required: {
    status: 400,
    code: 'current_password_required',
    message: 'Current password required when setting new password.',
  },
  current_password_invalid: {
    status: 400,
    code: 'current_password_invalid',
    message: 'Current password is not correct.',
  },
}

export const REAUTHENTICATE_ERRORS: ErrorOf<ReauthenticateRefusal> = {
  address_missing: validationFailed(
    'Reauthentication requires the user to have an email or a phone number',
  ),
  email_not_confirmed: unprocessable('email_not_confirmed', 'Please verify your email first.'),
  phone_not_confirmed: unprocessable('phone_not_confirmed', 'Please verify your phone first.'),
}
