import { expect, test } from 'vitest'
import type { WordAlternative } from './search-query.ts'
import { documentFrequencies } from './document-frequencies.ts'

const frequent = [
  { word: 'casque', share: 0.1 },
  { word: 'casquette', share: 0.5 },
  { word: 'rouge', share: 0.2 },
]
const begins = (...words: string[]): WordAlternative =>
  words.map((text) => ({ text, whole: false }))
const word = (...sayings: WordAlternative[]) => ({ typed: '', sayings })

test.each([
  [[word(begins('rouge'))], [0.2]],
  [[word(begins('casque'))], [0.55]],
  [[word([{ text: 'casque', whole: true }])], [0.1]],
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
