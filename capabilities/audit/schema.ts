import type { AuditAction } from './actions.ts'

export const ACTOR_ROLES = ['anyone', 'customer', 'vendor', 'admin', 'service', 'system'] as const
export type ActorRole = (typeof ACTOR_ROLES)[number]

/** A user, or the product itself (`system`). */
export type Actor =
  | { role: 'customer' | 'vendor' | 'admin'; id: string }
  | { role: 'anyone' | 'service' | 'system'; id?: string | null }

/** Absent for actions that did not come through HTTP. */
export type Origin = { address?: string | null; requestId?: string | null }

export type AdminActor = { adminId: string; origin: Origin }

export type NewEntry = Origin & {
  actor: Actor
  action: AuditAction
  subject: { type: string; id: string | null }
  before?: unknown
  after?: unknown
}

export type AuditEntryRow = {
  id: string
  at: Date
  actorId: string | null
  actorRole: ActorRole
  action: string
  subjectType: string
  subjectId: string | null
  before: unknown
  after: unknown
  address: string | null
  requestId: string | null
}
