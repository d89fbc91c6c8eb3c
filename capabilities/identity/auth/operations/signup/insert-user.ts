import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '../../crypto/passwords.ts'
import { insertProfile, saveUserRole } from '../../queries/profiles-and-roles.ts'
import { saveUser } from '../../queries/user-writes.ts'
import { insertIdentity, insertUser } from '../../queries/users.ts'
import { normalizeEmail } from '../../rules/email-and-phone.ts'
import type { Role, UserId } from '../../../schema.ts'

export type NewUserInput = {
  email: string
  password: string | null
  firstName: string | null
  lastName: string | null
  /** Becomes a sign-in method only once it is confirmed. */
  phone?: string | null
  role: Role
  confirmed: boolean
  createdBy?: string | null
}
export type CreateUserRefusal = { code: 'email_exists' }

/** Password hashing holds the caller's transaction for a few hundredths of a second. */
export const insertNewUser =
  ({ clock }: { clock: Clock }) =>
  async (tx: Tx, account: NewUserInput): Promise<Result<{ userId: UserId }, CreateUserRefusal>> => {
    const now = clock.now()
    const userId = newId<UserId>(now)
    const email = normalizeEmail(account.email)
    const identityData = {
      sub: userId,
      email,
      email_verified: account.confirmed,
      phone_verified: false,
    }

    const inserted = await insertUser(tx, {
      id: userId,
      email,
      phone: null,
      passwordHash: account.password === null ? null : await hashPassword(account.password),
      emailConfirmedAt: account.confirmed ? now : null,
      phoneConfirmedAt: null,
      appMetadata: { provider: 'email', providers: ['email'] },
      userMetadata: {
        ...identityData,
        first_name: account.firstName,
        last_name: account.lastName,
        phone: account.phone ?? null,
        account_type: account.role === 'vendor' ? 'vendor' : 'customer',
      },
      createdAt: now,
    })
    if (!inserted) return refuse({ code: 'email_exists' })

    await insertIdentity(tx, {
      id: newId(now),
      userId,
      provider: 'email',
      providerId: userId,
      data: identityData,
      createdAt: now,
    })
    await insertProfile(tx, {
      id: newId(now),
      userId,
      firstName: account.firstName,
      lastName: account.lastName,
      email,
      phone: account.phone ?? null,
      createdAt: now,
    })
    if (account.role !== 'customer') {
      const grantedBy = account.createdBy ?? null
      await saveUserRole(tx, { userId, role: account.role, grantedBy, at: now })
    }
    if (account.createdBy) await saveUser(tx, userId, { managedAt: now }, now)
    return ok({ userId })
  }
