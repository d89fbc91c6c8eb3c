import { ok, refuse, type Result } from '#kernel/result.ts'
import type { UserId } from '../../schema.ts'

/** The last admin must stay, to be able to make others admin. */
export const isLastAdmin = (userId: UserId, admins: readonly UserId[]): boolean =>
  admins.length === 1 && admins[0] === userId

const ROLE = /^[a-z][a-z0-9_]{0,62}$/
const OF_SERVICES = new Set(['service_role', 'supabase_admin'])

/** Service roles are refused: a user's token with one would open everything. */
export const isUserRole = (role: string): boolean => ROLE.test(role) && !OF_SERVICES.has(role)

const BCRYPT = /^\$2[aby]\$(0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/
const ARGON2ID =
  /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=([1-8])\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,171}$/
const MOST_MEMORY = 262_144
const MOST_PASSES = 16

/** Whether an imported hash can be verified here at an acceptable cost. */
export function isKnownHash(hash: string): boolean {
  if (BCRYPT.test(hash)) return true
  const [, memory, passes, lanes] = ARGON2ID.exec(hash) ?? []
  const least = 8 * Number(lanes)
  return (
    Number(memory) >= least &&
    Number(memory) <= MOST_MEMORY &&
    Number(passes) >= 1 &&
    Number(passes) <= MOST_PASSES
  )
}

export type PasswordChoice = {
  password?: string | null | undefined
  hash?: string | null | undefined
}

export const hasValidPasswordChoice = ({
  password,
  hash,
}: PasswordChoice): Result<null, { code: 'password_ambiguous' | 'hash_unknown' }> => {
  if (password && hash) return refuse({ code: 'password_ambiguous' })
  if (hash && !isKnownHash(hash)) return refuse({ code: 'hash_unknown' })
  return ok(null)
}
