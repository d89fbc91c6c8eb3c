import { type SubmitEvent, useState } from 'react'
import { formatMoney } from '#kernel/format.ts'
import { centimes } from '#kernel/money.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { ApiRefused } from '#web/shared/api/client.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, TextArea } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ATTACHMENT_TYPES, sendAttachment } from './attach-file-button.tsx'
import {
  emptyLine,
  findLineErrors,
  linesBody,
  type ManualJournalStart,
  type ManualLineDraft,
  startLines,
  sumOf,
} from './manual-journal-draft.ts'
import { ManualLineFields } from './manual-line-fields.tsx'
import { today } from './status-tones.ts'

type ManualJournalDialogProps = {
  start: ManualJournalStart | null
  onClose: () => void
  onDone: () => void
}

export function ManualJournalDialog({ start, onClose, onDone }: ManualJournalDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.manual.new')}
      closeLabel={t('site.close')}
      wide
    >
      <ManualJournalForm start={start} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function ManualJournalForm({ start, onClose, onDone }: ManualJournalDialogProps) {
  const { t, language } = useTexts()
  const [reason, setReason] = useState(start?.reason ?? '')
  const [on, setOn] = useState(start?.on ?? today())
  const [lines, setLines] = useState<readonly ManualLineDraft[]>(() =>
    start ? startLines(start) : [emptyLine(), emptyLine()],
  )
  const [files, setFiles] = useState<readonly File[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const attachFiles = useAttachFiles()
  const change = (key: number, changes: Partial<ManualLineDraft>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)))
  const money = (side: 'debit' | 'credit') =>
    formatMoney(centimes(Math.round(sumOf(lines, side) * 100)), language)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = findLineErrors(lines).map(
      ({ path, problem }) => [path, t(`admin-money.manual.line.${problem}`)] as const,
    )
    setErrors(Object.fromEntries(wrong))
    if (wrong.length > 0) return
    const done = await act({
      ...post('/admin/money/manual-journals', null, {
        reason,
        dated_on: on,
        remittance_id: start?.remittanceId ?? null,
        lines: linesBody(lines),
      }),
      done: t('admin-money.manual.recorded'),
      failed: t('admin-money.failed'),
    })
    if (!done.isDone) return setErrors({ form: done.message, ...done.fields })
    await attachFiles(done.view.id, files)
    onDone()
    onClose()
  }
  return (
    <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('admin-money.manual.reason')}
        rows={2}
        maxLength={300}
        error={errors['reason']}
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
      {lines.map((line, index) => (
        <ManualLineFields
          key={line.key}
          line={line}
          number={index + 1}
          errorOf={(field) => errors[`lines.${index}.${field}`]}
          onChange={(changes) => change(line.key, changes)}
          onRemove={
            lines.length > 2 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : null
          }
        />
      ))}
      <div className="finance-steps">
        <Button kind="outline" small onClick={() => setLines([...lines, emptyLine()])}>
          {t('admin-money.manual.line.add')}
        </Button>
        <p role="status">
          {t('admin-money.manual.balance', { debit: money('debit'), credit: money('credit') })}
        </p>
      </div>
      <Field label={t('admin-money.manual.files')} hint={t('admin-money.manual.files-hint')}>
        {(field) => (
          <input
            {...field}
            type="file"
            multiple
            accept={ATTACHMENT_TYPES}
            onChange={({ target }) => setFiles([...(target.files ?? [])])}
          />
        )}
      </Field>
      {errors['form'] && <FormFailure>{errors['form']}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('admin-money.manual.record')}
      </Button>
    </form>
  )
}

/** The journal is recorded by then: a refused file can be attached from the list. */
function useAttachFiles() {
  const { t } = useTexts()
  return async (journalId: string, files: readonly File[]): Promise<void> => {
    for (const file of files)
      try {
        await sendAttachment(journalId, file)
      } catch (error) {
        const detail = error instanceof ApiRefused ? error.detail : null
        showToast({
          title: file.name,
          message: detail ?? t('admin-money.failed'),
          isError: true,
          closeLabel: t('site.close'),
        })
      }
  }
}
