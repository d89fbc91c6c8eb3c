import type { ReauthenticationRefusal } from './operations/one-time-tokens/verify-reauthentication.ts'
import { texts } from '../texts.generated.ts'

export const REAUTHENTICATION_REFUSALS = texts.below('reauthentication-refusals')

export const REAUTHENTICATION_STATUSES = {
  second_factor_needed: 403,
  no_password: 409,
  password_wrong: 403,
  password_unproven: 403,
  code_wrong: 403,
  too_many_attempts: 429,
} as const satisfies Record<ReauthenticationRefusal['code'], number>
