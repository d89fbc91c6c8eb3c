import { useEffect, useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'

export type LeafCategory = { slug: string; name: string }

/** The leaves of the category tree, in order; null until loaded. */
export function useCategories(): readonly LeafCategory[] | null {
  const language = useLanguage()
  const [leaves, setLeaves] = useState<readonly LeafCategory[] | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    getPublicJson(get('/categories'), language, { signal: abort.signal }).then(
      ({ items }) =>
        setLeaves(items.flatMap((group) => (group.children.length > 0 ? group.children : [group]))),
      () => undefined, // the form shows an empty list
    )
    return () => abort.abort()
  }, [language])
  return leaves
}
