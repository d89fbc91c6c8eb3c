import { ok, refuse, type Result } from '#kernel/result.ts'

export type PasswordRules = { passwordMinimum: number; passwordCharacters: readonly string[] }
export type WeakPasswordReason = 'length' | 'characters' | 'pwned'
export type PasswordProblem =
  | { code: 'password_too_long' }
  | { code: 'weak_password'; reasons: WeakPasswordReason[]; message: string }

/** The limit of bcrypt, in bytes. */
const MOST_BYTES = 72

export function checkPasswordPolicy(
  password: string,
  rules: PasswordRules,
): Result<null, PasswordProblem> {
  const bytes = new TextEncoder().encode(password).length
  if (bytes > MOST_BYTES) return refuse({ code: 'password_too_long' })
  const { passwordMinimum, passwordCharacters } = rules
  const lacking = passwordCharacters.filter(
    (set) => !Array.from(password).some((value) => set.includes(value)),
  )
  const reasons: WeakPasswordReason[] = []
  const sentences: string[] = []
  if (bytes < passwordMinimum) {
    reasons.push('length')
    sentences.push(`Password should be at least ${passwordMinimum} characters.`)
  }
  if (lacking.length > 0) {
    reasons.push('characters')
    const sets = passwordCharacters.join(', ')
    sentences.push(`Password should contain at least one character of each: ${sets}.`)
  }
  return reasons.length === 0
    ? ok(null)
    : refuse({ code: 'weak_password', reasons, message: sentences.join(' ') })
}
