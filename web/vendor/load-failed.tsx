import { RotateCw } from 'lucide-react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t('vendor-registration.unreachable')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
