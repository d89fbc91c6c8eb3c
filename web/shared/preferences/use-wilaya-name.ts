import { useEffect, useState } from 'react'
import { getPublicJson } from '../api/public-client.ts'
import { useLanguage } from '../i18n/texts.ts'
import { get } from '#web/shared/api/endpoint.ts'

/** `Alger (16)`; the code alone until the name is loaded. */
export function useWilayaName(code: string | undefined): string {
  const language = useLanguage()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const isCode = code !== undefined && /^\d\d$/.test(code)
  useEffect(() => {
    if (!isCode) return undefined
    const abort = new AbortController()
    getPublicJson(get('/wilayas'), language, { signal: abort.signal }).then(
      ({ items }) => setNames(new Map(items.map((item) => [item.code, item.name]))),
      () => undefined, // the code is shown instead
    )
    return () => abort.abort()
  }, [isCode, language])
  const name = code === undefined ? undefined : names.get(code)
  return name === undefined ? (code ?? '') : `${name} (${code})`
}
