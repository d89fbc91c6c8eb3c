import { type FormEvent, useState } from 'react'
import type {
  CallSettingsView,
  ReadCallSettingsView,
} from '#capabilities/phone-confirmation/contract.ts'
import { get, put } from '#web/shared/api/endpoint.ts'
import { ApiRefused, apiSend } from '#web/shared/api/client.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LoadFailed } from '../../load-failed.tsx'
import { CallScripts } from './call-scripts.tsx'

const TRIES = [1, 2, 3, 4, 5, 6, 8, 10]
const SPACINGS = [15, 30, 60, 120, 180, 240, 480]
const ENDS = [24, 48, 72, 96, 120]

type SettingsDialogProps = { open: boolean; onClose: () => void; onSaved: () => void }

export function SettingsDialog({ open, onClose, onSaved }: SettingsDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={t('confirmation-calls.settings-title')}
      closeLabel={t('site.close')}
    >
      <Settings
        onSaved={() => {
          onSaved()
          onClose()
        }}
      />
    </Dialog>
  )
}

function Settings({ onSaved }: { onSaved: () => void }) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/vendor/calls/settings'))
  if (view) return <SettingsForm view={view} onSaved={onSaved} />
  if (state === 'loading') return <Spinner label={t('site.loading')} />
  return <LoadFailed onRetry={refresh} />
}

function SettingsForm({ view, onSaved }: { view: ReadCallSettingsView; onSaved: () => void }) {
  const { t } = useTexts()
  const { default_scripts: usual, ...stored } = view
  const [settings, setSettings] = useState<CallSettingsView>(stored)
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const set = (changes: Partial<CallSettingsView>) =>
    setSettings((before) => ({ ...before, ...changes }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const closeLabel = t('site.close')
    try {
      await apiSend(put('/vendor/calls/settings', null, settings))
      showToast({
        title: t('backoffice.success'),
        message: t('confirmation-calls.settings-saved'),
        closeLabel,
      })
      onSaved()
    } catch (error) {
      setFieldErrors(error instanceof ApiRefused ? error.fields : {})
      showToast({
        title: t('backoffice.error'),
        message: t('confirmation-calls.failed'),
        isError: true,
        closeLabel,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="call-settings dialog-fields"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Switch
        label={
          <>
            <b>{t('confirmation-calls.switch')}</b>
            <small>{t('confirmation-calls.switch-text')}</small>
          </>
        }
        checked={settings.is_on}
        onChange={(event) => set({ is_on: event.target.checked })}
      />
      <div className="call-rules">
        <Numbers
          label={t('confirmation-calls.rule.tries')}
          value={settings.max_attempts}
          choices={TRIES}
          nameOf={(count) => t('confirmation-calls.rule.tries-count', { count })}
          onChange={(max_attempts) => set({ max_attempts })}
        />
        <Numbers
          label={t('confirmation-calls.rule.spacing')}
          value={settings.spacing_minutes}
          choices={SPACINGS}
          nameOf={(count) =>
            count < 60
              ? t('vendor-orders.minutes', { count })
              : t('vendor-orders.hours', { count: Math.round(count / 60) })
          }
          onChange={(spacing_minutes) => set({ spacing_minutes })}
        />
        <Input
          label={t('confirmation-calls.rule.from')}
          type="time"
          dir="ltr"
          required
          value={settings.calls_from}
          error={fieldErrors['calls_from']}
          onChange={(event) => set({ calls_from: event.target.value })}
        />
        <Input
          label={t('confirmation-calls.rule.until')}
          type="time"
          dir="ltr"
          required
          value={settings.calls_until}
          error={fieldErrors['calls_until']}
          onChange={(event) => set({ calls_until: event.target.value })}
        />
        <Numbers
          label={t('confirmation-calls.rule.expires')}
          value={settings.expires_hours}
          choices={ENDS}
          nameOf={(count) => t('vendor-orders.hours', { count })}
          onChange={(expires_hours) => set({ expires_hours })}
        />
      </div>
      <CallScripts
        scripts={settings.scripts}
        defaults={usual}
        fieldErrors={fieldErrors}
        onChange={(scripts) => set({ scripts })}
      />
      <Button type="submit" busy={isBusy}>
        {t('confirmation-calls.settings-save')}
      </Button>
    </form>
  )
}

type NumbersProps = {
  label: string
  value: number
  choices: readonly number[]
  nameOf: (value: number) => string
  onChange: (value: number) => void
}

/** A stored value outside the usual choices is added to them. */
function Numbers({ label, value, choices, nameOf, onChange }: NumbersProps) {
  const all = choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b)
  return (
    <Select label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {all.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </Select>
  )
}
