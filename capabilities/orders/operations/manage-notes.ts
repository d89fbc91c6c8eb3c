import { ok, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/time.ts'
import { type Db, inTransaction } from '#platform/database/index.ts'
import { newId } from '#platform/ids.ts'
import type { Audit, Origin } from '#capabilities/audit/index.ts'
import type { InternalNotesView, NoteSubject } from '../notes.contract.ts'
import {
  columnsOfSubject,
  insertInternalNote,
  listInternalNotes,
} from '../queries/internal-notes.ts'

type Deps = { db: Db; clock: Clock; audit: Pick<Audit, 'record'> }
type AddNoteCommand = { subject: NoteSubject; text: string; adminId: string; origin: Origin }
export type NoteRefusal = { code: 'note_subject_not_found' }

export const manageNotes = ({ db, clock, audit }: Deps) => ({
  listNotes: async (subject: NoteSubject): Promise<InternalNotesView> => ({
    items: await listInternalNotes(db, subject),
  }),

  /** The text stays out of the audit log, which outlives an erasure. */
  addNote: ({ subject, text, adminId, origin }: AddNoteCommand) =>
    inTransaction(db, async (tx): Promise<Result<null, NoteRefusal>> => {
      const now = clock.now()
      const note = { id: newId(now), subject, text, authorId: adminId, at: now }
      if (!(await insertInternalNote(tx, note))) return refuse({ code: 'note_subject_not_found' })
      const { orderId, userId } = columnsOfSubject(subject)
      await audit.record(tx, {
        ...origin,
        actor: { role: 'admin', id: adminId },
        action: 'orders.note_added',
        subject: orderId !== null ? { type: 'order', id: orderId } : { type: 'user', id: userId },
      })
      return ok(null)
    }),
})
export type ManageNotes = ReturnType<typeof manageNotes>
