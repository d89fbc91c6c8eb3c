import { ok, refuse, type Result } from '#kernel/result.ts'
import type { DataRequestState } from '../schema.ts'

export type RequestStep = 'verified' | 'in_progress' | 'answered' | 'refused' | 'withdrawn'
export type RequestTransitionRefusal =
  | { code: 'request_not_found' }
  | { code: 'request_closed' }
  | { code: 'request_not_verified' }
  | { code: 'request_verified_already' }

/** Answered, refused and withdrawn are final. */
const FROM: Record<RequestStep, readonly DataRequestState[]> = {
  verified: ['received'],
  in_progress: ['verified'],
  answered: ['verified', 'in_progress'],
  refused: ['received', 'verified', 'in_progress'],
  withdrawn: ['received', 'verified', 'in_progress'],
}

/** The requester must be verified before an answer. */
export function checkRequestTransition(
  state: DataRequestState | null,
  to: RequestStep,
): Result<null, RequestTransitionRefusal> {
  if (state === null) return refuse({ code: 'request_not_found' })
  if (FROM[to].includes(state)) return ok(null)
  if (['answered', 'refused', 'withdrawn'].includes(state))
    return refuse({ code: 'request_closed' })
  return refuse({ code: to === 'verified' ? 'request_verified_already' : 'request_not_verified' })
}

export const CODE_TRIES = 5
export const CODE_HOURS = 48

type StoredCode = { digest: string | null; tries: number; expiresAt: Date | null }
export type CodeRefusal = {
  code: 'code_not_sent' | 'code_expired' | 'code_wrong' | 'too_many_attempts'
}

export function checkCode(
  { digest, tries, expiresAt }: StoredCode,
  text: string,
  now: Date,
): Result<null, CodeRefusal> {
  if (digest === null || expiresAt === null) return refuse({ code: 'code_not_sent' })
  if (tries >= CODE_TRIES) return refuse({ code: 'too_many_attempts' })
  if (expiresAt <= now) return refuse({ code: 'code_expired' })
  return digest === text ? ok(null) : refuse({ code: 'code_wrong' })
}
