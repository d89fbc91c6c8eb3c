import { z } from 'zod'
import { Id } from '../contract.ts'

export const INTENT_KINDS = ['occasion', 'person', 'activity', 'subject', 'place'] as const

const Name = z.string().trim().min(1, { error: 'name_required' }).max(80)
const Phrase = z.string().trim().min(1).max(80)

/**
 * What suits an occasion, a person or a region; activities and subjects are parts of a need, read from
 * its words.
 */
export const IntentBody = z.strictObject({
  kind: z.enum(INTENT_KINDS),
  name_fr: Name,
  name_en: Name,
  name_ar: Name,
  /** How buyers name it, in any language and script. */
  phrases: z.array(Phrase).min(1, { error: 'phrases_required' }).max(400),
  /** Words of product names and categories, the best first. */
  terms: z.array(Phrase).min(1, { error: 'terms_required' }).max(100),
  /** Means little beside another intent. */
  is_broad: z.boolean().default(false),
})
export const IntentRow = IntentBody.extend({ id: Id, is_broad: z.boolean() })
export type IntentView = z.infer<typeof IntentRow>

export const IntentList = z.strictObject({ items: z.array(IntentRow) })
export type IntentListView = z.infer<typeof IntentList>

export const IntentParams = z.object({ id: Id })
