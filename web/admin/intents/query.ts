import type { IntentView } from '#capabilities/search/intents.contract.ts'

export const INTENT_KIND_ORDER = [
  'occasion',
  'person',
  'activity',
  'subject',
  'place',
] as const satisfies readonly IntentView['kind'][]

/** `phrases` and `terms` have one per line. */
export type IntentDraft = Omit<IntentView, 'id' | 'phrases' | 'terms'> & {
  phrases: string
  terms: string
}
export type IntentEditing = { id: string | null; start: IntentDraft }

export const NEW_INTENT: IntentDraft = {
  kind: 'occasion',
  name_fr: '',
  name_en: '',
  name_ar: '',
  phrases: '',
  terms: '',
  is_broad: false,
}

export const intentDraft = ({ id: _, phrases, terms, ...intent }: IntentView): IntentDraft => ({
  ...intent,
  phrases: phrases.join('\n'),
  terms: terms.join('\n'),
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const toIntentBody = ({ phrases, terms, ...draft }: IntentDraft) => ({
  ...draft,
  phrases: linesOf(phrases),
  terms: linesOf(terms),
})
