import { useRef } from 'react'

export type CaptchaSetting = { provider: 'hcaptcha' | 'turnstile'; siteKey: string }

export type Widget = { token: () => string | undefined; reset: () => void }

export type Captcha = {
  setting: CaptchaSetting | null
  proof: () => { captchaToken?: string }
  renew: () => void
  attach: (widget: Widget | null) => void
}

/** Does nothing unless the operator has configured a captcha. */
export function useCaptcha(setting: CaptchaSetting | null): Captcha {
  const widget = useRef<Widget | null>(null)
  return {
    setting,
    proof: () => {
      const captchaToken = widget.current?.token()
      return captchaToken ? { captchaToken } : {}
    },
    renew: () => widget.current?.reset(),
    attach: (found) => void (widget.current = found),
  }
}
