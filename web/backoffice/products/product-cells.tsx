import { Link } from 'react-router'
import { formatAmount } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { rowLinkId } from '#web/backoffice/list/list-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { Discount, Money } from '#web/ui/money.tsx'
import { type BackofficeAudience, productApiPath, type ProductRow } from './products.ts'

export function ProductName({ row, audience }: { row: ProductRow; audience: BackofficeAudience }) {
  const { t } = useTexts()
  const details = [
    ...(row.sku === null ? [] : [<bdi key="sku">{row.sku}</bdi>]),
    ...(row.variant_count > 1
      ? [<span key="variants">{t('products.variants', { count: row.variant_count })}</span>]
      : []),
  ]
  return (
    <span className="goods-name">
      <ResponsiveImage image={row.image} alt="" sizes="40px" className="goods-thumb" />
      <span>
        <Link id={rowLinkId(row.id)} to={productApiPath(audience, row.id)}>
          <bdi>{row.name}</bdi>
        </Link>
        <small>
          {details.flatMap((detail, index) => (index === 0 ? [detail] : [' · ', detail]))}
        </small>
      </span>
    </span>
  )
}

export function RowPrice({ row, audience }: { row: ProductRow; audience: BackofficeAudience }) {
  const { language } = useTexts()
  return (
    <span className="goods-price">
      <Money
        dinars={row.price}
        language={language}
        audience={audience === 'admin' ? 'admin' : 'shop'}
      />
      {row.compare_at_price !== null && (
        <small>
          <s className="num">{formatAmount(fromDinars(row.compare_at_price), language)}</s>{' '}
          <Discount percent={row.discount_percent} language={language} />
        </small>
      )}
    </span>
  )
}

type DeleteDialogProps = {
  product: Pick<ProductRow, 'id' | 'name'> | null
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

export function DeleteProductDialog({ product, isBusy, onClose, onConfirm }: DeleteDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog
      open={product !== null}
      onClose={onClose}
      title={t('products.delete.title', { name: product?.name ?? '' })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('products.cancel')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t('products.delete')}
          </Button>
        </>
      }
    >
      <p className="dialog-text">{t('products.delete.text')}</p>
    </Dialog>
  )
}

type CategoryFilterProps = {
  categories: readonly { slug: string; name: string }[]
  value: string
  onChoose: (slug: string) => void
}

export function CategoryFilter({ categories, value, onChoose }: CategoryFilterProps) {
  const { t } = useTexts()
  return (
    <label className="state-filter">
      <span>{t('products.filter.category')}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="all">{t('products.filter.every-category')}</option>
        {value !== 'all' && !categories.some(({ slug }) => slug === value) && (
          <option value={value}>{value}</option>
        )}
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
