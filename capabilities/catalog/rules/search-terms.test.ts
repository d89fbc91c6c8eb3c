import { expect, test } from 'vitest'
import { searchWords } from './search-terms.ts'

test('[APROD-1] what is typed is folded for each index, and nothing of it is read as a query', () => {
  expect(searchWords('  Théière Gravée ')).toEqual({
    words: "'theiere':* & 'gravee':*",
    sku: "'theieregravee':*",
    shop: 'theiere gravee',
  })
  expect(searchWords('NUM-H2')?.sku).toBe("'numh2':*")
  expect(searchWords("'); & | ! <-> % _")).toBeNull()
  expect(searchWords('الطاجين')?.words).toBe("'طاجين':*")
  expect(searchWords('')).toBeNull()
  expect(searchWords(undefined)).toBeNull()
})
