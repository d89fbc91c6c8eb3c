import { LOW_STOCK } from '#kernel/stock.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#kernel/format.ts'
import { paths } from '#web/paths.ts'
import { type ProductRow } from '#web/backoffice/products/products.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import type { VendorProductActions } from './use-product-actions.ts'

const WHOLE = /^\d{1,7}$/

/** Saved on Enter or blur, reset on Escape; a product with variants links to its editor. */
export function ProductRowStockField({
  row,
  actions,
}: {
  row: ProductRow
  actions: VendorProductActions
}) {
  const { t, language } = useTexts()
  const count = row.inventory_quantity
  const [text, setText] = useState(String(count))
  const label = t('products.stock-of', { name: row.name })
  const look = classes(
    'stock-field num',
    count === 0 ? 'is-out' : row.status === 'active' && count <= LOW_STOCK && 'is-low',
  )
  if (row.variant_count > 1)
    return (
      <Link
        className={look}
        to={paths.vendorProduct(row.id)}
        aria-label={`${t('site.label', { label })} ${formatNumber(count, language)}`}
      >
        {formatNumber(count, language)}
      </Link>
    )
  const keep = async () => {
    if (text === String(count)) return
    if (!WHOLE.test(text) || !(await actions.setStock(row, Number(text)))) setText(String(count))
  }
  return (
    <input
      className={look}
      type="text"
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={7}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value.replaceAll(/\D/g, ''))}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setText(String(count))
      }}
    />
  )
}
