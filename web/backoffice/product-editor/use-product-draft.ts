import { useRef, useState } from 'react'
import type { Desk, Product } from '../products/products.ts'
import {
  changesIn,
  type Draft,
  draftOf,
  emptyDraft,
  forgetDraft,
  keepDraft,
  readDraft,
} from './product-draft.ts'

type Options = { desk: Desk; product: Product | null; category: string }

/** What is typed of a product, kept in this tab at each key, until it is saved or given up. */
export function useDraft({ desk, product, category }: Options) {
  const place = { desk, product }
  const [start] = useState(() => (product === null ? emptyDraft(category) : draftOf(product)))
  const [{ draft, isRestored }, setTyped] = useState(() => {
    const kept = readDraft(place, start)
    return { draft: kept ?? start, isRestored: kept !== null && changesIn(kept, start) > 0 }
  })
  const latest = useRef(draft)
  const take = (next: Draft) => {
    latest.current = next
    setTyped({ draft: next, isRestored: false })
  }
  return {
    start,
    draft,
    isRestored,
    changes: changesIn(draft, start),
    /** Changes the draft as it is at this moment, also where an earlier one was drawn. */
    change: (make: (now: Draft) => Partial<Draft>) => {
      const next = { ...latest.current, ...make(latest.current) }
      keepDraft(place, next)
      take(next)
    },
    forget: () => forgetDraft(place),
    giveUp: () => {
      forgetDraft(place)
      take(start)
    },
  }
}
