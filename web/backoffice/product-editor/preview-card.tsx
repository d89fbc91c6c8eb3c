import { formatAmount } from '#kernel/format.ts'
import { discountPercent, fromDinars } from '#kernel/money.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Discount, Money } from '#web/ui/money.tsx'
import { parseAmount } from './request-body.ts'
import { EditorSection } from './form-fields.tsx'
import type { Editor } from './use-editor.ts'

export function PreviewCard({ editor, shop }: { editor: Editor; shop: string }) {
  const { t, language } = useTexts()
  const { draft } = editor
  const [main] = draft.images
  const price = parseAmount(draft.price)
  const compareAt = parseAmount(draft.compare_at_price)
  const percent =
    price === null || compareAt === null
      ? 0
      : discountPercent(fromDinars(price), fromDinars(compareAt))
  const name = draft.name[editor.language] || draft.name.fr
  return (
    <EditorSection title={t('product-editor.preview')}>
      <div className="preview-card">
        <span className="preview-picture">
          <ResponsiveImage
            image={main ? { ...main, width: 400, height: 400, dominant_color: null } : null}
            alt=""
            sizes="260px"
          />
          {percent > 0 && <Discount percent={percent} language={language} />}
        </span>
        {shop !== '' && (
          <small className="muted">
            <bdi>{shop}</bdi>
          </small>
        )}
        <b dir="auto">{name || t('product-editor.preview-name')}</b>
        {price !== null && (
          <p className="price">
            <Money dinars={price} language={language} />{' '}
            {percent > 0 && compareAt !== null && (
              <s className="num">{formatAmount(fromDinars(compareAt), language)}</s>
            )}
          </p>
        )}
      </div>
    </EditorSection>
  )
}
