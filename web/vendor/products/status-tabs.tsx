import { Link } from 'react-router'
import {
  PRODUCT_LIST_URLS,
  type ProductsPage,
  type ProductListQuery,
  type ProductState,
} from '#web/backoffice/products/products.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Count } from '#web/ui/money.tsx'

const TABS: readonly { state: ProductState; of: keyof ProductsPage['counts'] }[] = [
  { state: 'all', of: 'total' },
  { state: 'active', of: 'active' },
  { state: 'draft', of: 'draft' },
  { state: 'archived', of: 'archived' },
  { state: 'low', of: 'low' },
]

type StatusTabsProps = { query: ProductListQuery; counts: ProductsPage['counts'] | null }

export function ProductStatusTabs({ query, counts }: StatusTabsProps) {
  const { t, language } = useTexts()
  return (
    <nav className="status-tabs" aria-label={t('products.tabs')}>
      {TABS.map(({ state, of: id }) => {
        const count = counts?.[id] ?? null
        return (
          <Link
            key={state}
            to={PRODUCT_LIST_URLS.vendor.address(query, { state })}
            replace
            preventScrollReset
            aria-current={state === query.state ? 'true' : undefined}
          >
            {t(`products.tab.${state}`)}
            {count !== null && <Count value={count} language={language} />}
          </Link>
        )
      })}
    </nav>
  )
}
