import { ADMIN_DUTIES, type AdminDuty } from '#kernel/admin-duties.ts'
import { codesOf } from '#kernel/codes-of.ts'
import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Audit } from '#capabilities/audit/index.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import type { AuthConfig } from '../../auth/config.ts'
import { deleteDuties } from '../../auth/queries/duties.ts'
import { getUser } from '../../auth/queries/users.ts'
import { normalizeEmail } from '../../auth/rules/email-and-phone.ts'
import { isEmail } from '../../auth/rules/signup-metadata.ts'
import type { Role, User, UserId, Visitor } from '../../schema.ts'
import { checkPasswordStrength } from '../../auth/operations/user/check-password-strength.ts'
import { notifyAdmins } from '../../auth/operations/user/security-notifications.ts'
import { insertNewUser, type CreateUserRefusal } from '../../auth/operations/signup/insert-user.ts'

type Deps = { db: Db; clock: Clock; config: AuthConfig; audit: Pick<Audit, 'record'> }
type Command = {
  email: string
  password: string
  firstName: string
  lastName: string
  role: Role
  /** Of an admin; all of them when undefined. */
  duties?: readonly AdminDuty[] | undefined
  by: UserId
  visitor: Visitor
  /** The session of who makes the account is fresh. */
  isProven: boolean
}
export type CreateAccountRefusal =
  | CreateUserRefusal
  | { code: 'email_malformed' | 'password_too_long' | 'weak_password' | 'reauthentication_needed' }

const nameOf = (text: string): string | null => text.trim() || null

export const createUserAsAdmin =
  ({ db, clock, config, audit }: Deps) =>
  async (command: Command): Promise<Result<User, CreateAccountRefusal>> => {
    const { password, role, duties, by, visitor } = command
    if (role === 'admin' && !command.isProven) return refuse({ code: 'reauthentication_needed' })
    const email = normalizeEmail(command.email)
    if (!isEmail(email)) return refuse({ code: 'email_malformed' })
    const choice = await checkPasswordStrength(config, password)
    if (!choice.ok) return refuse({ code: choice.error.code })
    return inTransaction(db, async (tx) => {
      if (role === 'admin') await notifyAdmins(tx, 'admin_appointed', email)
      const made = await insertNewUser({ clock })(tx, {
        email,
        password,
        firstName: nameOf(command.firstName),
        lastName: nameOf(command.lastName),
        role,
        confirmed: true,
        createdBy: by,
      })
      if (!made.ok) return made
      const { userId } = made.value
      if (role === 'admin' && duties) {
        const left = codesOf(ADMIN_DUTIES).filter((duty) => !duties.includes(duty))
        await deleteDuties(tx, userId, left)
      }
      await audit.record(tx, {
        actor: { role: 'admin', id: by },
        action: 'identity.user_created',
        subject: { type: 'user', id: userId },
        after: { email, role, ...(role === 'admin' && duties ? { duties } : {}) },
        address: visitor.address,
      })
      return ok(await getUser(tx, userId))
    })
  }
export type CreateUserAsAdmin = ReturnType<typeof createUserAsAdmin>
