import { type SubmitEvent, useState } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { readBase64 } from '#web/backoffice/files/file-base64.ts'
import { FileDrop } from '#web/backoffice/files/file-drop.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { UnreadableCells } from './import-gateway-dialog.tsx'

type ImportBankDialogProps = { onClose: () => void; onDone: () => void }

export function ImportBankDialog({ onClose, onDone }: ImportBankDialogProps) {
  const { t } = useTexts()
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file === null) return setErrors({ content: t('admin-money.import.need-file') })
    const done = await act({
      ...post('/admin/money/bank-statements', null, {
        file_name: file.name,
        content: await readBase64(file),
      }),
      done: t('admin-money.bank.imported'),
      failed: t('admin-money.import.failed'),
    })
    if (done.isDone) onClose()
    else setErrors({ form: done.message, ...done.fields })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.bank.import')}
      closeLabel={t('site.close')}
    >
      <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
        <FileDrop
          title={
            file ? t('admin-money.import.chosen', { name: file.name }) : t('admin-money.bank.file')
          }
          text={t('admin-money.bank.file-hint')}
          choose={t(file ? 'admin-money.import.replace' : 'admin-money.import.pick')}
          accept=".csv,.txt,text/csv"
          error={errors['content'] ?? null}
          onFile={setFile}
        />
        <UnreadableCells errors={errors} />
        {errors['form'] && !errors['content'] && <FormFailure>{errors['form']}</FormFailure>}
        <Button type="submit" busy={isBusy}>
          {t('admin-money.import.do')}
        </Button>
      </form>
    </Dialog>
  )
}
