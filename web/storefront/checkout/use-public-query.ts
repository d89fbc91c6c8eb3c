import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { useEffect, useState } from 'react'
import { getPublicJson } from '#web/shared/api/public-client.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'

type State<View> = { path: string; data: View | null; hasFailed: boolean }

/** `data` is null without a path and until the response. */
export function usePublicQuery<View>(path: Endpoint<View> | null): {
  data: View | null
  hasFailed: boolean
  reload: () => void
} {
  const language = useLanguage()
  const [reads, setReads] = useState(0)
  const [state, setState] = useState<State<View> | null>(null)
  const address = path === null ? null : `${path} ${language} ${reads}`
  useEffect(() => {
    if (path === null || address === null) return undefined
    let isWanted = true
    getPublicJson<View>(path, language).then(
      (data) => isWanted && setState({ path: address, data, hasFailed: false }),
      () => isWanted && setState({ path: address, data: null, hasFailed: true }),
    )
    return () => {
      isWanted = false
    }
  }, [path, address, language])
  const known = state !== null && state.path === address ? state : { data: null, hasFailed: false }
  return { ...known, reload: () => setReads((before) => before + 1) }
}
