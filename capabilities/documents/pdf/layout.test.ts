import { expect, test } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import ar from '../locales/ar.json' with { type: 'json' }
import en from '../locales/en.json' with { type: 'json' }
import fr from '../locales/fr.json' with { type: 'json' }
import { layOut } from './layout.ts'
import { createPdfText, row } from './components.ts'

test('no word is divided in a column that takes the width of its text', () => {
  const divided = LANGUAGES.flatMap((language) => {
    const { text, direction } = createPdfText(language)
    const words = Object.entries({ fr, en, ar }[language]).flatMap(([key, message]) =>
      key.startsWith('pdf.') ? message.split(/\s+/) : [],
    )
    return [...new Set(words)].filter((word) => {
      const block = row({ justify: 'space-between' }, text(word, { size: 9 }), text('1'))
      const [placed] = layOut(block, 500, direction).placed
      return placed?.kind !== 'text' || placed.lines.length > 1
    })
  })
  expect(divided).toEqual([])
})
