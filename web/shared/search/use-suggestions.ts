import { get } from '#web/shared/api/endpoint.ts'
import { useEffect, useState } from 'react'
import type { SuggestionsView } from '#capabilities/search/contract.ts'
import { getPublicJson } from '../api/public-client.ts'
import { useTexts } from '../i18n/texts.ts'

const PAUSE_MS = 300

/** Debounced, one request per pause. Null while there is nothing to show, empty on failure. */
export function useSuggestions(term: string): SuggestionsView | null {
  const { language } = useTexts()
  const [found, setFound] = useState<SuggestionsView | null>(null)
  const wanted = term.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const stop = new AbortController()
    const ask = async () => {
      try {
        const path = get('/search/suggestions', { q: wanted })
        const view = await getPublicJson(path, language, { signal: stop.signal })
        setFound({ ...view, items: view.items.slice(0, 5) })
      } catch (error) {
        if (stop.signal.aborted) return
        console.error('suggestions could not be read', error)
        setFound({ items: [] })
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, language])
  return wanted === '' ? null : found
}
