import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CategoryDialogRequest, Category, CategoryFields, TreeActions } from './use-tree.ts'

type Props = {
  asked: CategoryDialogRequest | null
  items: readonly Category[]
  actions: TreeActions
  onClose: () => void
}
type Faults = Readonly<Record<string, string>>
const MOST_SUGGESTIONS = 20

export function CategoryDialog({ asked, items, actions, onClose }: Props) {
  const { t } = useTexts()
  const form = useId()
  const isOpen = asked !== null && asked.what !== 'delete'
  const isNew = asked?.what === 'new'
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
          category={asked.what === 'new' ? null : asked.category}
          parent={asked.what === 'new' ? asked.parent : asked.category.parent}
          items={items}
          onSubmit={async (fields) => {
            const outcome = await (asked.what === 'new'
              ? actions.create(fields)
              : actions.edit(asked.category, fields))
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
  onSubmit: (fields: CategoryFields) => Promise<Faults>
}

function CategoryForm({ id, category, parent, items, onSubmit }: FormProps) {
  const { t, language } = useTexts()
  const [fields, setFields] = useState<CategoryFields>({
    parent,
    name: category?.name ?? { fr: '', en: '', ar: '' },
    is_visible: category?.is_visible ?? true,
    suggested_specifications: category?.suggested_specifications ?? [],
  })
  const [faults, setFaults] = useState<Faults>({})
  const set = (changes: Partial<CategoryFields>) => setFields({ ...fields, ...changes })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const at = event.currentTarget
    const missing = LANGUAGES.filter((one) => fields.name[one].trim() === '')
    const found =
      missing.length > 0
        ? Object.fromEntries(
            missing.map((one) => [`name.${one}`, t('admin-categories.name-required')]),
          )
        : await onSubmit(fields)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first !== undefined) at.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const holdsOthers = items.some((one) => one.parent === category?.slug && category !== null)
  const parents = items.filter(
    (one) => one.parent === null && one.slug !== category?.slug && one.product_count === 0,
  )
  return (
    <form id={id} className="category-form" noValidate onSubmit={(event) => void submit(event)}>
      {LANGUAGES.map((one) => (
        <Input
          key={one}
          name={`name.${one}`}
          lang={one}
          dir={one === 'ar' ? 'rtl' : 'ltr'}
          maxLength={80}
          autoComplete="off"
          label={t(`admin-categories.name.${one}`)}
          value={fields.name[one]}
          error={faults[`name.${one}`]}
          onChange={({ target }) => {
            set({ name: { ...fields.name, [one]: target.value } })
            setFaults({ ...faults, [`name.${one}`]: '' })
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
      {!holdsOthers && <Suggestions fields={fields} faults={faults} onChange={set} />}
    </form>
  )
}

type SuggestionsProps = {
  fields: CategoryFields
  faults: Faults
  onChange: (changes: Partial<CategoryFields>) => void
}

/** Specification names that the vendor's product form suggests. */
function Suggestions({ fields, faults, onChange }: SuggestionsProps) {
  const { t } = useTexts()
  const names = fields.suggested_specifications
  const put = (next: CategoryFields['suggested_specifications']) =>
    onChange({ suggested_specifications: next })
  return (
    <fieldset className="suggestions">
      <legend>{t('admin-categories.suggestions')}</legend>
      <p className="field-hint">{t('admin-categories.suggestions-hint')}</p>
      {names.map((name, at) => (
        // Rows have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="suggestion">
          {LANGUAGES.map((one) => (
            <input
              key={one}
              name={`suggested_specifications[${at}].${one}`}
              lang={one}
              dir={one === 'ar' ? 'rtl' : 'ltr'}
              maxLength={60}
              autoComplete="off"
              placeholder={t(`language.${one}`)}
              aria-label={t(`admin-categories.suggestion.${one}`, { number: at + 1 })}
              aria-invalid={faults[`suggested_specifications[${at}].${one}`] ? true : undefined}
              value={name[one] ?? ''}
              onChange={({ target }) =>
                put(
                  names.map((other, place) =>
                    place === at ? { ...other, [one]: target.value } : other,
                  ),
                )
              }
            />
          ))}
          <IconButton
            icon={Trash2}
            label={t('admin-categories.suggestion-remove', { name: name.fr || String(at + 1) })}
            onClick={() => put(names.filter((_, place) => place !== at))}
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
