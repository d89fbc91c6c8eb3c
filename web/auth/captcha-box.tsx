import '../shared/captcha/captcha-box.css'
import { Suspense } from 'react'
import { lazyComponent } from '#web/shared/utils/lazy-component.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { Captcha } from '#web/shared/captcha/use-captcha.ts'

const Box = lazyComponent(async () => ({
  default: (await import('#web/shared/captcha/captcha-box.tsx')).CaptchaBox,
}))

/** Loads the widget's code only if a captcha is configured. */
export function SignInCaptcha({ captcha }: { captcha: Captcha }) {
  const { t } = useTexts()
  if (!captcha.setting) return null
  return (
    <Suspense fallback={<div className="captcha-box" />}>
      <Box captcha={captcha} label={t('auth.captcha')} failed={t('auth.captcha.failed')} />
    </Suspense>
  )
}
