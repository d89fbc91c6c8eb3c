import { type ChangeEvent, useState } from 'react'
import type {
  RemittanceCouriersView,
  RemittancePreviewView,
  RemittanceView,
} from '#capabilities/payouts/remittances.contract.ts'
import { ApiRefused, apiSend } from '#web/backoffice/api/client.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Input, Select } from '#web/ui/field.tsx'
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

function ImportForm({ onImported }: Pick<ImportProps, 'onImported'>) {
  const { t } = useTexts()
  const couriers = useQuery<RemittanceCouriersView>('/api/v1/admin/money/couriers')
  const [courier, setCourier] = useState('')
  const [file, setFile] = useState<Chosen | null>(null)
  const [reference, setReference] = useState('')
  const { preview, trouble, isReading, read } = usePreview()
  const { isBusy, act } = useMutation<RemittanceView>(() => undefined)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? []
    if (!picked) return
    const chosen = { name: picked.name, content: await base64Of(picked) }
    setFile(chosen)
    if (reference === '') setReference(picked.name.replace(/\.[^.]+$/, '').slice(0, 80))
    if (courier !== '') void read(courier, chosen.content, null)
  }
  const chooseCourier = (code: string) => {
    setCourier(code)
    if (file && code !== '') void read(code, file.content, null)
  }
  const change = (name: keyof Columns, heading: string) => {
    if (!file || !preview) return
    const { [name]: _, ...others } = preview.columns
    void read(courier, file.content, heading === '' ? others : { ...others, [name]: heading })
  }
  const send = async () => {
    if (!file || !preview) return
    const done = await act({
      path: '/api/v1/admin/money/remittances',
      body: {
        courier,
        reference,
        file_name: file.name,
        content: file.content,
        columns: preview.columns,
      },
      done: t('admin-money.import.done'),
      failed: t('admin-money.import.failed'),
    })
    if (done.isDone) onImported(done.view.id)
    else setErrors({ reference: done.message, ...done.fields })
  }
  return (
    <div className="finance-form">
      <Select
        label={t('admin-money.import.courier')}
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
      <Field label={t('admin-money.import.file')} hint={t('admin-money.import.file-hint')}>
        {(control) => (
          <input
            {...control}
            className="finance-file"
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      {isReading && <p role="status">{t('admin-money.import.reading')}</p>}
      {trouble && (
        <p className="form-error" role="alert">
          {trouble}
        </p>
      )}
      {preview && <RemittancePreview preview={preview} onChange={change} />}
      <Input
        label={t('admin-money.import.reference')}
        error={errors['reference']}
        maxLength={80}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <Button
        busy={isBusy}
        disabled={preview === null || preview.lines === 0 || isReading}
        onClick={() => void send()}
      >
        {t('admin-money.import.do')}
      </Button>
    </div>
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
      setPreview(
        await apiSend<RemittancePreviewView>('/api/v1/admin/money/remittances/preview', body),
      )
    } catch (error) {
      setPreview(null)
      setTrouble((error instanceof ApiRefused && error.detail) || t('admin-money.import.failed'))
    } finally {
      setReading(false)
    }
  }
  return { preview, trouble, isReading, read }
}

/** Sends raw bytes, because the server detects the encoding. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  const step = 0x80_00
  for (let index = 0; index < bytes.length; index += step)
    text += String.fromCharCode(...bytes.subarray(index, index + step))
  return btoa(text)
}
