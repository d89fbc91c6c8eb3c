import { texts } from '../texts.generated.ts'

export type AccessRefusal = {
  code:
    | 'unauthorized'
    | 'token_invalid'
    | 'session_ended'
    | 'forbidden'
    | 'not_a_vendor'
    | 'role_forbidden'
    | 'duty_forbidden'
    | 'second_factor_needed'
    | 'factor_enrollment_needed'
    | 'reauthentication_needed'
}

export const ACCESS_TEXTS = texts.below('access')

export const ACCESS_STATUSES = {
  unauthorized: 401,
  token_invalid: 401,
  session_ended: 401,
  forbidden: 403,
  not_a_vendor: 403,
  role_forbidden: 403,
  duty_forbidden: 403,
  second_factor_needed: 403,
  factor_enrollment_needed: 403,
  reauthentication_needed: 400,
} as const satisfies Record<AccessRefusal['code'], number>
