import { useEffect, useState } from 'react'
import { fetchApi, protocolPath } from '../api/endpoint.ts'
import type { CaptchaSetting } from './use-captcha.ts'

export type SignInSettings = {
  external: Record<string, boolean>
  disable_signup: boolean
  saml_enabled: boolean
  web3?: { ethereum?: boolean; solana?: boolean }
  captcha?: { provider: CaptchaSetting['provider']; site_key: string } | null
}

/** Null until loaded and on failure: the server enforces the captcha anyway. */
export function useCaptchaSetting(isWanted: boolean): CaptchaSetting | null {
  const [setting, setSetting] = useState<CaptchaSetting | null>(null)
  useEffect(() => {
    if (!isWanted) return
    fetchApi(protocolPath<SignInSettings>('/auth/v1/settings'))
      .then(async (answer) => (answer.ok ? answer.json() : null))
      .then((settings) => {
        const captcha = settings?.captcha
        if (captcha) setSetting({ provider: captcha.provider, siteKey: captcha.site_key })
      })
      .catch(() => undefined)
  }, [isWanted])
  return setting
}
