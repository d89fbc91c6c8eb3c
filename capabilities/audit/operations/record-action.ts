import type { Clock } from '#kernel/time.ts'
import type { Tx } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import { insertEntry } from '../queries.ts'
import type { NewEntry } from '../schema.ts'

/** Writes in the caller's transaction, so that action and entry commit together. */
export const recordAction =
  ({ clock }: { clock: Clock }) =>
  (tx: Tx, entry: NewEntry): Promise<void> => {
    const now = clock.now()
    return insertEntry(tx, {
      id: newId(now),
      at: now,
      actorId: entry.actor.id ?? null,
      actorRole: entry.actor.role,
      action: entry.action,
      subjectType: entry.subject.type,
      subjectId: entry.subject.id,
      before: entry.before,
      after: entry.after,
      address: entry.address ?? null,
      requestId: entry.requestId ?? null,
    })
  }
