import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Role, SessionState } from '../../schema.ts'

export type SecondFactorRefusal = { code: 'second_factor_needed' | 'factor_enrollment_needed' }

const OBLIGED: readonly Role[] = ['admin', 'vendor']

/** A verified factor demands aal2. `isObliged`: admins and shop owners must have a factor. */
export function checkSecondFactor<State extends Omit<SessionState, 'userId' | 'sessionId'>>(
  state: State,
  isObliged: boolean,
): Result<State, SecondFactorRefusal> {
  if (state.hasVerifiedFactor)
    return state.aal === 'aal2' ? ok(state) : refuse({ code: 'second_factor_needed' })
  return isObliged && OBLIGED.includes(state.role)
    ? refuse({ code: 'factor_enrollment_needed' })
    : ok(state)
}
