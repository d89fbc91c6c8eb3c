import { useEffect } from 'react'
import { CaptchaBox } from '#web/shared/captcha/captcha-box.tsx'
import { type Captcha, useCaptcha } from '#web/shared/captcha/use-captcha.ts'
import { useCaptchaSetting } from '#web/shared/captcha/use-captcha-setting.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'

type CheckoutCaptchaProps = { onCaptcha: (captcha: Captcha | null) => void }

/** Lazy: only a card paid online needs it, and only where the operator has configured one. */
export default function CheckoutCaptcha({ onCaptcha }: CheckoutCaptchaProps) {
  const { t } = useTexts()
  const captcha = useCaptcha(useCaptchaSetting(true))
  useEffect(() => {
    onCaptcha(captcha)
    return () => onCaptcha(null)
  })
  if (!captcha.setting) return null
  return (
    <CaptchaBox
      captcha={captcha}
      label={t('checkout.captcha')}
      failed={t('checkout.captcha-failed')}
    />
  )
}
