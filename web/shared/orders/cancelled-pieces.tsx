import { Badge } from '../../ui/chip.tsx'
import { useTexts } from '../i18n/texts.ts'

/** Nothing where all of it is sent. */
export function CancelledPieces({
  item: { cancelled_quantity: count = 0 },
}: {
  item: { cancelled_quantity?: number }
}) {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <>
      {' '}
      <Badge tone="warn">{t('order.cancelled-pieces', { count })}</Badge>
    </>
  )
}
