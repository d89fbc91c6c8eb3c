import { useTexts } from '#web/shared/i18n/texts.ts'
import { Select } from '#web/ui/field.tsx'
import type { LeafCategory } from '../products/use-categories.ts'
import {
  LanguageTabs,
  NumberField,
  EditorSection,
  TextField,
  LocalizedTextField,
} from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

const LONGEST_NAME = 120
const LONGEST_DESCRIPTION = 4000
const LONGEST_SKU = 64

type Props = { editor: Editor }

export function InformationSection({
  editor,
  categories,
}: Props & { categories: readonly LeafCategory[] }) {
  const { t } = useTexts()
  return (
    <EditorSection
      title={t('product-editor.informations')}
      aside={<LanguageTabs editor={editor} />}
    >
      <NameField editor={editor} />
      <DescriptionField editor={editor} />
      <div className="editor-pair">
        <CategoryField editor={editor} categories={categories} />
        {editor.draft.options.length === 0 && <SkuField editor={editor} />}
      </div>
      {editor.draft.options.length === 0 && (
        <div className="editor-pair">
          <EditorStockField editor={editor} />
        </div>
      )}
    </EditorSection>
  )
}

export function NameField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <LocalizedTextField
      editor={editor}
      path="name"
      label={t('product-editor.name')}
      words={editor.draft.name}
      most={LONGEST_NAME}
      required={editor.language === 'fr'}
      onType={(name) => editor.set({ name })}
    />
  )
}

export function DescriptionField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <LocalizedTextField
      editor={editor}
      path="description"
      label={t('product-editor.description')}
      optional={t('product-editor.optional')}
      words={editor.draft.description}
      most={LONGEST_DESCRIPTION}
      isArea
      onType={(description) => editor.set({ description })}
    />
  )
}

const NO_CATEGORY = 'none'

export function CategoryField({
  editor,
  categories,
}: Props & { categories: readonly LeafCategory[] }) {
  const { t } = useTexts()
  return (
    <Select
      name="category"
      error={editor.fieldErrors['category']}
      label={t('product-editor.category')}
      value={editor.draft.category || NO_CATEGORY}
      onChange={({ target }) => {
        editor.set({ category: target.value })
        editor.forgive('category')
      }}
    >
      {editor.draft.category === '' && (
        <option value={NO_CATEGORY} disabled>
          {t('product-editor.category-choose')}
        </option>
      )}
      {categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}

export function SkuField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <TextField
      editor={editor}
      path="sku"
      label={t('product-editor.sku')}
      optional={t('product-editor.optional')}
      dir="ltr"
      maxLength={LONGEST_SKU}
      autoComplete="off"
      value={editor.draft.sku}
      onType={(sku) => editor.set({ sku })}
    />
  )
}

export function EditorStockField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <NumberField
      editor={editor}
      path="inventory_quantity"
      label={t('product-editor.stock')}
      value={editor.draft.stock}
      onType={(stock) => editor.set({ stock })}
    />
  )
}
