import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { AuthConfig } from '../../config.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPasswordPolicy, type PasswordProblem } from '../../rules/password-policy.ts'

const PATIENCE_MS = 3_000
const PREFIX_LENGTH = 5
const KNOWN = 'Password is known to be weak and easy to guess, please choose a different one.'

export async function checkPasswordStrength(
  config: AuthConfig,
  password: string,
): Promise<Result<null, PasswordProblem>> {
  const choice = checkPasswordPolicy(password, config)
  if (!choice.ok) return choice
  if (config.refusesCommonPasswords && isCommonPassword(password))
    return refuse({ code: 'weak_password', reasons: ['pwned'], message: KNOWN })
  if (config.passwordLeaksUrl === null) return choice
  return (await isLeaked(config.passwordLeaksUrl, password))
    ? refuse({ code: 'weak_password', reasons: ['pwned'], message: KNOWN })
    : ok(null)
}

/** k-anonymity: only the SHA-1 prefix is sent. Fails open on outage. */
async function isLeaked(url: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const answer = await fetch(`${url}/range/${hash.slice(0, PREFIX_LENGTH)}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) return false
    const rest = hash.slice(PREFIX_LENGTH)
    // Padding lines have a count of 0.
    return (await answer.text())
      .split(/\r?\n/)
      .some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'))
  } catch {
    return false
  }
}
