import { useTexts } from '#web/shared/i18n/texts.ts'
import { ChoiceSelect, RadioCard, Switch } from '#web/ui/field.tsx'
import { PRODUCT_STATUS_OPTIONS } from '../products/products.ts'
import { EditorSection } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

type Props = { editor: Editor }

export function StatusSection({ editor }: Props) {
  const { t } = useTexts()
  const { draft, set } = editor
  return (
    <EditorSection title={t('product-editor.status')}>
      <div role="radiogroup" aria-label={t('product-editor.status')} className="status-choices">
        {PRODUCT_STATUS_OPTIONS.map((status) => (
          <RadioCard
            key={status}
            name="status"
            title={t(`products.own-status.${status}`)}
            checked={draft.status === status}
            onChange={() => set({ status })}
          >
            {t(
              status === 'draft' && editor.audience === 'admin'
                ? 'product-editor.status.draft-admin'
                : `product-editor.status.${status}`,
            )}
          </RadioCard>
        ))}
      </div>
      {editor.audience === 'admin' && <FeaturedField editor={editor} />}
    </EditorSection>
  )
}

/** Compact form of `StatusSection`. */
export function StatusField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <ChoiceSelect
      name="status"
      label={t('product-editor.status')}
      value={editor.draft.status}
      choices={['draft', 'active', 'archived']}
      nameOf={(status) => t(`products.status.${status}`)}
      onChoose={(status) => editor.set({ status })}
    />
  )
}

/** For admins only: features the product on the home page. */
export function FeaturedField({ editor }: Props) {
  const { t } = useTexts()
  return (
    <Switch
      className="featured-field"
      label={
        <>
          <b>{t('product-editor.featured')}</b>
          <small>{t('product-editor.featured-text')}</small>
        </>
      }
      checked={editor.draft.featured}
      onChange={({ target }) => editor.set({ featured: target.checked })}
    />
  )
}
