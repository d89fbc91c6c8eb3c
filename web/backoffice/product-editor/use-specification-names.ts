import { useMemo } from 'react'
import type { SuggestedSpecificationsView } from '#capabilities/catalog/contract.ts'
import { useAnswer } from '../data/use-query.ts'
import type { Desk } from '../products/products.ts'
import type { Words } from './product-draft.ts'

/** The names of specifications by the category that suggests them; none until they came. */
export function useSuggestions(desk: Desk): ReadonlyMap<string, readonly Words[]> {
  const { view } = useAnswer<SuggestedSpecificationsView>(`/api/v1/${desk}/specification-names`)
  return useMemo(
    () =>
      new Map(
        (view?.items ?? []).map(({ category, names }) => [
          category,
          names.map(({ fr, en, ar }) => ({ fr, en: en ?? '', ar: ar ?? '' })),
        ]),
      ),
    [view],
  )
}
