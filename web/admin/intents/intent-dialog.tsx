import { type SubmitEvent, useId, useState } from 'react'
import { LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, Input, Select, TextArea } from '#web/ui/field.tsx'
import { type IntentDraft, type IntentEditing, INTENT_KIND_ORDER } from './query.ts'

export type IntentErrors = Partial<Record<string, string>>

type DialogProps = {
  editing: IntentEditing | null
  isBusy: boolean
  onClose: () => void
  /** Empty when saved, otherwise the errors by field. */
  onSubmit: (editing: IntentEditing, draft: IntentDraft) => Promise<IntentErrors>
}

export function IntentDialog({ editing, isBusy, onClose, onSubmit }: DialogProps) {
  const { t } = useTexts()
  const form = useId()
  return (
    <Dialog
      open={editing !== null}
      onClose={onClose}
      wide
      title={t(editing?.id == null ? 'synonyms.intents.new' : 'synonyms.intents.edit')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t('backoffice.save')}
          </Button>
        </>
      }
    >
      {editing && <IntentForm id={form} editing={editing} onSubmit={onSubmit} />}
    </Dialog>
  )
}

type FormProps = { id: string; editing: IntentEditing; onSubmit: DialogProps['onSubmit'] }

function IntentForm({ id, editing, onSubmit }: FormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(editing.start)
  const [fieldErrors, setFieldErrors] = useState<IntentErrors>({})
  const set = (changes: Partial<IntentDraft>) => {
    setDraft({ ...draft, ...changes })
    setFieldErrors({})
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = await onSubmit(editing, draft)
    setFieldErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form id={id} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      <Select
        label={t('synonyms.intents.kind')}
        value={draft.kind}
        onChange={({ target }) => {
          const kind = INTENT_KIND_ORDER.find((value) => value === target.value)
          if (kind) set({ kind })
        }}
      >
        {INTENT_KIND_ORDER.map((kind) => (
          <option key={kind} value={kind}>
            {t(`synonyms.intents.kind.${kind}`)}
          </option>
        ))}
      </Select>
      {LANGUAGES.map((language) => (
        <Input
          key={language}
          name={`name_${language}`}
          label={t(`synonyms.intents.name-${language}`)}
          maxLength={80}
          autoComplete="off"
          lang={language}
          value={draft[`name_${language}`]}
          error={fieldErrors[`name_${language}`]}
          onChange={({ target }) => set({ [`name_${language}`]: target.value })}
        />
      ))}
      {(['phrases', 'terms'] as const).map((field) => (
        <TextArea
          key={field}
          name={field}
          label={t(`synonyms.intents.${field}`)}
          hint={t(`synonyms.intents.${field}-hint`)}
          rows={6}
          maxLength={16_000}
          value={draft[field]}
          error={fieldErrors[field]}
          onChange={({ target }) => set({ [field]: target.value })}
        />
      ))}
      <Check
        label={t('synonyms.intents.broad')}
        checked={draft.is_broad}
        onChange={({ target }) => set({ is_broad: target.checked })}
      />
    </form>
  )
}
