import { type SubmitEvent, useId, useState } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Check, Input, Select, TextArea } from '#web/ui/field.tsx'
import { type Draft, TERM_LANGUAGES, toSynonymBody } from './draft.ts'
import { PreviewComparison, useSearchPreview } from './search-preview.tsx'
import { missingFields, type SynonymErrors, useSynonyms } from './use-synonyms.ts'

type SynonymDialogProps = {
  /** Null for a new synonym. */
  id: string | null
  start: Draft
  onClose: () => void
}

/** What is written may be tried in the search before it is saved. */
export function SynonymDialog({ id, start, onClose }: SynonymDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const { isBusy, submit } = useSynonyms()
  const save = async (draft: Draft) => {
    const found = await submit(id, draft)
    if (Object.keys(found).length === 0) onClose()
    return found
  }
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title={t(id === null ? 'synonyms.new' : 'synonyms.edit')}
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
      <SynonymForm form={form} {...{ id, start }} onSubmit={save} />
    </Dialog>
  )
}

type FormProps = Omit<SynonymDialogProps, 'onClose'> & {
  /** The id of the form that the button submits. */
  form: string
  /** Empty when saved, otherwise the errors by field. */
  onSubmit: (draft: Draft) => Promise<SynonymErrors>
}

function SynonymForm({ form: formId, id, start, onSubmit }: FormProps) {
  const { t } = useTexts()
  const [draft, setDraft] = useState(start)
  const [fieldErrors, setFieldErrors] = useState<SynonymErrors>({})
  const { trial, isBusy, fault: fieldError, ask } = useSearchPreview()
  const set = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes })
    setFieldErrors({})
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = await onSubmit(draft)
    setFieldErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const input = toSynonymBody(draft)
  return (
    <form id={formId} className="words-form" noValidate onSubmit={(event) => void submit(event)}>
      <Input
        name="term"
        label={t('synonyms.field.term')}
        hint={t('synonyms.field.term-hint')}
        maxLength={80}
        autoComplete="off"
        value={draft.term}
        error={fieldErrors.term}
        onChange={({ target }) => set({ term: target.value })}
      />
      <Select
        label={t('synonyms.field.language')}
        value={draft.language}
        onChange={({ target }) => {
          const language = TERM_LANGUAGES.find((termLanguage) => termLanguage === target.value)
          if (language) set({ language })
        }}
      >
        {TERM_LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t(`synonyms.language.${language}`)}
          </option>
        ))}
      </Select>
      <TextArea
        name="expansions"
        label={t('synonyms.field.expansions')}
        hint={t('synonyms.field.expansions-hint')}
        rows={4}
        maxLength={1700}
        value={draft.expansions}
        error={fieldErrors.expansions}
        onChange={({ target }) => set({ expansions: target.value })}
      />
      <Check
        label={t('synonyms.field.substitute')}
        checked={draft.isSubstitute}
        onChange={({ target }) => set({ isSubstitute: target.checked })}
      />
      <div>
        <Button
          kind="outline"
          small
          busy={isBusy}
          onClick={() => {
            const missing = missingFields(draft, t)
            setFieldErrors(missing)
            if (Object.keys(missing).length === 0) void ask(input.term, { id, of: draft })
          }}
        >
          {t('synonyms.try')}
        </Button>
      </div>
      <div role="status">
        {fieldError !== null && <FormFailure>{fieldError}</FormFailure>}
        {trial && <PreviewComparison trial={trial} />}
      </div>
    </form>
  )
}
