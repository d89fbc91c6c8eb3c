import type { Actor } from '#capabilities/audit/index.ts'
import type { Tx } from '#platform/database/index.ts'
import { findRole } from '../../queries/profiles-and-roles.ts'
import type { UserId } from '../../../schema.ts'

export const auditActor = async (tx: Tx, userId: UserId): Promise<Actor> => ({
  role: await findRole(tx, userId),
  id: userId,
})
