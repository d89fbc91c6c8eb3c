import { ok, refuse, type Result } from '#kernel/result.ts'
import type { AuthConfig } from '../config.ts'
import type { EmailOrPhone } from './email-and-phone.ts'
import { isEmail, isPhone } from './signup-metadata.ts'
import type { User } from '../../schema.ts'

export type AddressProblem =
  | { code: 'email_provider_disabled' | 'phone_provider_disabled' }
  | { code: 'email_malformed' | 'phone_malformed' }

export function checkAddress(
  { emailEnabled, phoneEnabled }: AuthConfig,
  { kind, value }: EmailOrPhone,
): Result<null, AddressProblem> {
  if (kind === 'email' && !emailEnabled) return refuse({ code: 'email_provider_disabled' })
  if (kind === 'phone' && !phoneEnabled) return refuse({ code: 'phone_provider_disabled' })
  if (kind === 'email' && !isEmail(value)) return refuse({ code: 'email_malformed' })
  if (kind === 'phone' && !isPhone(value)) return refuse({ code: 'phone_malformed' })
  return ok(null)
}

export const isConfirmed = (user: User, { kind }: EmailOrPhone): boolean =>
  (kind === 'email' ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null
