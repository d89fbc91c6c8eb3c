import { expect, test } from 'vitest'
import type { LocalDate } from '#kernel/calendar.ts'
import { documentRequirement, requiredDocuments } from '#kernel/verification-documents.ts'
import {
  checkDocumentDecision,
  missingDocuments,
  type StoredDocument,
  documentState,
} from './verification-documents.ts'

const TODAY = '2026-11-22' as LocalDate
const day = (text: string) => text as LocalDate
const document = (
  kind: StoredDocument['kind'],
  more: Partial<StoredDocument> = {},
): StoredDocument => ({
  id: kind,
  kind,
  status: 'accepted',
  expiresOn: null,
  ...more,
})

test('each kind of business shows what the law knows it by, and everybody who they are', () => {
  expect(requiredDocuments('company')).toEqual(['rc', 'nif', 'identity_card', 'rib'])
  expect(requiredDocuments('craftsman')).toEqual(['artisan_card', 'nif', 'identity_card', 'rib'])
  expect(requiredDocuments('auto_entrepreneur')).toEqual([
    'auto_entrepreneur_card',
    'identity_card',
    'rib',
  ])
  expect(documentRequirement('craftsman', 'rc')).toBe('none')
  expect(documentRequirement('company', 'statutes')).toBe('optional')
})

test('a paper holds to the end of its last day', () => {
  expect(documentState(null, TODAY)).toBe('missing')
  expect(documentState(document('rib', { expiresOn: TODAY }), TODAY)).toBe('accepted')
  expect(documentState(document('rib', { expiresOn: day('2026-11-21') }), TODAY)).toBe('expired')
  expect(documentState(document('rib', { status: 'pending' }), TODAY)).toBe('pending')
})

test('what waits, was refused or is over is missing still', () => {
  const all = requiredDocuments('company').map((kind) => document(kind))
  expect(missingDocuments('company', all, TODAY)).toEqual([])
  const some = [
    document('rc', { status: 'pending' }),
    document('nif', { status: 'refused' }),
    document('identity_card', { expiresOn: day('2020-01-01') }),
    document('rib'),
  ]
  expect(missingDocuments('company', some, TODAY)).toEqual(['rc', 'nif', 'identity_card'])
})

test('what waits is decided once; what was accepted may be refused later', () => {
  const accepts = { accepts: true, expiresOn: null } as const
  const refuses = { accepts: false, reason: 'unreadable', refusalNote: null } as const
  const codeOf = (
    status: StoredDocument['status'],
    decision: Parameters<typeof checkDocumentDecision>[1],
  ) => {
    const result = checkDocumentDecision({ status }, decision, TODAY)
    return result.ok ? null : result.error.code
  }
  expect(codeOf('pending', accepts)).toBeNull()
  expect(codeOf('pending', refuses)).toBeNull()
  expect(codeOf('accepted', refuses)).toBeNull()
  expect(codeOf('accepted', accepts)).toBe('document_already_decided')
  expect(codeOf('refused', accepts)).toBe('document_already_decided')
  expect(codeOf('pending', { accepts: true, expiresOn: day('2026-11-21') })).toBe(
    'document_expired',
  )
})
