import { BREACH_DATA, SEVERITIES } from '#capabilities/privacy/enums.contract.ts'
import { useState } from 'react'
import type { BreachDetailView, BreachDetails } from '#capabilities/privacy/registers.contract.ts'
import { post, put } from '#web/shared/api/endpoint.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, ChoiceSelect, Input, TextArea } from '#web/ui/field.tsx'

/** Now as a `datetime-local` value. */
const thisMinute = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

type FormProps = {
  /** Null for a new breach. */
  breach: BreachDetailView | null
  onClose: () => void
  onDone: (breach: BreachDetailView) => void
}

/** The time of discovery cannot be changed later. */
export function BreachForm({ breach, onClose, onDone }: FormProps) {
  const { t } = useTexts()
  const [details, setDetails] = useState<BreachDetails>({
    title: breach?.title ?? '',
    description: breach?.description ?? '',
    severity: breach?.severity ?? 'medium',
    people: breach?.people ?? '',
    people_count: breach?.people_count ?? null,
    data_categories: breach?.data_categories ?? [],
    consequences: breach?.consequences ?? '',
    measures: breach?.measures ?? '',
  })
  const [discovered, setDiscovered] = useState(thisMinute)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, act } = useMutation(() => undefined)
  const change = (fields: Partial<BreachDetails>) =>
    setDetails((before) => ({ ...before, ...fields }))
  const send = async () => {
    const time = { discovered_at: new Date(discovered).toISOString() }
    const done = await act({
      ...(breach
        ? put('/admin/privacy/breaches/{id}', { id: breach.id }, details)
        : post('/admin/privacy/breaches', null, { ...details, ...time })),
      done: t('privacy.saved'),
      failed: t('privacy.failed'),
    })
    if (!done.isDone) return setErrors({ discovered_at: done.message, ...done.fields })
    onDone(done.view)
    onClose()
  }
  const area = (name: 'description' | 'people' | 'consequences' | 'measures', rows: number) => (
    <TextArea
      label={t(`privacy.breach.${name}`)}
      rows={rows}
      maxLength={name === 'people' ? 1000 : 4000}
      error={errors[name]}
      value={details[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <PanelDialogs>
      <Dialog
        open
        onClose={onClose}
        title={t(breach ? 'privacy.breach.edit' : 'privacy.breach.new')}
        closeLabel={t('site.close')}
        footer={
          <>
            <Button kind="quiet" onClick={onClose}>
              {t('privacy.cancel')}
            </Button>
            <Button busy={isBusy} onClick={() => void send()}>
              {t('privacy.save')}
            </Button>
          </>
        }
      >
        <div className="privacy-form">
          <Input
            label={t('privacy.breach.title')}
            maxLength={160}
            error={errors['title']}
            value={details.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          {breach === null && (
            <Input
              type="datetime-local"
              dir="ltr"
              label={t('privacy.breach.discovered')}
              hint={t('privacy.breach.discovered-hint')}
              error={errors['discovered_at']}
              value={discovered}
              onChange={({ target }) => setDiscovered(target.value)}
            />
          )}
          <ChoiceSelect
            label={t('privacy.breach.severity')}
            value={details.severity}
            choices={SEVERITIES}
            nameOf={(severity) => t(`privacy.severity.${severity}`)}
            onChoose={(chosen) => change({ severity: chosen })}
          />
          {area('description', 4)}
          {area('people', 2)}
          <Input
            label={t('privacy.breach.count')}
            optional={t('privacy.optional')}
            dir="ltr"
            inputMode="numeric"
            error={errors['people_count']}
            value={details.people_count === null ? '' : String(details.people_count)}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '')
              change({ people_count: digits === '' ? null : Number(digits) })
            }}
          />
          <DataChoices chosen={details.data_categories} onChange={change} />
          {area('consequences', 3)}
          {area('measures', 3)}
        </div>
      </Dialog>
    </PanelDialogs>
  )
}

type ChoicesProps = {
  chosen: BreachDetails['data_categories']
  onChange: (fields: Pick<BreachDetails, 'data_categories'>) => void
}

function DataChoices({ chosen, onChange }: ChoicesProps) {
  const { t } = useTexts()
  return (
    <fieldset className="privacy-choices">
      <legend>{t('privacy.breach.data')}</legend>
      {BREACH_DATA.map((value) => (
        <Check
          key={value}
          label={t(`privacy.data.${value}`)}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange({
              data_categories: target.checked
                ? [...chosen, value]
                : chosen.filter((other) => other !== value),
            })
          }
        />
      ))}
    </fieldset>
  )
}
