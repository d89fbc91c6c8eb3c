import { useEffect, useState } from 'react'
import type { CaptchaSetting } from './use-captcha.ts'

type AuthSettings = {
  captcha?: { provider: CaptchaSetting['provider']; site_key: string } | null
}

/** Null until loaded and on failure: the server enforces the captcha anyway. */
export function useCaptchaSetting(isWanted: boolean): CaptchaSetting | null {
  const [setting, setSetting] = useState<CaptchaSetting | null>(null)
  useEffect(() => {
    if (!isWanted) return
    fetch('/auth/v1/settings')
      .then((answer) => answer.json() as Promise<AuthSettings>)
      .then(({ captcha }) => {
        if (captcha) setSetting({ provider: captcha.provider, siteKey: captcha.site_key })
      })
      .catch(() => undefined)
  }, [isWanted])
  return setting
}
