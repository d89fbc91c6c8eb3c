import { type FormEvent, useState } from 'react'
import type { CouriersView, CourierView } from '#capabilities/shipping/contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/field.tsx'

type AccountDialogProps = {
  courier: CourierView | null
  onClose: () => void
  onConnected: (now: CouriersView) => void
}

/** The server tests the credentials before it stores them. */
export function CourierAccountDialog({ courier, onClose, onConnected }: AccountDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={courier !== null}
      onClose={onClose}
      title={t('shipping.connect-title', { name: courier?.name ?? '' })}
      closeLabel={t('site.close')}
    >
      {courier && <AccountForm courier={courier} onConnected={onConnected} />}
    </Dialog>
  )
}

type Errors = { api_id?: string; api_token?: string; all?: string }

function AccountForm({
  courier,
  onConnected,
}: {
  courier: CourierView
  onConnected: (now: CouriersView) => void
}) {
  const { t } = useTexts()
  const [id, setId] = useState('')
  const [token, setToken] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setErrors({})
    try {
      const body = { api_id: id, api_token: token }
      onConnected(
        await apiSend(put('/vendor/couriers/{code}/account', { code: courier.code }, body)),
      )
    } catch (error) {
      const refused = error instanceof ApiRefused ? error : null
      const all = refused?.status === 503 || refused?.detail ? refused.detail : null
      const hasFields = Object.keys(refused?.fields ?? {}).length > 0
      setErrors({ ...refused?.fields, ...(!hasFields && { all: all ?? t('shipping.failed') }) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="delivery-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dialog-text">{t('shipping.connect-text', { name: courier.name })}</p>
      <Input
        label={t('shipping.api-id')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={id}
        error={errors.api_id}
        onChange={(event) => setId(event.target.value)}
      />
      <Input
        label={t('shipping.api-token')}
        hint={t('shipping.api-token-hint')}
        type="password"
        dir="ltr"
        autoComplete="new-password"
        value={token}
        error={errors.api_token}
        onChange={(event) => setToken(event.target.value)}
      />
      {errors.all && <FormFailure>{errors.all}</FormFailure>}
      <Button type="submit" busy={isBusy}>
        {t('shipping.connect-action')}
      </Button>
    </form>
  )
}
