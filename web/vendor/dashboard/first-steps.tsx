import { BellRing, Copy, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnVendorView } from '#capabilities/vendors/contract.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function FirstSteps({ shop }: { shop: OwnVendorView }) {
  const { t } = useTexts()
  const share = async () => {
    const url = location.origin + paths.vendor(shop.id)
    const closeLabel = t('site.close')
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('vendor-status.share.done'), closeLabel })
    } catch {
      // The clipboard is not available: show the URL to copy.
      showToast({
        title: t('vendor-status.share.by-hand'),
        message: url,
        isError: true,
        closeLabel,
      })
    }
  }
  return (
    <section className="card space-steps" aria-labelledby="space-steps">
      <h2 id="space-steps">{t('vendor-status.steps')}</h2>
      <ul>
        <Step
          icon={Copy}
          title={t('vendor-status.share')}
          text={t('vendor-status.share-text')}
          action={
            <Button kind="quiet" small onClick={() => void share()}>
              {t('vendor-status.share-action')}
            </Button>
          }
        />
        <Step
          icon={ShieldCheck}
          title={t('vendor-status.protect')}
          text={t('vendor-status.protect-text')}
          action={
            <ButtonLink kind="quiet" small to={paths.accountSecurity()}>
              {t('vendor-status.protect-action')}
            </ButtonLink>
          }
        />
        <Step
          icon={BellRing}
          title={t('vendor-status.mails')}
          text={t('vendor-status.mails-text')}
          action={
            <ButtonLink kind="quiet" small to={paths.accountPreferences()}>
              {t('vendor-status.mails-action')}
            </ButtonLink>
          }
        />
      </ul>
    </section>
  )
}

type StepProps = { icon: LucideIcon; title: string; text: string; action: ReactNode }

function Step({ icon, title, text, action }: StepProps) {
  return (
    <li>
      <span className="space-arch is-small">
        <Icon of={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      {action}
    </li>
  )
}
