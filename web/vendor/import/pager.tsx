import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

type PagerProps = {
  /** Cursors of the pages visited, for going back. */
  trail: readonly string[]
  next: string | null
  onMove: (trail: readonly string[]) => void
}

export function Pager({ trail, next, onMove }: PagerProps) {
  const { t } = useTexts()
  if (trail.length === 0 && next === null) return null
  return (
    <div className="import-actions table-foot">
      <Button
        kind="quiet"
        small
        disabled={trail.length === 0}
        onClick={() => onMove(trail.slice(0, -1))}
      >
        {t('backoffice.previous')}
      </Button>
      <Button
        kind="quiet"
        small
        disabled={next === null}
        onClick={() => next !== null && onMove([...trail, next])}
      >
        {t('backoffice.next')}
      </Button>
    </div>
  )
}
