import { z } from 'zod'
import { filled, Flag, Id, Instant } from '../contract.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_REFUSAL_REASONS,
  DOCUMENT_STATES,
} from '#kernel/verification-documents.ts'

/** One paper that a kind of business hands in, and how it stands; without an id while there is none. */
export const VerificationDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** `none`: the shop has become another kind of business since, which does not hand it in. */
  need: z.enum(['needed', 'optional', 'none']),
  state: z.enum(DOCUMENT_STATES),
  id: Id.nullable(),
  mime: z.string().nullable(),
  bytes: z.number().int().nullable(),
  handed_in_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  /** Why it was refused, and what the list of reasons does not say. */
  reason: z.enum(DOCUMENT_REFUSAL_REASONS).nullable(),
  refusal_note: z.string().nullable(),
  /** The last day on which it holds, where one stands on it. */
  expires_on: z.iso.date().nullable(),
  /** It holds for 30 days more at most. */
  is_ending: z.boolean(),
})
export type VerificationDocumentView = z.infer<typeof VerificationDocument>

export const VerificationDocuments = z.strictObject({
  items: z.array(VerificationDocument),
  /** What the shop still has to do: papers that it needs and that are missing, refused or over. */
  to_hand_in: z.number().int(),
})
export type VerificationDocumentsView = z.infer<typeof VerificationDocuments>

export const DocumentKindParams = z.object({ kind: z.enum(DOCUMENT_KINDS) })
export const OwnDocumentParams = z.object({ document: Id })
export const DocumentParams = z.object({ id: Id, document: Id })

export const DocumentAcceptanceBody = z.strictObject({ expires_on: z.iso.date().nullable() })
export const DocumentRefusalBody = z
  .strictObject({
    reason: z.enum(DOCUMENT_REFUSAL_REASONS, { error: 'document_reason_required' }),
    refusal_note: z
      .string()
      .trim()
      .max(1000)
      .default('')
      .transform((text) => text || null),
  })
  .superRefine(({ reason, refusal_note }, context) => {
    if (reason === 'other' && refusal_note === null)
      context.addIssue({
        code: 'custom',
        path: ['refusal_note'],
        message: 'document_refusal_note_required',
      })
  })
/** `false`: tell me what is missing instead; left out, the shop is let in and what is missing is noted. */
export const ApprovalQuery = z.object({ is_confirmed: filled(Flag) })
