import { type SubmitEvent, useState } from 'react'
import type { GatewaySettlementsPageView } from '#capabilities/treasury/gateway-settlements.contract.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { readBase64 } from '#web/backoffice/files/file-base64.ts'
import { FileDrop } from '#web/backoffice/files/file-drop.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'

type ImportGatewayDialogProps = {
  gateways: GatewaySettlementsPageView['gateways']
  onClose: () => void
  onDone: () => void
}

export function ImportGatewayDialog({ gateways, onClose, onDone }: ImportGatewayDialogProps) {
  const { t } = useTexts()
  const [gateway, setGateway] = useState(gateways[0]?.code ?? '')
  const [reference, setReference] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(onDone)
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file === null) return setErrors({ content: t('admin-money.import.need-file') })
    const done = await act({
      ...post('/admin/money/gateway-settlements', null, {
        gateway,
        reference,
        file_name: file.name,
        content: await readBase64(file),
      }),
      done: t('admin-money.gateway.imported'),
      failed: t('admin-money.import.failed'),
    })
    if (done.isDone) onClose()
    else setErrors({ form: done.message, ...done.fields })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin-money.gateway.import')}
      closeLabel={t('site.close')}
    >
      <form className="finance-form" noValidate onSubmit={(event) => void send(event)}>
        <Select
          label={t('admin-money.gateway.name')}
          error={errors['gateway']}
          value={gateway}
          onChange={({ target }) => setGateway(target.value)}
        >
          {gateways.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <FileDrop
          title={
            file
              ? t('admin-money.import.chosen', { name: file.name })
              : t('admin-money.gateway.file')
          }
          text={t('admin-money.gateway.file-hint')}
          choose={t(file ? 'admin-money.import.replace' : 'admin-money.import.pick')}
          accept=".csv,.txt,text/csv"
          error={errors['content'] ?? null}
          onFile={setFile}
        />
        <UnreadableCells errors={errors} />
        <Input
          label={t('admin-money.gateway.reference')}
          dir="ltr"
          maxLength={80}
          error={errors['reference']}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        {errors['form'] && !errors['content'] && <FormFailure>{errors['form']}</FormFailure>}
        <Button type="submit" busy={isBusy}>
          {t('admin-money.import.do')}
        </Button>
      </form>
    </Dialog>
  )
}

/** The server names each cell as `content.<line>.<column>`, with its value. */
export function UnreadableCells({ errors }: { errors: Readonly<Record<string, string>> }) {
  const { t } = useTexts()
  const cells = Object.entries(errors).filter(([path]) => path.startsWith('content.'))
  if (cells.length === 0) return null
  return (
    <ul className="finance-rows finance-unreadable">
      {cells.map(([path, value]) => (
        <li key={path}>
          <span>
            {t('admin-money.line.number')} <bdi dir="ltr">{path.replace('content.', '')}</bdi>
          </span>
          <bdi>{value === '' ? '–' : value}</bdi>
        </li>
      ))}
    </ul>
  )
}
