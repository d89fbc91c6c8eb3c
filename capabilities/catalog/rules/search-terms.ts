import { foldText } from '#kernel/fold.ts'

/** What was typed, as the index of names, that of SKUs and the shops' names are asked. */
export type SearchTerms = { words: string; sku: string; shop: string }

const ARTICLE = /^(وال|بال|لل|ال)(?=\S{3,})/u

/** Each word of a name may still be typed on, from its second letter; a SKU is one word, whatever parts it. Null for nothing. */
export function searchTerms(typed: string | null | undefined): SearchTerms | null {
  const bare = foldText(typed ?? '')
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .filter((word) => word !== '')
  if (bare.length === 0) return null
  return {
    // Letters and digits only: nothing that the query language reads.
    words: bare.map((word) => `'${word}'${word.length > 1 ? ':*' : ''}`).join(' & '),
    sku: `'${bare.join('')}':*`,
    shop: bare.join(' '),
  }
}
