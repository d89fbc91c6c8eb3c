import { type SubmitEvent, useState } from 'react'
import type { RemittancePreviewView } from '#capabilities/payouts/remittances.contract.ts'
import { get, post } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { readBase64 } from '#web/backoffice/files/file-base64.ts'
import { FileDrop } from '#web/backoffice/files/file-drop.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { RemittancePreview } from './remittance-preview.tsx'

type Columns = RemittancePreviewView['columns']
type Chosen = { name: string; content: string }

type ImportProps = { open: boolean; onClose: () => void; onImported: (id: string) => void }

/** Shows a preview before the file is imported. */
export function ImportRemittanceDialog({ open, onClose, onImported }: ImportProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin-money.import')}
      closeLabel={t('site.close')}
      wide
    >
      <ImportForm onImported={onImported} />
    </Dialog>
  )
}

type FormErrors = Partial<Record<'courier' | 'file' | 'reference' | 'form', string>>

function ImportForm({ onImported }: Pick<ImportProps, 'onImported'>) {
  const { t } = useTexts()
  const couriers = useQuery(get('/admin/money/couriers'))
  const [courier, setCourier] = useState('')
  const [file, setFile] = useState<Chosen | null>(null)
  const [reference, setReference] = useState('')
  const { preview, trouble, isReading, read } = usePreview()
  const { isBusy, act } = useMutation(() => undefined)
  const [errors, setErrors] = useState<FormErrors>({})
  const without = (name: keyof FormErrors) => setErrors({ ...errors, [name]: '', form: '' })

  const choose = async (picked: File) => {
    const chosen = { name: picked.name, content: await readBase64(picked) }
    setFile(chosen)
    without('file')
    if (reference === '') setReference(picked.name.replace(/\.[^.]+$/, '').slice(0, 80))
    if (courier !== '') void read(courier, chosen.content, null)
  }
  const chooseCourier = (code: string) => {
    setCourier(code)
    without('courier')
    if (file && code !== '') void read(code, file.content, null)
  }
  const change = (name: keyof Columns, heading: string) => {
    if (!file || !preview) return
    const { [name]: _, ...others } = preview.columns
    without('form')
    void read(courier, file.content, heading === '' ? others : { ...others, [name]: heading })
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReading || isBusy) return
    const missing: FormErrors = {
      ...(courier === '' && { courier: t('admin-money.import.need-courier') }),
      ...(file === null && { file: t('admin-money.import.need-file') }),
      ...(reference.trim() === '' && { reference: t('admin-money.import.need-reference') }),
      ...(preview?.lines === 0 && { form: t('admin-money.import.need-preview') }),
    }
    setErrors(missing)
    if (!file || !preview || Object.keys(missing).length > 0) return
    const done = await act({
      ...post('/admin/money/remittances', null, {
        courier,
        reference: reference.trim(),
        file_name: file.name,
        content: file.content,
        columns: preview.columns,
      }),
      done: t('admin-money.import.done'),
      failed: t('admin-money.import.failed'),
    })
    if (done.isDone) onImported(done.view.id)
    else setErrors({ reference: done.message, ...done.fields })
  }
  return (
    <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
      <Select
        label={t('admin-money.import.courier')}
        error={errors.courier}
        value={courier}
        onChange={({ target }) => chooseCourier(target.value)}
      >
        <option value="">{t('admin-money.import.choose')}</option>
        {couriers.view?.items.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <FileDrop
        title={
          file ? t('admin-money.import.chosen', { name: file.name }) : t('admin-money.import.drop')
        }
        text={t('admin-money.import.file-hint')}
        choose={t(file ? 'admin-money.import.replace' : 'admin-money.import.pick')}
        accept=".csv,.txt,text/csv"
        error={errors.file ?? null}
        onFile={(picked) => void choose(picked)}
      />
      {isReading && <p role="status">{t('admin-money.import.reading')}</p>}
      {trouble && <FormFailure>{trouble}</FormFailure>}
      {preview && <RemittancePreview preview={preview} onChange={change} />}
      <Input
        label={t('admin-money.import.reference')}
        error={errors.reference}
        maxLength={80}
        value={reference}
        onChange={({ target }) => {
          setReference(target.value)
          without('reference')
        }}
      />
      {errors.form && <FormFailure>{errors.form}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('admin-money.import.do')}
      </Button>
    </form>
  )
}

function usePreview() {
  const { t } = useTexts()
  const [preview, setPreview] = useState<RemittancePreviewView | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const read = async (courier: string, content: string, columns: Columns | null) => {
    setReading(true)
    setTrouble(null)
    try {
      const body = { courier, content, columns }
      setPreview(await apiSend(post('/admin/money/remittances/preview', null, body)))
    } catch (error) {
      setPreview(null)
      setTrouble((error instanceof ApiRefused && error.detail) || t('admin-money.import.failed'))
    } finally {
      setReading(false)
    }
  }
  return { preview, trouble, isReading, read }
}
