import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BatchView } from '#capabilities/payouts/contract.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NoteDialog } from './note-dialog.tsx'

const NEXT = { submitted: 'approve', approved: 'send', sent: 'settle' } as const
const PATHS = { approve: 'approval', send: 'sending', settle: 'settlement' } as const

export function PayoutBatchActions({
  batch,
  onChanged,
}: {
  batch: BatchView
  onChanged: () => void
}) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation<BatchView>(onChanged)
  const { isBusy: isSaving, save } = useSaveFile(t('admin-money.ledger.export-failed'))
  const [isCancelling, setCancelling] = useState(false)
  const path = `/api/v1/admin/money/batches/${batch.id}`
  const seen = { version: batch.version }
  const messages = {
    done: t('admin-money.batch.moved', { number: batch.number }),
    failed: t('admin-money.failed'),
  }
  const next = batch.state in NEXT ? NEXT[batch.state as keyof typeof NEXT] : null
  const mayTake = next !== null && !(next === 'approve' && batch.is_own)
  const hasFile = batch.state === 'approved' || batch.state === 'sent' || batch.state === 'settled'
  const mayCancel = batch.state === 'submitted' || batch.state === 'approved'
  if (!mayTake && !hasFile && !mayCancel) return null
  return (
    <div className="side-panel-foot">
      <div className="finance-steps">
        {mayTake && (
          <Button
            small
            busy={isBusy}
            onClick={() => void act({ path: `${path}/${PATHS[next]}`, body: seen, ...messages })}
          >
            {t(`admin-money.batch.${next}`)}
          </Button>
        )}
        {hasFile && (
          <Button
            kind="outline"
            small
            busy={isSaving}
            onClick={() => void save(`${path}/file`, `${batch.number}.csv`)}
          >
            {!isSaving && <Icon of={Download} size="s" />}
            {t('admin-money.batch.file')}
          </Button>
        )}
        {mayCancel && (
          <Button kind="quiet" small onClick={() => setCancelling(true)}>
            {t('admin-money.batch.cancel')}
          </Button>
        )}
      </div>
      <PanelDialogs>
        <NoteDialog
          open={isCancelling}
          title={t('admin-money.batch.cancel')}
          text={t('admin-money.batch.cancel-text')}
          action={t('admin-money.batch.cancel')}
          isDanger
          isBusy={isBusy}
          onClose={() => setCancelling(false)}
          onSend={async (reason) => {
            const body = { reason, ...seen }
            const done = await act({ path: `${path}/cancellation`, body, ...messages })
            return done.isDone ? null : (done.fields['reason'] ?? done.message)
          }}
        />
      </PanelDialogs>
    </div>
  )
}
