import type { Context } from 'hono'
import type { HookRefusal } from '../hooks/index.ts'
import type { SendingRefusal } from '../operations/limit-codes.ts'
import type { PasswordProblem } from '../rules/passwords.ts'
import { ADMIN_ERRORS } from './admin.ts'
import { isSendingRefusal, sendingError, wirePassword } from './codes.ts'
import { wireError } from './errors.ts'

type Refusal = HookRefusal | SendingRefusal | PasswordProblem | { code: keyof typeof ADMIN_ERRORS }

/** Answers what a program of the marketplace cannot have, with its words and what belongs to them. */
export function adminRefusal(c: Context, error: Refusal): Response {
  if (error.code === 'hook_refused') return wireError(c, error.answer)
  if (error.code === 'weak_password') return wirePassword(c, error)
  if (isSendingRefusal(error)) return wireError(c, sendingError(error))
  return wireError(c, ADMIN_ERRORS[error.code])
}
