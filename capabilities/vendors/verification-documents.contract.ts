import { z } from 'zod'
import { Day, filled, Flag, Id, idOf, Instant, whenValid } from '../contract.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_REFUSAL_REASONS,
  DOCUMENT_STATES,
} from '#kernel/verification-documents.ts'
import type { VendorId } from './schema.ts'

/** `id` is null before an upload. */
export const VerificationDocument = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  /** `none`: the kind of business has changed since and no longer needs this document. */
  need: z.enum(['needed', 'optional', 'none']),
  state: z.enum(DOCUMENT_STATES),
  id: Id.nullable(),
  mime: z.string().nullable(),
  bytes: z.number().int().nullable(),
  handed_in_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  /** `refusal_note` says what the listed reasons do not. */
  reason: z.enum(DOCUMENT_REFUSAL_REASONS).nullable(),
  refusal_note: z.string().nullable(),
  /** Last valid day; null when the document carries none. */
  expires_on: Day.nullable(),
  /** Valid for 30 more days at most. */
  is_ending: z.boolean(),
})
export type VerificationDocumentView = z.infer<typeof VerificationDocument>

export const VerificationDocuments = z.strictObject({
  items: z.array(VerificationDocument),
  /** Number of required documents that are missing, refused or expired. */
  to_hand_in: z.number().int(),
})
export type VerificationDocumentsView = z.infer<typeof VerificationDocuments>

export const DocumentKindParams = z.object({ kind: z.enum(DOCUMENT_KINDS) })
export const OwnDocumentParams = z.object({ document: Id })
export const DocumentParams = z.object({ id: idOf<VendorId>(), document: Id })

export const DocumentAcceptanceBody = z.strictObject({ expires_on: Day.nullable() })
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
  .superRefine(
    ({ reason, refusal_note }, context) => {
      if (reason === 'other' && refusal_note === null)
        context.addIssue({
          code: 'custom',
          path: ['refusal_note'],
          message: 'document_refusal_note_required',
        })
    },
    whenValid('reason', 'refusal_note'),
  )
/** `false` refuses when documents are missing; by default the vendor is approved. */
export const ApprovalQuery = z.object({ is_confirmed: filled(Flag) })
