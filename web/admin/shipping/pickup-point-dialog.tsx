import { type FormEvent, useState } from 'react'
import type {
  ManagedPickupPointsView,
  ManagedPickupPointView,
  PickupPointInputBody,
} from '#capabilities/shipping/pickup-points.contract.ts'
import { get, post, put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'

type PickupPointDialogProps = {
  /** Null while the dialog is closed. */
  point: ManagedPickupPointView | 'new' | null
  wilaya: string
  couriers: ManagedPickupPointsView['couriers']
  onClose: () => void
  onSaved: (now: ManagedPickupPointsView) => void
}

export function PickupPointDialog({ point, onClose, ...form }: PickupPointDialogProps) {
  const { t } = useTexts()
  const title =
    point === null || point === 'new'
      ? t('shipping.office-new')
      : t('shipping.office-edit', { name: point.name })
  return (
    <Dialog open={point !== null} onClose={onClose} title={title} closeLabel={t('site.close')}>
      {point !== null && (
        <PickupPointForm key={point === 'new' ? point : point.id} point={point} {...form} />
      )}
    </Dialog>
  )
}

type FormProps = Omit<PickupPointDialogProps, 'onClose' | 'point'> & {
  point: ManagedPickupPointView | 'new'
}
type Draft = Omit<PickupPointInputBody, 'wilaya' | 'commune_code' | 'hours'> & {
  commune_code: string
  hours: string
}

const startOf = (point: FormProps['point'], courier: string): Draft =>
  point === 'new'
    ? { courier, commune_code: '', name: '', address: '', hours: '', is_open: true }
    : {
        courier: point.courier.code,
        commune_code: point.commune_code ?? '',
        name: point.name,
        address: point.address,
        hours: point.hours ?? '',
        is_open: point.is_open,
      }

function PickupPointForm({ point, wilaya, couriers, onSaved }: FormProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(() => undefined)
  const communes = useQuery(get('/wilayas/{code}/communes', { code: wilaya }))
  const [draft, setDraft] = useState(() => startOf(point, couriers[0]?.code ?? ''))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const isImported = point !== 'new' && point.is_imported
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { commune_code, hours, ...rest } = draft
    const body = {
      ...rest,
      ...{ wilaya, commune_code: commune_code || null, hours: hours.trim() || null },
    }
    const saved = await act({
      ...(point === 'new'
        ? post('/admin/pickup-points', null, body)
        : put('/admin/pickup-points/{id}', { id: point.id }, { ...body, version: point.version })),
      done: t('shipping.office-saved'),
      failed: t('shipping.failed'),
      namesFailure: true,
    })
    if (saved.isDone) onSaved(saved.view)
    else setErrors(saved.fields)
  }
  return (
    <form className="delivery-form" noValidate onSubmit={(event) => void submit(event)}>
      {isImported && <p className="muted">{t('shipping.office-imported')}</p>}
      <Select
        label={t('shipping.office-courier')}
        value={draft.courier}
        disabled={isImported}
        error={errors['courier']}
        onChange={(event) => set({ courier: event.target.value })}
      >
        {couriers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={t('shipping.office-commune')}
        optional={t('shipping.optional')}
        value={draft.commune_code}
        disabled={isImported}
        error={errors['commune_code']}
        onChange={(event) => set({ commune_code: event.target.value })}
      >
        <option value="">{t('shipping.office-commune-none')}</option>
        {communes.view?.items.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Input
        label={t('shipping.office-name')}
        value={draft.name}
        maxLength={120}
        readOnly={isImported}
        error={errors['name']}
        onChange={(event) => set({ name: event.target.value })}
      />
      <Input
        label={t('shipping.office-address')}
        value={draft.address}
        maxLength={240}
        readOnly={isImported}
        error={errors['address']}
        onChange={(event) => set({ address: event.target.value })}
      />
      <Input
        label={t('shipping.office-hours')}
        optional={t('shipping.optional')}
        value={draft.hours}
        maxLength={120}
        error={errors['hours']}
        onChange={(event) => set({ hours: event.target.value })}
      />
      <Switch
        label={t('shipping.office-is-open')}
        checked={draft.is_open}
        onChange={(event) => set({ is_open: event.target.checked })}
      />
      <Button type="submit" busy={isBusy}>
        {t('shipping.save')}
      </Button>
    </form>
  )
}
