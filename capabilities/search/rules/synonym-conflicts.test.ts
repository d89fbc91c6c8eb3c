import { expect, test } from 'vitest'
import type { SynonymTerms } from '../schema.ts'
import { findSynonymConflict } from './synonym-conflicts.ts'

const entry = (term: string, ...expansions: string[]): SynonymTerms => ({
  language: 'darija',
  term,
  expansions,
  is_substitute: false,
})
const others = [{ id: 'one', term: 'Bakhour dyal dar' }]

test('a word is kept with its expansions', () => {
  expect(findSynonymConflict(entry('frigo', 'réfrigérateur', 'ثلاجة'), others)).toBeNull()
})

test.each([
  ['nothing but signs', entry('!!', 'x'), 'synonym_without_terms'],
  ['a meaning of nothing but signs', entry('frigo', '…'), 'synonym_without_terms'],
  [
    'more words than a search is read by',
    entry('rouge bleu vert noir blanc', 'x'),
    'synonym_too_long',
  ],
  ['itself, with an accent', entry('tele', 'Télé'), 'synonym_of_itself'],
  ['what another entry says, folded', entry('bakhour  DAR', 'parfum'), 'synonym_taken'],
])('not kept: %s', (_, synonymTerms, code) => {
  expect(findSynonymConflict(synonymTerms, others)).toMatchObject({ code })
})
