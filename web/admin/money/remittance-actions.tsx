import { useState } from 'react'
import type { RemittanceView } from '#capabilities/payouts/remittances.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { PostRemittanceDialog } from './post-remittance-dialog.tsx'

type RemittanceActionsProps = { one: RemittanceView; onChanged: () => void }

export function RemittanceActions({ one: item, onChanged }: RemittanceActionsProps) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const { isBusy, act } = useMutation(onChanged)
  const [asking, setAsking] = useState<'post' | 'withdraw' | null>(null)
  const [isTooEarly, setTooEarly] = useState(false)
  const messages = { done: t('admin-money.saved'), failed: t('admin-money.failed') }
  const isReady = item.state === 'matched'
  return (
    <>
      {isReady && item.is_own && (
        <p className="finance-hint">
          <OwnDecisionHint opensAt={item.opens_at} text={t('admin-money.remittance.second')} />
        </p>
      )}
      <div className="finance-steps">
        {isReady && (!item.is_own || approvesAlone) && (
          <Button
            small
            onClick={() => (item.open_count > 0 ? setTooEarly(true) : setAsking('post'))}
          >
            {t('admin-money.remittance.post')}
          </Button>
        )}
        {isReady && (
          <Button
            kind="outline"
            small
            busy={isBusy && asking === null}
            onClick={() =>
              void act({
                ...post('/admin/money/remittances/{id}/matching', { id: item.id }),
                ...messages,
              })
            }
          >
            {t('admin-money.remittance.compare-again')}
          </Button>
        )}
        <Button kind="quiet" small onClick={() => setAsking('withdraw')}>
          {t('admin-money.remittance.withdraw')}
        </Button>
      </div>
      {isTooEarly && item.open_count > 0 && (
        <FormFailure>
          {t('admin-money.remittance.post-open', { count: item.open_count })}
        </FormFailure>
      )}
      <PostRemittanceDialog
        key={item.announced}
        one={item}
        open={asking === 'post'}
        onClose={() => setAsking(null)}
        onDone={onChanged}
      />
      <NoteDialog
        open={asking === 'withdraw'}
        title={t('admin-money.remittance.withdraw')}
        text={t('admin-money.remittance.withdraw-text')}
        action={t('admin-money.remittance.withdraw')}
        isDanger
        isBusy={isBusy}
        onClose={() => setAsking(null)}
        onSend={async (reason) => {
          const done = await act({
            ...post('/admin/money/remittances/{id}/withdrawal', { id: item.id }, { reason }),
            ...messages,
          })
          return done.isDone ? null : (done.fields['reason'] ?? done.message)
        }}
      />
    </>
  )
}
