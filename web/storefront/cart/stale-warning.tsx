import { RotateCw, TriangleAlert } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function StaleWarning({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <div className="stale-warning" role="status">
      <Icon of={TriangleAlert} size="s" />
      <p>{t(navigator.onLine ? 'cart.stale' : 'cart.offline')}</p>
      <Button kind="text" small onClick={onRetry}>
        <Icon of={RotateCw} size="s" />
        {t('site.retry')}
      </Button>
    </div>
  )
}
