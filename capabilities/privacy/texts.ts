import type { Sentence } from '#platform/http/index.ts'

/** What is wrong with a field of a data request, beside what any field may say. */
export const FIELD_TEXTS: Record<'say_what_to_correct', Sentence> = {
  say_what_to_correct: {
    fr: 'Dites quelle donnée est fausse et ce qu’elle devrait être.',
    en: 'Say which data is wrong and what it should be.',
    ar: 'اذكر البيانات الخاطئة وما يجب أن تكون عليه.',
  },
}
