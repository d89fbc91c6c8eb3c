import { useState } from 'react'
import type { SettingsView } from '#capabilities/settings/contract.ts'
import { put } from '#web/shared/api/endpoint.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { settingsChanges, type SettingsDraft, toSettingsDraft } from './settings-draft.ts'
import { FIELD_NAMES, type FieldName } from './setting-fields.ts'

export type SettingsConflict = { field: string; message: string }
type On = {
  onSaved: (view: SettingsView) => void
  onRead: () => void
}

export function useSettingsForm(view: SettingsView, { onSaved, onRead }: On) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<Partial<SettingsDraft>>({})
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<SettingsConflict | null>(null)
  const { isBusy, act } = useMutation(onRead)
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
  /**
   * Returns the names of invalid fields. What is no number is sent as it was typed, so that the server's errors of the
   * other fields come with it.
   */
  const save = async (): Promise<readonly string[]> => {
    const wrong = changes.filter(({ after }) => after === null)
    const outcome = await act({
      ...put('/admin/settings', null, {
        ...Object.fromEntries(changes.map(({ name, after }) => [name, after ?? draft[name]])),
        known: Object.fromEntries(changes.map(({ name, before }) => [name, before])),
      }),
      done: t('admin-settings.saved'),
      failed: t('admin-settings.save-failed'),
    })
    if (!outcome.isDone) {
      const noNumbers = wrong.map(({ name }) => [name, t('admin-settings.not-a-number')])
      const found = { ...outcome.fields, ...Object.fromEntries(noNumbers) }
      setFieldErrors(found)
      const { code, about: field, message } = outcome
      const isConflict = code === 'setting_version_conflict' && field !== null
      setConflict(isConflict ? { field, message } : null)
      return FIELD_NAMES.filter((name) => name in found)
    }
    reset()
    onSaved(outcome.view)
    return []
  }
  return {
    ...{ draft, changes, fieldErrors, isBusy, onChange, reset, save },
    /** Edit conflict: another admin changed a field that is edited here. */
    conflict: conflict && {
      ...conflict,
      onMine: () => setConflict(null),
      /** The other edited fields stay. */
      onTheirs: () => {
        setTyped(without(typed, conflict.field))
        setConflict(null)
      },
    },
  }
}
