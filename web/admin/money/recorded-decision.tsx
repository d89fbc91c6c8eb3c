import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'

/** What one person recorded and another confirms or rejects (four-eyes rule). */
export type Recorded = { recorded_by: string | null; is_own: boolean; opens_at: string | null }

export function RecordedBy({ item, isOpen = true }: { item: Recorded; isOpen?: boolean }) {
  const { t } = useTexts()
  return (
    <>
      <small>
        {t('admin-money.recorded.by', { email: `\u2068${item.recorded_by ?? '–'}\u2069` })}
      </small>
      {isOpen && item.is_own && (
        <small>
          <OwnDecisionHint opensAt={item.opens_at} text={t('admin-money.recorded.own')} />
        </small>
      )}
    </>
  )
}

type RecordedDecisionProps = {
  item: Pick<Recorded, 'is_own'>
  isBusy: boolean
  onConfirm: () => void
  onReject: () => void
}

export function RecordedDecision({ item, isBusy, onConfirm, onReject }: RecordedDecisionProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  return (
    <>
      {(!item.is_own || approvesAlone) && (
        <Button kind="outline" small busy={isBusy} onClick={onConfirm}>
          {t('admin-money.recorded.confirm')}
        </Button>
      )}
      <Button kind="quiet" small onClick={onReject}>
        {t('admin-money.recorded.reject')}
      </Button>
    </>
  )
}
