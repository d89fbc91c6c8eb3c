import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { Day, Dinars, Id, LanguageCode, pageOf, ImageView } from '../contract.ts'

export const SYNONYM_LANGUAGES = [...LANGUAGES, 'darija'] as const

/** One way only: the reverse expansion is another entry. */
export const SynonymEntry = z.strictObject({
  id: Id,
  language: z.enum(SYNONYM_LANGUAGES),
  term: z.string(),
  expansions: z.array(z.string()),
  /** The expansions are not the same thing, but shown as a guess where the term is not sold. */
  is_substitute: z.boolean(),
})
export type SynonymView = z.infer<typeof SynonymEntry>

export const SynonymsPageView = pageOf(SynonymEntry).extend({
  counts: z.record(z.enum(['all', ...SYNONYM_LANGUAGES]), z.number().int()),
})
export type SynonymsPageView = z.infer<typeof SynonymsPageView>

export const SynonymsQuery = z.object({
  search: z.string().trim().max(120).optional(),
  language: z.enum(['all', ...SYNONYM_LANGUAGES]).default('all'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
})

const Term = z.string().trim().min(1, { error: 'term_required' }).max(80)
const Expansions = z.array(Term).min(1, { error: 'expansions_required' }).max(20)
export const SynonymBody = z.strictObject({
  language: z.enum(SYNONYM_LANGUAGES),
  term: Term,
  expansions: Expansions,
  /** Absent: unchanged, false for a new entry. */
  is_substitute: z.boolean().optional(),
})
export const SynonymParams = z.object({ id: Id })

export const MissingTermsView = z.strictObject({
  items: z.array(
    z.strictObject({
      term: z.string(),
      language: LanguageCode,
      searches: z.number().int(),
      last_on: Day,
    }),
  ),
})
export type MissingTermsView = z.infer<typeof MissingTermsView>

/** Counts of visitors who agreed to it, each once per day and search. */
export const WeakTermsView = z.strictObject({
  items: z.array(
    z.strictObject({
      term: z.string(),
      language: LanguageCode,
      shown: z.number().int(),
      clicks: z.number().int(),
      last_on: Day,
    }),
  ),
})
export type WeakTermsView = z.infer<typeof WeakTermsView>

export const SearchPreviewBody = z.strictObject({
  query: z.string().trim().min(1).max(200),
  draft: z
    .strictObject({ id: Id.nullable().default(null), term: Term, expansions: Expansions })
    .nullable()
    .default(null),
})
const SearchRead = z.strictObject({
  /** Each with its synonym expansions and spelling corrections. */
  parts: z.array(
    z.strictObject({
      typed: z.string(),
      expansions: z.array(z.string()),
      near: z.array(z.string()),
    }),
  ),
  carried: z.enum(['all', 'some', 'none']),
  total: z.number().int(),
  items: z.array(
    z.strictObject({ id: Id, name: z.string(), price: Dinars, image: ImageView.nullable() }),
  ),
})
export type ParsedQueryView = z.infer<typeof SearchRead>
export const SearchPreview = z.strictObject({ now: SearchRead, drafted: SearchRead.nullable() })
export type SearchPreviewView = z.infer<typeof SearchPreview>
