import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import { deactivatePerson } from './operations/deactivate-user.ts'
import { editPerson } from './operations/edit-user.ts'
import { giveRole } from './operations/change-role.ts'
import { readPeople } from './operations/list-users.ts'
import { restorePerson } from './operations/reactivate-user.ts'
import type { UserId } from '../schema.ts'

export type DirectoryDeps = {
  db: Db
  clock: Clock
  audit: Pick<Audit, 'record'>
  /** Drops what this process remembers of what somebody may do. */
  forget: (userId: UserId) => void
}
/** Something that an administrator does to an account. */
export type OnPerson = { userId: UserId; by: UserId; origin: Origin }

/** What administrators do with the accounts of others. */
export const createDirectory = (deps: DirectoryDeps) => ({
  ...readPeople(deps),
  giveRole: giveRole(deps),
  edit: editPerson(deps),
  deactivate: deactivatePerson(deps),
  restore: restorePerson(deps),
})
export type Directory = ReturnType<typeof createDirectory>
