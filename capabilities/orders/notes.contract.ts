import { z } from 'zod'
import { Id, Instant } from '../contract.ts'

const Phone = z.string().regex(/^\+\d{8,15}$/)

/** An order, an account, or the phone of a guest: one of them. */
export const InternalNotesQuery = z
  .object({ order: Id.optional(), user: Id.optional(), phone: Phone.optional() })
  .refine((subject) => Object.values(subject).filter(Boolean).length === 1)
export type NoteSubject = z.infer<typeof InternalNotesQuery>

export const InternalNoteBody = z.strictObject({
  about: InternalNotesQuery,
  text: z.string().trim().min(1).max(2000),
})

export const InternalNote = z.object({
  id: Id,
  text: z.string(),
  /** Null when the account of the author is gone. */
  author: z.string().nullable(),
  at: Instant,
})
/** The newest hundred, newest first. */
export const InternalNotes = z.object({ items: z.array(InternalNote) })
export type InternalNotesView = z.infer<typeof InternalNotes>
