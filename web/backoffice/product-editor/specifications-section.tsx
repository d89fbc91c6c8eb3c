import { Plus, Trash2 } from 'lucide-react'
import { directionOf, localizedText } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fieldPaths } from './request-body.ts'
import { type ProductFormDraft, newKey, EMPTY_TEXTS, type LocalizedTexts } from './product-draft.ts'
import { FieldRowError, EditorSection } from './form-fields.tsx'
import { useSpecificationNames } from './use-specification-names.ts'
import type { Editor } from './use-editor.ts'
import type { LeafCategory } from '../products/use-categories.ts'

type Props = { editor: Editor }

type SpecificationProps = Props & { categories: readonly LeafCategory[]; title?: string }

/** Suggests the specification names of the category. */
export function SpecificationsSection({ editor, categories }: SpecificationProps) {
  const { t } = useTexts()
  const category = categories.find(({ slug }) => slug === editor.draft.category)?.name
  return (
    <EditorSection
      title={t('product-editor.specifications')}
      aside={
        category && <span className="muted">{t('product-editor.suggested', { category })}</span>
      }
    >
      <Specifications editor={editor} />
    </EditorSection>
  )
}

export function Specifications({ editor }: Props) {
  const { t, language } = useTexts()
  const { draft, set } = editor
  const suggestions = useSpecificationNames(editor.audience)
  const lines = draft.specifications
  const change = (key: string, changes: Partial<ProductFormDraft['specifications'][number]>) =>
    set({
      specifications: lines.map((line) => (line.key === key ? { ...line, ...changes } : line)),
    })
  const add = (name: LocalizedTexts) =>
    editor.change(({ specifications }) => ({
      specifications: [...specifications, { key: newKey(), name, value: EMPTY_TEXTS }],
    }))
  const suggested = (suggestions.get(draft.category) ?? []).filter(
    (localizedTexts) =>
      !lines.some(
        ({ name }) => name.fr === localizedTexts.fr || name.fr === localizedTexts[language],
      ),
  )
  const places = fieldPaths(draft)
  return (
    <>
      <ul className="spec-rows">
        {lines.map((line, index) => (
          <SpecificationRow
            key={line.key}
            {...{ editor, line, at: index }}
            path={`specifications[${places.get(line.key) ?? -1}]`}
            onChange={(changes) => change(line.key, changes)}
            onRemove={() => set({ specifications: lines.filter(({ key }) => key !== line.key) })}
          />
        ))}
      </ul>
      <div className="chips">
        {suggested.map((name) => (
          <button key={name.fr} type="button" className="chip" onClick={() => add(name)}>
            <Icon of={Plus} size="s" />
            {localizedText(name, language)}
          </button>
        ))}
        <button type="button" className="text-link" onClick={() => add(EMPTY_TEXTS)}>
          <Icon of={Plus} size="s" />
          {t('product-editor.specification-other')}
        </button>
      </div>
    </>
  )
}

type RowProps = Props & {
  line: ProductFormDraft['specifications'][number]
  at: number
  path: string
  onChange: (changes: Partial<ProductFormDraft['specifications'][number]>) => void
  onRemove: () => void
}

function SpecificationRow({ editor, line, at: index, path, onChange, onRemove }: RowProps) {
  const { t } = useTexts()
  const { language, fieldErrors, forgive } = editor
  const number = index + 1
  const paths = [`${path}.name.fr`, `${path}.value.fr`] as const
  const field = (
    words: LocalizedTexts,
    error: string | undefined,
    onType: (words: LocalizedTexts) => void,
  ) => ({
    lang: language,
    dir: directionOf(language),
    value: words[language],
    placeholder: language === 'fr' ? '' : words.fr,
    ...(error !== undefined && { 'aria-invalid': true }),
    onChange: ({ target }: { target: { value: string } }) => {
      forgive(paths[0])
      forgive(paths[1])
      onType({ ...words, [language]: target.value })
    },
  })
  const name = localizedText(line.name, language)
  const valueLabel =
    name === ''
      ? t('product-editor.specification-value-blank', { number })
      : t('product-editor.specification-value', { name })
  return (
    <li>
      <span className="input">
        <input
          aria-label={t('product-editor.specification-name', { number })}
          maxLength={60}
          {...field(line.name, fieldErrors[paths[0]], (words) => onChange({ name: words }))}
        />
      </span>
      <span className="input">
        <input
          aria-label={valueLabel}
          maxLength={300}
          {...field(line.value, fieldErrors[paths[1]], (words) => onChange({ value: words }))}
        />
      </span>
      <IconButton
        icon={Trash2}
        label={t('product-editor.remove-of', { name: name || String(number) })}
        onClick={onRemove}
      />
      <FieldRowError text={fieldErrors[paths[0]] ?? fieldErrors[paths[1]]} />
    </li>
  )
}
