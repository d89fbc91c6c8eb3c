import { useMemo } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import type { BackofficeAudience } from '../products/products.ts'
import type { LocalizedTexts } from './product-draft.ts'

/** By category; empty until loaded. */
export function useSpecificationNames(
  audience: BackofficeAudience,
): ReadonlyMap<string, readonly LocalizedTexts[]> {
  const { view } = useQuery(get(`/${audience}/specification-names`))
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
