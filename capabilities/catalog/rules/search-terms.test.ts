import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test('[APROD-1] what is typed is folded for each index, and nothing of it is read as a query', () => {
  expect(searchTerms('  Théière Gravée ')).toEqual({
    words: "'theiere':* & 'gravee':*",
    sku: "'theieregravee':*",
    shop: 'theiere gravee',
  })
  expect(searchTerms('NUM-H2')?.sku).toBe("'numh2':*")
  expect(searchTerms("'); & | ! <-> % _")).toBeNull()
  expect(searchTerms('الطاجين')?.words).toBe("'طاجين':*")
  expect(searchTerms('')).toBeNull()
  expect(searchTerms(undefined)).toBeNull()
})
