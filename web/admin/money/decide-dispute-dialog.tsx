import { useState } from 'react'
import type { DisputedLineView } from '#capabilities/treasury/manual-journals.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, RadioCard, TextArea } from '#web/ui/field.tsx'
import { today } from './status-tones.ts'

type DecideDisputeDialogProps = {
  line: DisputedLineView | null
  onClose: () => void
  onDone: () => void
}

export function DecideDisputeDialog({ line, onClose, onDone }: DecideDisputeDialogProps) {
  const { t } = useTexts()
  const [bearer, setBearer] = useState(line?.bearers[0] ?? 'courier')
  const [reason, setReason] = useState('')
  const [on, setOn] = useState(today)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async () => {
    if (!line) return
    const done = await act({
      ...post(
        '/admin/money/disputed-lines/{id}/decision',
        { id: line.id },
        { bearer, reason, dated_on: on },
      ),
      done: t('admin-money.manual.recorded'),
      failed: t('admin-money.failed'),
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      title={t('admin-money.disputes.decide-of', {
        position: line?.position ?? 0,
        reference: `\u2068${line?.remittance.reference ?? ''}\u2069`,
      })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin-money.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('admin-money.manual.record')}
          </Button>
        </>
      }
    >
      <div className="finance-form">
        {line?.bearers.map((value) => (
          <RadioCard
            key={value}
            name="bearer"
            title={t(`admin-money.disputes.bearer.${value}`)}
            checked={value === bearer}
            onChange={() => setBearer(value)}
          >
            <small>{t(`admin-money.disputes.bearer.${value}-text`)}</small>
          </RadioCard>
        ))}
        <TextArea
          label={t('admin-money.manual.reason')}
          rows={2}
          maxLength={300}
          error={errors['reason'] ?? errors['bearer']}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Input
          type="date"
          dir="ltr"
          label={t('admin-money.manual.dated-on')}
          error={errors['dated_on']}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      </div>
    </Dialog>
  )
}
