import { ok, refuse, type Result } from '#kernel/result.ts'
import { type Db, decodeSortCursor, encodeSortCursor } from '#platform/database/index.ts'
import type { AdminUsersPageView, AdminUserView, UserSort } from '../../contract.ts'
import { findUserRow, listUserRows, MAX_COUNTED_USERS, USER_SORT_SPECS } from '../queries/users.ts'
import type { Role, UserId } from '../../schema.ts'

type ListQuery = {
  search?: string | undefined
  role?: Role | '' | undefined
  sort?: UserSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

export const readUsers = ({ db }: { db: Db }) => ({
  async list({
    search,
    role,
    sort = 'newest',
    limit = 25,
    cursor,
  }: ListQuery): Promise<AdminUsersPageView> {
    const filter = { search: search || null, role: role || null }
    const after = decodeSortCursor(USER_SORT_SPECS[sort], cursor)
    const listed = await listUserRows(db, { ...filter, sort, after, limit })
    const page = listed.rows.slice(0, limit)
    const last = page.at(-1)
    const counts = { admin: 0, vendor: 0, customer: 0, ...listed.counts }
    const all = counts.admin + counts.vendor + counts.customer
    const known = filter.role === null ? all : counts[filter.role]
    return {
      items: page.map(({ view }) => view),
      total: filter.search === null ? known : listed.matching,
      total_is_estimate: listed.matching > MAX_COUNTED_USERS,
      next:
        listed.rows.length > limit && last ? encodeSortCursor(USER_SORT_SPECS[sort], last) : null,
      counts,
    }
  },

  async get(id: UserId): Promise<Result<AdminUserView, { code: 'user_not_found' }>> {
    const found = await findUserRow(db, id)
    return found ? ok(found) : refuse({ code: 'user_not_found' })
  },
})
