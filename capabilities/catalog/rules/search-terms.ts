import { foldText } from '#kernel/fold.ts'

/** `tsquery` texts for names and SKUs, and a LIKE pattern for vendor names. */
export type SearchTerms = { words: string; sku: string; shop: string }

const ARTICLE = /^(وال|بال|لل|ال)(?=\S{3,})/u

/** Words of two letters or more match as prefixes. Null for an empty query. */
export function searchTerms(typed: string | null | undefined): SearchTerms | null {
  const bare = foldText(typed ?? '')
    .split(' ')
    .map((word) => word.replace(ARTICLE, ''))
    .filter((word) => word !== '')
  if (bare.length === 0) return null
  return {
    // Only letters and digits are left, so nothing has to be escaped for `tsquery`.
    words: bare.map((word) => `'${word}'${word.length > 1 ? ':*' : ''}`).join(' & '),
    sku: `'${bare.join('')}':*`,
    shop: bare.join(' '),
  }
}
