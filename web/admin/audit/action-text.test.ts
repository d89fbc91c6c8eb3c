import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#capabilities/audit/actions.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Translate } from '#web/shared/i18n/texts.ts'
import { readLocaleFile } from '#web/vite-plugins/locale-catalogs.ts'
import { listChanges, fieldText, valueText } from './action-text.ts'

test('a change is told field by field, without what stayed', () => {
  expect(
    listChanges({
      before: { status: 'draft', name: 'Tajine', price_centimes: 480000 },
      after: { status: 'active', name: 'Tajine', price_centimes: 460000 },
    }),
  ).toEqual([
    { field: 'status', before: 'draft', after: 'active' },
    { field: 'price_centimes', before: '480000', after: '460000' },
  ])
})

test('what began or ended has one side', () => {
  expect(listChanges({ before: null, after: { role: 'vendor' } })).toEqual([
    { field: 'role', before: null, after: 'vendor' },
  ])
  expect(listChanges({ before: undefined, after: null })).toEqual([])
})

test('no id and no code of ours is shown', () => {
  const report = { about: 'review', about_id: '01a1d490-0000-7000-8000-000000000001' }
  const changes = listChanges({ before: null, after: { ...report, state: 'upheld' } })
  expect(changes.map(({ field }) => field)).toEqual(['about', 'state'])
  for (const language of LANGUAGES) {
    const words = readLocaleFile(language, 'admin-audit')
    for (const key of ['field.about', 'value.review', 'value.upheld', 'value.dismissed'])
      expect(words[`admin-audit.${key}`], `${language} ${key}`).toBeDefined()
  }
})

test('every act of the log has words in every language', () => {
  const without = LANGUAGES.flatMap((language) =>
    AUDIT_ACTIONS.map((act) => `admin-audit.action.${act}` as const)
      .filter((key) => readLocaleFile(language, 'admin-audit')[key] === undefined)
      .map((key) => `${language} ${key}`),
  )
  expect(without).toEqual([])
})

test('fields and values are told as people write them', () => {
  const words = readLocaleFile('fr', 'admin-audit')
  const t: Translate = (key) => words[key] ?? key
  const describe = (field: string, value: string | null) => [
    fieldText(field, t),
    valueText({ field, value }, t, 'fr').replaceAll(/\s/g, ' '),
  ]
  expect(describe('status', 'pending')).toEqual(['Statut', 'En attente'])
  expect(describe('price_centimes', '480050')).toEqual(['Prix', '4 800,50 DZD'])
  expect(describe('rate_bp', '750')).toEqual(['Taux', '7,5 %'])
  expect(describe('is_active', 'false')).toEqual(['Actif', 'Non'])
  expect(describe('sha1', 'ab12')).toEqual(['sha1', 'ab12'])
  expect(describe('reason', null)).toEqual(['Motif', '–'])
})
