import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { directionOf, languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CategoryDialogRequest, Category, CategoryFields, TreeActions } from './use-tree.ts'

type Props = {
  dialog: CategoryDialogRequest | null
  items: readonly Category[]
  actions: TreeActions
  onClose: () => void
}
type FieldErrors = Readonly<Record<string, string>>
const MOST_SUGGESTIONS = 20

export function CategoryDialog({ dialog, items, actions, onClose }: Props) {
  const { t } = useTexts()
  const form = useId()
  const isOpen = dialog !== null && dialog.what !== 'delete'
  const isNew = dialog?.what === 'new'
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t(isNew ? 'admin-categories.new' : 'admin-categories.edit')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" form={form} busy={actions.isBusy}>
            {t(isNew ? 'admin-categories.create' : 'backoffice.save')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <CategoryForm
          id={form}
          category={dialog.what === 'new' ? null : dialog.category}
          parent={dialog.what === 'new' ? dialog.parent : dialog.category.parent}
          items={items}
          onSubmit={async (fields) => {
            const outcome = await (dialog.what === 'new'
              ? actions.create(fields)
              : actions.edit(dialog.category, fields))
            if (outcome.isDone) onClose()
            return outcome.isDone ? {} : outcome.fields
          }}
        />
      )}
    </Dialog>
  )
}

type FormProps = {
  id: string
  category: Category | null
  parent: string | null
  items: readonly Category[]
  onSubmit: (fields: CategoryFields) => Promise<FieldErrors>
}

function CategoryForm({ id, category, parent, items, onSubmit }: FormProps) {
  const { t, language } = useTexts()
  const [fields, setFields] = useState<CategoryFields>({
    parent,
    name: category?.name ?? { fr: '', en: '', ar: '' },
    is_visible: category?.is_visible ?? true,
    suggested_specifications: category?.suggested_specifications ?? [],
  })
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const set = (changes: Partial<CategoryFields>) => setFields({ ...fields, ...changes })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = LANGUAGES.filter((language) => fields.name[language].trim() === '')
    const found =
      missing.length > 0
        ? Object.fromEntries(
            missing.map((value) => [`name.${value}`, t('admin-categories.name-required')]),
          )
        : await onSubmit(fields)
    setFieldErrors(found)
    const [first] = Object.keys(found)
    if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const holdsOthers = items.some((item) => item.parent === category?.slug && category !== null)
  const parents = items.filter(
    (item) => item.parent === null && item.slug !== category?.slug && item.product_count === 0,
  )
  return (
    <form id={id} className="category-form" noValidate onSubmit={(event) => void submit(event)}>
      {LANGUAGES.map((language) => (
        <Input
          key={language}
          name={`name.${language}`}
          lang={language}
          dir={directionOf(language)}
          maxLength={80}
          autoComplete="off"
          label={t(`admin-categories.name.${language}`)}
          value={fields.name[language]}
          error={fieldErrors[`name.${language}`]}
          onChange={({ target }) => {
            set({ name: { ...fields.name, [language]: target.value } })
            setFieldErrors({ ...fieldErrors, [`name.${language}`]: '' })
          }}
        />
      ))}
      {!holdsOthers && (
        <Select
          label={t('admin-categories.parent')}
          value={fields.parent ?? ''}
          onChange={({ target }) => set({ parent: target.value || null })}
        >
          <option value="">{t('admin-categories.no-parent')}</option>
          {parents.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name[language]}
            </option>
          ))}
        </Select>
      )}
      <Switch
        label={t('admin-categories.visible')}
        checked={fields.is_visible}
        onChange={({ target }) => set({ is_visible: target.checked })}
      />
      <p className="field-hint">{t('admin-categories.visible-hint')}</p>
      {!holdsOthers && <Suggestions fields={fields} fieldErrors={fieldErrors} onChange={set} />}
    </form>
  )
}

type SuggestionsProps = {
  fields: CategoryFields
  fieldErrors: FieldErrors
  onChange: (changes: Partial<CategoryFields>) => void
}

/** Specification names that the vendor's product form suggests. */
function Suggestions({ fields, fieldErrors, onChange }: SuggestionsProps) {
  const { t } = useTexts()
  const names = fields.suggested_specifications
  const put = (next: CategoryFields['suggested_specifications']) =>
    onChange({ suggested_specifications: next })
  return (
    <fieldset className="suggestions">
      <legend>{t('admin-categories.suggestions')}</legend>
      <p className="field-hint">{t('admin-categories.suggestions-hint')}</p>
      {names.map((name, index) => (
        // Rows have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="suggestion">
          {LANGUAGES.map((language) => (
            <input
              key={language}
              name={`suggested_specifications[${index}].${language}`}
              lang={language}
              dir={directionOf(language)}
              maxLength={60}
              autoComplete="off"
              placeholder={languageName(language)}
              aria-label={t(`admin-categories.suggestion.${language}`, { number: index + 1 })}
              aria-invalid={
                fieldErrors[`suggested_specifications[${index}].${language}`] ? true : undefined
              }
              value={name[language] ?? ''}
              onChange={({ target }) =>
                put(
                  names.map((other, place) =>
                    place === index ? { ...other, [language]: target.value } : other,
                  ),
                )
              }
            />
          ))}
          <IconButton
            icon={Trash2}
            label={t('admin-categories.suggestion-remove', { name: name.fr || String(index + 1) })}
            onClick={() => put(names.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {names.length < MOST_SUGGESTIONS && (
        <Button kind="text" small onClick={() => put([...names, { fr: '', en: null, ar: null }])}>
          <Icon of={Plus} size="s" />
          {t('admin-categories.suggestion-add')}
        </Button>
      )}
    </fieldset>
  )
}
