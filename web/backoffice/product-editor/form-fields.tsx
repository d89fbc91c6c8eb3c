import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { directionOf, languageName, LANGUAGES } from '#kernel/locale.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { LocalizedTexts } from './product-draft.ts'
import type { Editor } from './use-editor.ts'

export type LocalizedFormContext = Pick<
  Editor,
  'fieldErrors' | 'forgive' | 'language' | 'setLanguage'
>

export function EditorSection({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="card editor-section">
      <div className="editor-section-head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function FieldRowError({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="field-hint field-error">
      <Icon of={CircleAlert} size="s" />
      {text}
    </p>
  )
}

/** The error disappears while the user types. */
const fieldOf = ({ fieldErrors, forgive }: LocalizedFormContext, path: string) => ({
  error: fieldErrors[path] ?? null,
  onInput: () => forgive(path),
})

type InputProps = ComponentProps<typeof Input>
type TextFieldProps = Omit<InputProps, 'onChange' | 'value'> & {
  editor: LocalizedFormContext
  path: string
  value: string
  onType: (value: string) => void
}

export const TextField = ({ editor, path, onType, ...rest }: TextFieldProps) => (
  <Input
    {...rest}
    {...fieldOf(editor, path)}
    name={path}
    onChange={({ target }) => onType(target.value)}
  />
)

export const NumberField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="numeric" min={0} step={1} dir="ltr" />
)
/** In dinars with centimes. */
export const AmountField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="decimal" min={0} step={0.01} dir="ltr" />
)

type WordsFieldProps = {
  editor: LocalizedFormContext
  path: string
  label: string
  words: LocalizedTexts
  most: number
  isArea?: boolean
  optional?: string
  required?: boolean
  onType: (words: LocalizedTexts) => void
}

/** The French text is the placeholder of a missing translation. */
export function LocalizedTextField(props: WordsFieldProps) {
  const { editor, path, label, words, most: limit, isArea, onType, ...rest } = props
  const { t } = useTexts()
  const { language } = editor
  const count = t('product-editor.count-of', { count: words[language].length, most: limit })
  const control = {
    ...rest,
    ...fieldOf(editor, `${path}.${language}`),
    label,
    lang: language,
    dir: directionOf(language),
    name: `${path}.${language}`,
    maxLength: limit,
    value: words[language],
    placeholder: language === 'fr' ? '' : words.fr,
    hint: (
      <bdi dir="ltr" className="num">
        {count}
      </bdi>
    ),
  } as const
  const type = (text: string) => onType({ ...words, [language]: text })
  return isArea ? (
    <TextArea {...control} rows={4} onChange={({ target }) => type(target.value)} />
  ) : (
    <Input {...control} onChange={({ target }) => type(target.value)} />
  )
}

export function LanguageTabs({
  editor,
}: {
  editor: Pick<LocalizedFormContext, 'language' | 'setLanguage'>
}) {
  const { t } = useTexts()
  return (
    <span className="segments" role="group" aria-label={t('product-editor.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === editor.language}
          onClick={() => editor.setLanguage(language)}
        >
          {languageName(language)}
        </button>
      ))}
    </span>
  )
}
