import { useState } from 'react'
import type { SettingsView } from '#capabilities/settings/contract.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { settingsChanges, type SettingsDraft, toSettingsDraft } from './settings-draft.ts'
import type { FieldName } from './setting-fields.ts'
import { SETTINGS_SAVED } from './settings-saved.ts'

export const SETTINGS_API = '/api/v1/admin/settings'

type On = {
  onSaved: (view: SettingsView) => void
  onRead: () => void
}

export function useSettingsForm(view: SettingsView, { onSaved, onRead }: On) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({})
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const { isBusy, act } = useMutation<SettingsView>(onRead)
  const draft: SettingsDraft = { ...toSettingsDraft(view), ...typed }
  const changes = settingsChanges(view, draft)

  const without = <V>(fields: Readonly<Record<string, V>>, name: string) =>
    Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
  const onChange = (name: FieldName, value: string | boolean) => {
    setTyped({ ...typed, [name]: value })
    setFieldErrors(without(fieldErrors, name))
  }
  const reset = () => {
    setTyped({})
    setFieldErrors({})
    setConflict(null)
  }
  /** Returns the names of invalid fields. */
  const save = async (): Promise<readonly string[]> => {
    const wrong = changes.filter(({ after }) => after === null)
    if (wrong.length > 0) {
      const found = wrong.map(({ name }) => [name, t('admin-settings.not-a-number')])
      setFieldErrors(Object.fromEntries(found))
      return wrong.map(({ name }) => name)
    }
    const outcome = await act({
      path: SETTINGS_API,
      method: 'PUT',
      body: {
        ...Object.fromEntries(changes.map(({ name, after }) => [name, after])),
        known: Object.fromEntries(changes.map(({ name, before }) => [name, before])),
      },
      done: t('admin-settings.saved'),
      failed: t('admin-settings.save-failed'),
    })
    if (!outcome.isDone) {
      setFieldErrors(outcome.fields)
      setConflict(outcome.code === 'setting_version_conflict' ? outcome.message : null)
      return Object.keys(outcome.fields)
    }
    reset()
    onSaved(outcome.view)
    dispatchEvent(new Event(SETTINGS_SAVED))
    return []
  }
  return {
    ...{ draft, changes, fieldErrors, isBusy, onChange, reset, save },
    /** Edit conflict: another admin changed a field that is edited here. */
    conflict,
    keep: () => setConflict(null),
  }
}
