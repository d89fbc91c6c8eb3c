import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { directionOf, type Language, localizedText } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EMPTY_TEXTS, type Option } from './product-draft.ts'
import { FieldRowError } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

type OptionRowProps = {
  editor: Editor
  option: Option
  at: number
  error: string | undefined
  onChange: (changes: Partial<Option>) => void
  onRemove: () => void
}

export function OptionRow({
  editor,
  option,
  at: index,
  error,
  onChange,
  onRemove,
}: OptionRowProps) {
  const { t } = useTexts()
  const { language } = editor
  const name =
    localizedText(option.name, language) || t('product-editor.option', { number: index + 1 })
  return (
    <div className="option-row">
      <span className="input">
        <input
          aria-label={t('product-editor.option', { number: index + 1 })}
          lang={language}
          dir={directionOf(language)}
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
            aria-label={t('product-editor.value-remove', { name: localizedText(value, language) })}
            onClick={() =>
              onChange({
                values: option.values.filter((localizedTexts) => localizedTexts !== value),
              })
            }
          >
            <bdi>{localizedText(value, language)}</bdi>
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
            dir={directionOf(language)}
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
