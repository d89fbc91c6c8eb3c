import { LANGUAGES } from '#kernel/locale.ts'
import type {
  MissingTermsView,
  ParsedQueryView,
  SearchPreviewView,
  SynonymView,
} from '#capabilities/search/synonyms.contract.ts'

export type AdminSynonym = SynonymView
export type MissingTerm = MissingTermsView['items'][number]
export type SearchPreviewResult = SearchPreviewView
export type ParsedQuery = ParsedQueryView

export const TERM_LANGUAGES = [...LANGUAGES, 'darija'] as const

/** `expansions` has one per line. */
export type Draft = {
  language: AdminSynonym['language']
  term: string
  expansions: string
  isSubstitute: boolean
}

export const newDraft = (missing?: Pick<MissingTerm, 'term' | 'language'>): Draft => ({
  language: missing?.language ?? 'darija',
  term: missing?.term ?? '',
  expansions: '',
  isSubstitute: false,
})
export const draftOf = (synonym: AdminSynonym): Draft => ({
  language: synonym.language,
  term: synonym.term,
  expansions: synonym.expansions.join('\n'),
  isSubstitute: synonym.is_substitute,
})
export const toSynonymBody = ({ language, term, expansions, isSubstitute }: Draft) => ({
  language,
  term: term.trim(),
  expansions: expansions
    .split('\n')
    .map((value) => value.trim())
    .filter((value) => value !== ''),
  is_substitute: isSubstitute,
})
