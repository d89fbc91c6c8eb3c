import { useCallback, useEffect, useState } from 'react'
import type { OwnVendorResponseView } from '#capabilities/vendors/contract.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { useLanguage } from '#web/shared/i18n/texts.ts'

export type OwnVendorState = {
  /** Null while loading or signed out. */
  answer: OwnVendorResponseView | null
  hasFailed: boolean
  reload: () => void
}

/** Reloaded per user and language. */
export function useOwnVendor(userId: string | null): OwnVendorState {
  const language = useLanguage()
  const [tries, setTries] = useState(0)
  const key = userId === null ? null : `${userId} ${language} ${tries}`
  const [found, setFound] = useState<{ key: string; answer: OwnVendorResponseView | null } | null>(
    null,
  )
  useEffect(() => {
    if (key === null) return undefined
    let isCurrent = true
    void accountRequest(get('/account/vendor')).then((response) => {
      if (isCurrent) setFound({ key, answer: response.ok ? response.view : null })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  const reload = useCallback(() => setTries((before) => before + 1), [])
  const current = found?.key === key ? found : null
  return {
    answer: current?.answer ?? null,
    hasFailed: current !== null && current.answer === null,
    reload,
  }
}
