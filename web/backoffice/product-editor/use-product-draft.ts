import { useRef, useState } from 'react'
import type { BackofficeAudience, Product } from '../products/products.ts'
import {
  changesIn,
  type ProductFormDraft,
  toDraft,
  emptyDraft,
  clearProductDraft,
  saveProductDraft,
  readProductDraft,
} from './product-draft.ts'

type Options = { audience: BackofficeAudience; product: Product | null; category: string }

/** The draft is kept in this tab until it is saved or discarded. */
export function useProductDraft({ audience, product, category }: Options) {
  const place = { audience, product }
  const [start] = useState(() => (product === null ? emptyDraft(category) : toDraft(product)))
  const [{ draft, isRestored }, setTyped] = useState(() => {
    const stored = readProductDraft(place, start)
    return { draft: stored ?? start, isRestored: stored !== null && changesIn(stored, start) > 0 }
  })
  const latest = useRef(draft)
  const take = (next: ProductFormDraft) => {
    latest.current = next
    setTyped({ draft: next, isRestored: false })
  }
  return {
    start,
    draft,
    isRestored,
    changes: changesIn(draft, start),
    /** Applied to the latest draft, because an upload may end while the user types. */
    change: (make: (now: ProductFormDraft) => Partial<ProductFormDraft>) => {
      const next = { ...latest.current, ...make(latest.current) }
      saveProductDraft(place, next)
      take(next)
    },
    forget: () => clearProductDraft(place),
    giveUp: () => {
      clearProductDraft(place)
      take(start)
    },
  }
}
