import { expect, test } from 'vitest'
import type { WordAlternative } from './search-query.ts'
import { documentFrequencies } from './document-frequencies.ts'

const frequent = [
  { word: 'casque', share: 0.1 },
  { word: 'casquette', share: 0.5 },
  { word: 'rouge', share: 0.2 },
]
const begins = (...words: string[]): WordAlternative => ({
  terms: words.map((word) => ({ forms: [word], begins: true })),
  confidence: 1,
})
const whole = (...forms: string[]): WordAlternative => ({ terms: [{ forms }], confidence: 1 })
const word = (...alternatives: WordAlternative[]) =>
  ({ typed: '', kind: 'thing', alternatives }) as const

test.each([
  [[word(begins('rouge'))], [0.2]],
  [[word(begins('casque'))], [0.55]],
  [[word(whole('casque'))], [0.1]],
  [[word(whole('casque', 'rouge'))], [0.28]],
  [
    [word(begins('casquet')), word(begins('rouge'))],
    [0.5, 0.2],
  ],
  [[word(begins('casquet'), begins('rouge'))], [0.6]],
  [[word(begins('casquet', 'rouge'))], [0.1]],
  [
    [word(begins('rouge')), word(begins('rare'))],
    [0.2, 0],
  ],
])('%j is carried by %j', (requests, shares) => {
  const found = documentFrequencies(requests, frequent)
  expect(found).toHaveLength(shares.length)
  for (const [index, share] of shares.entries()) expect(found[index]).toBeCloseTo(share, 10)
})
