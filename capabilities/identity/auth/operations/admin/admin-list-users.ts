import type { Db } from '#platform/database/index.ts'
import { listUsers, SORT_COLUMNS, type UserPage } from '../../queries/admin-users.ts'
import { findUser } from '../../queries/users.ts'
import type { User, UserId } from '../../../schema.ts'

type AdminListUsersCommand = Omit<UserPage, 'sort'> & { sort: string }

/** Null when the sort order is unknown. */
export const adminListUsers =
  ({ db }: { db: Db }) =>
  async ({
    sort,
    ...page
  }: AdminListUsersCommand): Promise<{ users: User[]; total: number } | null> => {
    const [column, direction = 'asc', ...more] = sort.trim().toLowerCase().split(/\s+/)
    const by = SORT_COLUMNS.find((name) => name === column)
    if (!by || more.length > 0 || (direction !== 'asc' && direction !== 'desc')) return null
    return listUsers(db, { ...page, sort: { by, descending: direction === 'desc' } })
  }
export type AdminListUsers = ReturnType<typeof adminListUsers>

export const adminFindUser =
  ({ db }: { db: Db }) =>
  (userId: UserId): Promise<User | null> =>
    findUser(db, userId)
export type AdminFindUser = ReturnType<typeof adminFindUser>
