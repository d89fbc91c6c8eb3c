import { deactivateUser } from './operations/deactivate-user.ts'
import { editUser } from './operations/edit-user.ts'
import { changeRole } from './operations/change-role.ts'
import { readUsers } from './operations/list-users.ts'
import { setDuties } from './operations/set-duties.ts'
import { reactivateUser } from './operations/reactivate-user.ts'
import { revokeUserSessions } from './operations/revoke-user-sessions.ts'
import type { UsersDeps } from './deps.ts'

export const createUsers = (deps: UsersDeps) => ({
  ...readUsers(deps),
  changeRole: changeRole(deps),
  setDuties: setDuties(deps),
  edit: editUser(deps),
  deactivate: deactivateUser(deps),
  reactivate: reactivateUser(deps),
  revokeSessions: revokeUserSessions(deps),
})
export type Users = ReturnType<typeof createUsers>
