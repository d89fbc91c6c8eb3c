import { type SubmitEvent, useState } from 'react'
import type { RemittanceLineView } from '#capabilities/payouts/remittances.contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { parseNumber } from '#web/backoffice/forms/parse-number.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'

type CorrectLineProps = {
  /** Null while the dialog is closed. */
  line: RemittanceLineView | null
  remittanceId: string
  onClose: () => void
  onDone: () => void
}

/** What the file says where it could not be read, typed by a person. */
export function CorrectLineDialog({ line, onClose, ...form }: CorrectLineProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      title={line ? t('admin-money.correct.one-of', { position: line.position }) : ''}
      closeLabel={t('site.close')}
    >
      {line && <CorrectLineForm line={line} onClose={onClose} {...form} />}
    </Dialog>
  )
}

type Draft = Record<'tracking' | 'order_number' | 'collected' | 'fee', string>

const draftLine = (line: RemittanceLineView): Draft => ({
  tracking: line.tracking,
  order_number: line.order_number ?? '',
  collected: line.unreadable?.collected ?? String(line.collected),
  fee: line.unreadable?.fee ?? String(line.fee),
})

type FormProps = CorrectLineProps & { line: RemittanceLineView }

function CorrectLineForm({ line, remittanceId, onClose, onDone }: FormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(() => draftLine(line))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [collected, fee] = [parseNumber(draft.collected), parseNumber(draft.fee || '0')]
    const wrong = t('admin-money.correct.number')
    setErrors({
      ...(collected === null && { collected: wrong }),
      ...(fee === null && { fee: wrong }),
    })
    if (collected === null || fee === null) return
    const { tracking, order_number } = draft
    const done = await act({
      ...put(
        '/admin/money/remittances/{id}/lines/{lineId}',
        { id: remittanceId, lineId: line.id },
        { tracking, order_number, collected, fee },
      ),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
      namesFailure: true,
    })
    if (done.isDone) onClose()
    else setErrors(done.fields)
  }
  const field = (name: keyof Draft, label: string, isAmount: boolean) => (
    <Input
      label={label}
      dir="ltr"
      {...(isAmount && { inputMode: 'decimal' as const })}
      maxLength={80}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) => setDraft((before) => ({ ...before, [name]: target.value }))}
    />
  )
  return (
    <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
      {line.file_line !== null && (
        <p className="muted">
          {t('admin-money.import.unreadable-line', { line: String(line.file_line) })}
        </p>
      )}
      {field('tracking', t('admin-money.import.column.tracking'), false)}
      {field('order_number', t('admin-money.import.column.order'), false)}
      {field('collected', t('admin-money.import.column.collected'), true)}
      {field('fee', t('admin-money.import.column.fee'), true)}
      <Button type="submit" busy={isBusy}>
        {t('admin-money.correct')}
      </Button>
    </form>
  )
}
