import './captcha-box.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import type { Captcha, CaptchaSetting, Widget } from './use-captcha.ts'

/** The API that Turnstile and hCaptcha have in common. */
type Service = {
  render(box: HTMLElement, options: Record<string, unknown>): string | undefined
  getResponse(id?: string): string | undefined
  reset(id?: string): void
  remove(id: string): void
}

/** Each script sets a global with the provider's name. */
declare global {
  interface Window extends Partial<Record<CaptchaSetting['provider'], Service>> {}
}

const SERVICES = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
} as const

const scripts = new Map<string, Promise<Service>>()

/** Fetches the script once. The CSP allows it only when a captcha is configured. */
function load(provider: CaptchaSetting['provider']): Promise<Service> {
  const known = scripts.get(provider)
  if (known) return known
  const loading = new Promise<Service>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SERVICES[provider]
    script.async = true
    script.addEventListener('load', () => {
      const service = window[provider]
      if (service) resolve(service)
      else reject(new Error(`${provider} is not there after its script`))
    })
    script.addEventListener('error', () => reject(new Error(`${provider} could not be fetched`)))
    document.head.append(script)
  })
  loading.catch(() => scripts.delete(provider))
  scripts.set(provider, loading)
  return loading
}

type BoxProps = { captcha: Captcha; label: string; failed: string }

/** Reserves the widget's height, so that the page does not shift. */
export function CaptchaBox({ captcha, label, failed }: BoxProps) {
  const { language } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const { setting, attach } = captcha
  useEffect(() => {
    if (!setting) return undefined
    let remove: (() => void) | undefined
    let isGone = false
    load(setting.provider).then(
      (service) => {
        if (isGone || !box.current) return
        const [widget, away] = place(service, box.current, setting.siteKey, language)
        attach(widget)
        remove = away
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      attach(null)
      remove?.()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one widget for the life of the form
  }, [])
  if (!setting) return null
  return (
    <div className="captcha-box" role="group" aria-label={label}>
      <div ref={box} />
      {hasFailed && <p className="alert">{failed}</p>}
    </div>
  )
}

function place(
  service: Service,
  box: HTMLElement,
  sitekey: string,
  language: string,
): [Widget, () => void] {
  const { theme } = document.documentElement.dataset
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  const options = { sitekey, theme: isDark ? 'dark' : 'light', hl: language, language }
  const id = service.render(box, options) ?? ''
  const widget = { token: () => service.getResponse(id), reset: () => service.reset(id) }
  return [widget, () => service.remove(id)]
}
