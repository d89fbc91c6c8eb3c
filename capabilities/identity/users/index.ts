import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import { deactivateUser } from './operations/deactivate-user.ts'
import { editUser } from './operations/edit-user.ts'
import { changeRole } from './operations/change-role.ts'
import { readUsers } from './operations/list-users.ts'
import { reactivateUser } from './operations/reactivate-user.ts'
import type { UserId } from '../schema.ts'

export type UsersDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  /** Drops what this process remembers of what somebody may do. */
  forget: (userId: UserId) => void
}
/** Something that an administrator does to an account. */
export type OnUserChanged = { userId: UserId; by: UserId; origin: Origin }

/** What administrators do with the accounts of others. */
export const createUsers = (deps: UsersDeps) => ({
  ...readUsers(deps),
  giveRole: changeRole(deps),
  edit: editUser(deps),
  deactivate: deactivateUser(deps),
  restore: reactivateUser(deps),
})
export type Users = ReturnType<typeof createUsers>
