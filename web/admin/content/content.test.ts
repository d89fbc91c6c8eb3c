import { expect, test } from 'vitest'
import { diffParagraphs } from './text-diff.ts'
import { excerpt, hasChanges, documentTexts, toFormValues } from './form-values.ts'

const text = (title: string) => ({ title, description: null, body: 'x' })
const version = (state: 'draft' | 'published' | 'superseded', title: string) => ({
  version: 1,
  state,
  texts: { fr: text(title), en: null, ar: null },
  created_at: '',
  published_at: null,
  by: null,
})

test('fields begin with the draft, else with what is in force, else with the built-in words', () => {
  const built_in = { fr: text('origine'), en: null, ar: null }
  const begin = (...versions: ReturnType<typeof version>[]) =>
    excerpt({ revision: 0, built_in, variables: [], versions }).fr?.title
  expect(begin(version('draft', 'brouillon'), version('published', 'public'))).toBe('brouillon')
  expect(begin(version('published', 'public'))).toBe('public')
  expect(begin(version('superseded', 'ancien'))).toBe('origine')
})

test('a language is sent as a whole or not at all, and spaces are no change', () => {
  const texts = { fr: text('Titre'), en: null, ar: null }
  const typed = toFormValues(texts)
  expect(documentTexts(typed)).toEqual(texts)
  expect(hasChanges({ ...typed, fr: { ...typed.fr, title: 'Titre ' } }, texts)).toBe(false)
  expect(hasChanges({ ...typed, ar: { ...typed.ar, body: 'نص' } }, texts)).toBe(true)
  expect(documentTexts({ ...typed, en: { title: ' ', description: '', body: '' } }).en).toBeNull()
})

test('what changed is told paragraph by paragraph', () => {
  expect(
    diffParagraphs('a\n\nb\n\nc', 'a\nc\nd').map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual(['same a', 'gone b', 'same c', 'new d'])
  expect(diffParagraphs('', 'a')).toEqual([{ kind: 'new', text: 'a' }])
})
