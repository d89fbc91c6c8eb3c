import { ownValue } from '#kernel/own-value.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { BatchView } from '#capabilities/payouts/contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDuties } from '../admin-session.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { today } from './status-tones.ts'

const NEXT = { submitted: 'approve', approved: 'send', sent: 'settle' } as const
type BatchStep = (typeof NEXT)[keyof typeof NEXT]
const PATHS = { approve: 'approval', send: 'sending', settle: 'settlement' } as const

export function PayoutBatchActions({
  batch,
  onChanged,
}: {
  batch: BatchView
  onChanged: () => void
}) {
  const { t } = useTexts()
  const { approvesAlone } = useDuties()
  const { isBusy, act } = useMutation(onChanged)
  const { isBusy: isSaving, save } = useSaveFile(t('admin-money.ledger.export-failed'))
  const [isCancelling, setCancelling] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { id } = batch
  const seen = { version: batch.version }
  const messages = {
    done: t('admin-money.batch.moved', { number: batch.number }),
    failed: t('admin-money.failed'),
  }
  const saveBankFile = () =>
    save(get('/admin/money/batches/{id}/file', { id }), `${batch.number}.csv`)
  const take = async (step: BatchStep, paidOn: string) => {
    const body = { ...seen, ...(step === 'settle' && { paid_on: paidOn }) }
    const done = await act({
      ...post(`/admin/money/batches/{id}/${PATHS[step]}`, { id }, body),
      ...messages,
    })
    const refused = done.isDone ? undefined : done.fields['paid_on']
    if (refused === undefined) setAsking(false)
    if (done.isDone && step === 'send') await saveBankFile()
    return refused
  }
  const next = ownValue(NEXT, batch.state) ?? null
  const mayTake = next !== null && !(next === 'approve' && batch.is_own && !approvesAlone)
  const hasFile = batch.state === 'sent' || batch.state === 'settled'
  const mayCancel = batch.state === 'submitted' || batch.state === 'approved'
  if (!mayTake && !hasFile && !mayCancel) return null
  return (
    <div className="side-panel-foot">
      <div className="finance-steps">
        {mayTake && (
          <Button small busy={isBusy} onClick={() => setAsking(true)}>
            {t(`admin-money.batch.${next}`)}
          </Button>
        )}
        {hasFile && (
          <Button kind="outline" small busy={isSaving} onClick={() => void saveBankFile()}>
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
        {next !== null && (
          <BatchStepDialog
            batch={batch}
            step={next}
            open={isAsking}
            isBusy={isBusy}
            onClose={() => setAsking(false)}
            onConfirm={(paidOn) => take(next, paidOn)}
          />
        )}
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
            const done = await act({
              ...post('/admin/money/batches/{id}/cancellation', { id }, body),
              ...messages,
            })
            return done.isDone ? null : (done.fields['reason'] ?? done.message)
          }}
        />
      </PanelDialogs>
    </div>
  )
}

type BatchStepDialogProps = {
  batch: BatchView
  step: BatchStep
  open: boolean
  isBusy: boolean
  onClose: () => void
  /** The error of the day, if there is one. */
  onConfirm: (paidOn: string) => Promise<string | undefined>
}

/** Names the sum and how many shops it goes to; no step can be taken back. */
function BatchStepDialog(props: BatchStepDialogProps) {
  const { batch, step, open, isBusy, onClose, onConfirm } = props
  const { t, language } = useTexts()
  // What the bank did not pay is not settled.
  const { payouts } = batch
  const left = payouts.filter(({ state }) => state === 'planned')
  const sum = left.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  const amount = formatMoney(centimes(sum), language, 'admin')
  const [paidOn, setPaidOn] = useState(today)
  const [error, setError] = useState<string>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`admin-money.batch.${step}-title`, { number: batch.number })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void onConfirm(paidOn).then(setError)}>
            {t(`admin-money.batch.${step}-confirm`, { amount })}
          </Button>
        </>
      }
    >
      <p className="dialog-text">
        {t(`admin-money.batch.${step}-text`, {
          amount,
          shops: t('admin-money.batch.shops', { count: left.length }),
        })}
      </p>
      {step === 'settle' && (
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.batch.paid-on')}
          error={error}
          value={paidOn}
          onChange={({ target }) => setPaidOn(target.value)}
        />
      )}
    </Dialog>
  )
}
