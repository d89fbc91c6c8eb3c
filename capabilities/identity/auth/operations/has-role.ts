import type { Db } from '#platform/database/index.ts'
import { findRole } from '../queries/profiles-and-roles.ts'
import type { Role, UserId } from '../../schema.ts'
import type { SessionStates } from './session-state-cache.ts'

type Deps = { db: Db; standings: SessionStates }
type Question = { token: string | null; userId: UserId; role: string }

/** Whether an account has that role. Customer is the role of an account that was given none. */
export const hasRole =
  ({ db }: { db: Db }) =>
  async (userId: UserId, role: Role): Promise<boolean> =>
    (await findRole(db, userId)) === role

/**
 * The same question from outside: answered about oneself, or about anyone to an administrator.
 * Anybody else hears no, which says nothing.
 */
export const getHasRole =
  ({ db, standings }: Deps) =>
  async ({ token, userId, role }: Question): Promise<boolean> => {
    const asking = token ? await standings.of(token) : null
    if (!asking?.ok) return false
    const { userId: self, role: own } = asking.value
    if (self === userId) return own === role
    return own === 'admin' && (await findRole(db, userId)) === role
  }
export type GetHasRole = ReturnType<typeof getHasRole>
