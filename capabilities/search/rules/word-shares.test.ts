import { expect, test } from 'vitest'
import { sharesOf } from './word-shares.ts'

const frequent = [
  { word: 'casque', share: 0.1 },
  { word: 'casquette', share: 0.5 },
  { word: 'rouge', share: 0.2 },
]

test.each([
  ['rouge:*', [0.2]],
  ['casque:*', [0.55]],
  ['casquet:* & rouge:*', [0.5, 0.2]],
  ['rouge:* & rare:*', [0.2, 0]],
])('%s is carried by %j', (terms, shares) => {
  const found = sharesOf(terms, frequent)
  expect(found).toHaveLength(shares.length)
  for (const [at, share] of shares.entries()) expect(found[at]).toBeCloseTo(share, 10)
})
