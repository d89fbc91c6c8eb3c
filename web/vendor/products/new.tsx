import type { MetaFunction } from 'react-router'
import { useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { ProductEditor } from '#web/backoffice/product-editor/product-editor.tsx'
import { useCategories } from '#web/backoffice/products/use-categories.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useVendorContext } from '../layout.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('products.new'), isPrivate: true }))

/** After creation the editor continues at the product's own URL. */
export default function NewVendorProductPage() {
  const { t } = useTexts()
  const { shop } = useVendorContext()
  const categories = useCategories()
  const navigate = useNavigate()
  if (categories === null) return <Spinner label={t('site.loading')} />
  return (
    <ProductEditor
      audience="vendor"
      product={null}
      shop={shop.business_name}
      categories={categories}
      onSaved={(product) => void navigate(paths.vendorProduct(product.id), { replace: true })}
      onReload={() => undefined}
    />
  )
}
