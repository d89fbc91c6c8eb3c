import { CircleAlert, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { MAX_OPTIONS } from '#kernel/product-validation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usedVariants, parseWholeNumber } from './request-body.ts'
import { newKey, EMPTY_TEXTS, type Option, type LocalizedTexts } from './product-draft.ts'
import { Section } from './form-fields.tsx'
import { FieldRowError } from './specifications-and-tiers.tsx'
import { VariantsTable } from './variants-table.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor }
const inLanguage = (words: LocalizedTexts, language: Language) => words[language] || words.fr

/** At most three options. */
export function VariantsSection({ editor }: Props) {
  const { t, language } = useTexts()
  const { draft, set, fieldErrors, forgive } = editor
  const { options } = draft
  const change = (key: string, changes: Partial<Option>) => {
    set({
      options: options.map((option) => (option.key === key ? { ...option, ...changes } : option)),
    })
    for (let index = 0; index < options.length; index++) forgive(`options[${index}].fr`)
    forgive('variants')
  }
  const add = () => {
    const [first, second] = [t('product-editor.option-colour'), t('product-editor.option-size')]
    const name = options.length === 0 ? first : options.length === 1 ? second : ''
    set({
      options: [...options, { key: newKey(), name: { ...EMPTY_TEXTS, fr: name }, values: [] }],
    })
  }
  const stock = usedVariants(draft).reduce(
    (all, { fields }) => all + (parseWholeNumber(fields.stock) ?? 0),
    0,
  )
  const hasRows = options.length > 0 && options.every(({ values }) => values.length > 0)
  return (
    <Section
      title={t('product-editor.variants')}
      aside={
        options.length < MAX_OPTIONS && (
          <Button kind="text" small onClick={add}>
            <Icon of={Plus} size="s" />
            {t('product-editor.option-add')}
          </Button>
        )
      }
    >
      {options.length === 0 && <p className="muted">{t('product-editor.variants-text')}</p>}
      {options.map((option, index) => (
        <OptionRow
          key={option.key}
          {...{ editor, option, at: index }}
          error={fieldErrors[`options[${index}].fr`]}
          onChange={(changes) => change(option.key, changes)}
          onRemove={() => set({ options: options.filter(({ key }) => key !== option.key) })}
        />
      ))}
      {hasRows && <VariantsTable editor={editor} />}
      <div role="alert">
        {fieldErrors['variants'] !== undefined && (
          <p className="field-hint field-error">
            <Icon of={CircleAlert} size="s" />
            {fieldErrors['variants']}
          </p>
        )}
      </div>
      {hasRows && (
        <p className="muted num">
          {t('product-editor.variants-stock', { count: formatNumber(stock, language) })}
        </p>
      )}
    </Section>
  )
}

type OptionRowProps = Props & {
  option: Option
  at: number
  error: string | undefined
  onChange: (changes: Partial<Option>) => void
  onRemove: () => void
}

function OptionRow({ editor, option, at: index, error, onChange, onRemove }: OptionRowProps) {
  const { t } = useTexts()
  const { language } = editor
  const name =
    inLanguage(option.name, language) || t('product-editor.option', { number: index + 1 })
  return (
    <div className="option-row">
      <span className="input">
        <input
          aria-label={t('product-editor.option', { number: index + 1 })}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={40}
          value={option.name[language]}
          placeholder={language === 'fr' ? t('product-editor.option-size') : option.name.fr}
          {...(error !== undefined && { 'aria-invalid': true })}
          onChange={({ target }) =>
            onChange({ name: { ...option.name, [language]: target.value } })
          }
        />
      </span>
      <span className="chips">
        {option.values.map((value) => (
          <Chip
            key={value.fr}
            selected
            aria-pressed={undefined}
            aria-label={t('product-editor.value-remove', { name: inLanguage(value, language) })}
            onClick={() =>
              onChange({
                values: option.values.filter((localizedTexts) => localizedTexts !== value),
              })
            }
          >
            <bdi>{inLanguage(value, language)}</bdi>
          </Chip>
        ))}
        <NewValue
          name={name}
          taken={option.values.map(({ fr }) => fr.toLowerCase())}
          onAdd={(fr) => onChange({ values: [...option.values, { ...EMPTY_TEXTS, fr }] })}
        />
      </span>
      <IconButton
        icon={Trash2}
        label={t('product-editor.option-remove', { name })}
        onClick={onRemove}
      />
      {language !== 'fr' && option.values.length > 0 && (
        <TranslatedValues {...{ option, language, onChange }} />
      )}
      <FieldRowError text={error} />
    </div>
  )
}

/** French values identify the options, so other languages only translate them. */
function TranslatedValues({
  option,
  language,
  onChange,
}: {
  option: Option
  language: Language
  onChange: (changes: Partial<Option>) => void
}) {
  return (
    <span className="option-words">
      {option.values.map((value) => (
        <span key={value.fr} className="input">
          <input
            aria-label={value.fr}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={60}
            placeholder={value.fr}
            value={value[language]}
            onChange={({ target }) =>
              onChange({
                values: option.values.map((localizedTexts) =>
                  localizedTexts === value
                    ? { ...localizedTexts, [language]: target.value }
                    : localizedTexts,
                ),
              })
            }
          />
        </span>
      ))}
    </span>
  )
}

type NewValueProps = { name: string; taken: readonly string[]; onAdd: (value: string) => void }

function NewValue({ name, taken, onAdd }: NewValueProps) {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const take = () => {
    const value = text.trim()
    if (value !== '' && !taken.includes(value.toLowerCase())) onAdd(value)
    setText('')
  }
  const add = () => {
    take()
    field.current?.focus()
  }
  return (
    <span className="new-value">
      <input
        ref={field}
        dir="auto"
        maxLength={60}
        aria-label={t('product-editor.value-new', { name })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <button type="button" className="text-link" onClick={add}>
        <Icon of={Plus} size="s" />
        {t('product-editor.value-add')}
      </button>
    </span>
  )
}
