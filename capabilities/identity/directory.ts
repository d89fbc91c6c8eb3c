import type { Clock } from '#kernel/time.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { Db } from '#platform/database/index.ts'
import { deactivatePerson } from './operations/deactivate-person.ts'
import { editPerson } from './operations/edit-person.ts'
import { giveRole } from './operations/give-role.ts'
import { readPeople } from './operations/read-people.ts'
import { restorePerson } from './operations/restore-person.ts'
import type { UserId } from './schema.ts'

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
