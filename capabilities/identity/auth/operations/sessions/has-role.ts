import type { Db } from '#platform/database/index.ts'
import { findRole } from '../../queries/profiles-and-roles.ts'
import type { Role, UserId } from '../../../schema.ts'
import type { SessionStates } from './session-state-cache.ts'

type Deps = { db: Db; sessionStates: SessionStates }
type Question = { token: string | null; userId: UserId; role: string }

/** A user without a row has the role customer. */
export const hasRole =
  ({ db }: { db: Db }) =>
  async (userId: UserId, role: Role): Promise<boolean> =>
    (await findRole(db, userId)) === role

/** Users may ask about themselves, admins about any user; false to other callers. */
export const getHasRole =
  ({ db, sessionStates }: Deps) =>
  async ({ token, userId, role }: Question): Promise<boolean> => {
    const asking = token ? await sessionStates.of(token) : null
    if (!asking?.ok) return false
    const { userId: self, role: own } = asking.value
    if (self === userId) return own === role
    return own === 'admin' && (await findRole(db, userId)) === role
  }
export type GetHasRole = ReturnType<typeof getHasRole>
