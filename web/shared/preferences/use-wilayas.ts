import { useEffect, useState } from 'react'
import type { WilayasView } from '#capabilities/shipping/contract.ts'
import { getPublicJson } from '../api/public-client.ts'
import { useLanguage } from '../i18n/texts.ts'
import { get } from '#web/shared/api/endpoint.ts'

export type WilayaOption = WilayasView['items'][number]

export function useWilayas(): readonly WilayaOption[] {
  const language = useLanguage()
  const [wilayas, setWilayas] = useState<readonly WilayaOption[]>([])
  useEffect(() => {
    const abort = new AbortController()
    getPublicJson(get('/wilayas'), language, { signal: abort.signal }).then(
      ({ items }) => setWilayas(items),
      () => undefined, // the codes are shown instead
    )
    return () => abort.abort()
  }, [language])
  return wilayas
}

/** `Alger (16)`; the code alone until the name is loaded, null for none. */
export function wilayaName(wilayas: readonly WilayaOption[], code: string | null): string | null {
  const name = wilayas.find((wilaya) => wilaya.code === code)?.name
  return name === undefined ? code : `${name} (${code})`
}
