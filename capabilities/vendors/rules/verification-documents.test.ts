import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { neededOf, PAPERS_OF } from '#kernel/verification-documents.ts'
import { mayDecide, missingPapers, type Paper, stateOf } from './verification-documents.ts'

const TODAY = '2026-11-22' as LocalDate
const day = (text: string) => text as LocalDate
const paper = (kind: Paper['kind'], more: Partial<Paper> = {}): Paper => ({
  id: kind,
  kind,
  status: 'accepted',
  expiresOn: null,
  ...more,
})

test('each kind of business shows what the law knows it by, and everybody who they are', () => {
  expect(neededOf('company')).toEqual(['rc', 'nif', 'identity_card', 'rib'])
  expect(neededOf('craftsman')).toEqual(['artisan_card', 'nif', 'identity_card', 'rib'])
  expect(neededOf('auto_entrepreneur')).toEqual(['auto_entrepreneur_card', 'identity_card', 'rib'])
  expect(PAPERS_OF.craftsman.rc).toBe('none')
  expect(PAPERS_OF.company.statutes).toBe('optional')
})

test('a paper holds to the end of its last day', () => {
  expect(stateOf(null, TODAY)).toBe('missing')
  expect(stateOf(paper('rib', { expiresOn: TODAY }), TODAY)).toBe('accepted')
  expect(stateOf(paper('rib', { expiresOn: day('2026-11-21') }), TODAY)).toBe('expired')
  expect(stateOf(paper('rib', { status: 'pending' }), TODAY)).toBe('pending')
})

test('what waits, was refused or is over is missing still', () => {
  const all = neededOf('company').map((kind) => paper(kind))
  expect(missingPapers('company', all, TODAY)).toEqual([])
  const some = [
    paper('rc', { status: 'pending' }),
    paper('nif', { status: 'refused' }),
    paper('identity_card', { expiresOn: day('2020-01-01') }),
    paper('rib'),
  ]
  expect(missingPapers('company', some, TODAY)).toEqual(['rc', 'nif', 'identity_card'])
})

test('what waits is decided once; what was accepted may be refused later', () => {
  const accepts = { accepts: true, expiresOn: null } as const
  const refuses = { accepts: false, reason: 'unreadable', words: null } as const
  const codeOf = (status: Paper['status'], decision: Parameters<typeof mayDecide>[1]) => {
    const said = mayDecide({ status }, decision, TODAY)
    return said.ok ? null : said.error.code
  }
  expect(codeOf('pending', accepts)).toBeNull()
  expect(codeOf('pending', refuses)).toBeNull()
  expect(codeOf('accepted', refuses)).toBeNull()
  expect(codeOf('accepted', accepts)).toBe('paper_already_decided')
  expect(codeOf('refused', accepts)).toBe('paper_already_decided')
  expect(codeOf('pending', { accepts: true, expiresOn: day('2026-11-21') })).toBe('paper_is_over')
})
