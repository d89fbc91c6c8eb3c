import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { DOCUMENT_TEXTS } from './texts.ts'
import { layOut } from './layout.ts'
import { createPdfText, row } from './components.ts'

test('no word is divided in a column that takes the width of its text', () => {
  const divided = LANGUAGES.flatMap((language) => {
    const { text, direction } = createPdfText(language)
    const words = Object.values(DOCUMENT_TEXTS).flatMap((texts) => texts[language].split(/\s+/))
    return [...new Set(words)].filter((word) => {
      const block = row({ justify: 'space-between' }, text(word, { size: 9 }), text('1'))
      const [placed] = layOut(block, 500, direction).placed
      return placed?.kind !== 'text' || placed.lines.length > 1
    })
  })
  expect(divided).toEqual([])
})
