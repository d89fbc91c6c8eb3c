import { LANGUAGES } from '#kernel/locale.ts'
import type {
  MissingTermsView,
  ParsedQueryView,
  SearchPreviewView,
  SynonymsPageView,
  SynonymView,
  WeakTermsView,
} from '#capabilities/search/synonyms.contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { createListUrls } from '#web/backoffice/list/list-query.ts'
import { paths } from '#web/paths.ts'

export type AdminSynonym = SynonymView
export type SynonymsPage = SynonymsPageView
export type MissingTerms = MissingTermsView
export type WeakTerms = WeakTermsView
export type MissingTerm = MissingTermsView['items'][number]
export type SearchPreviewResult = SearchPreviewView
export type ParsedQuery = ParsedQueryView

export const TERM_LANGUAGES = [...LANGUAGES, 'darija'] as const
export const LANGUAGE_TABS = ['all', ...TERM_LANGUAGES] as const

const filters = { language: LANGUAGE_TABS } as const
export const SYNONYMS = createListUrls({
  page: paths.adminSynonyms(),
  api: get('/admin/synonyms'),
  open: 'synonym',
  filters,
})

/** `expansions` has one per line. */
export type Draft = {
  language: AdminSynonym['language']
  term: string
  expansions: string
  isSubstitute: boolean
}

/** The id is null for a new synonym. */
export type Editing = { id: string | null; start: Draft }

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
