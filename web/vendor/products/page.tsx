import { get } from '#web/shared/api/endpoint.ts'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/panel/side-panel.css'
import '#web/backoffice/products/products.css'
import { Download, Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { paths } from '#web/paths.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { CategoryFilter, DeleteProductDialog } from '#web/backoffice/products/product-cells.tsx'
import { type ProductRow, PRODUCT_SORT_OPTIONS } from '#web/backoffice/products/products.ts'
import { useProductAction } from '#web/backoffice/products/use-product-action.ts'
import { useProductList } from '#web/backoffice/products/use-product-list.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { useSelection } from '#web/backoffice/list/selection.tsx'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SavedViewLinks } from '../saved-views/saved-view-links.tsx'
import { ProductsBulkBar } from '#web/backoffice/products/bulk-bar.tsx'
import { ListWideEditStatus } from '#web/backoffice/products/list-wide-edit.tsx'
import { useListWideEdit } from '#web/backoffice/products/use-list-wide-edit.ts'
import { VendorProductCards, VendorProductsTable } from './products-list.tsx'
import { ProductStatusTabs } from './status-tabs.tsx'
import { useVendorProductActions } from './use-product-actions.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('products.title'), isPrivate: true }))

export default function VendorProductsPage() {
  const { t } = useTexts()
  const { addresses, query, go, list, filters } = useProductList('vendor')
  const products = useProductAction('vendor', list.refresh)
  const [deleting, setDeleting] = useState<ProductRow | null>(null)
  const actions = useVendorProductActions(products, setDeleting)
  const selection = useSelection(
    (list.view?.items ?? []).map(({ id }) => id),
    filters,
  )
  const whole = useListWideEdit('vendor', list.refresh)

  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('products.title')}</h1>
        <ButtonLink to={paths.vendorNewProduct()}>
          <Icon of={Plus} size="s" />
          {t('products.new')}
        </ButtonLink>
      </div>
      <div className="goods-head">
        <ProductStatusTabs query={query} counts={list.view?.counts ?? null} />
        <div className="goods-files">
          <ButtonLink kind="quiet" small to={paths.vendorImport()}>
            <Icon of={Upload} size="s" />
            {t('products.import')}
          </ButtonLink>
          <ExportButton />
        </div>
      </div>
      <SavedViewLinks list="products" {...{ addresses, query }} />
      <ListWideEditStatus edit={whole} />
      <section className="card table-card" aria-label={t('products.list')}>
        <div className="tool-bar">
          <SearchField
            label={t('products.search')}
            clearLabel={t('products.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <CategoryFilter
            categories={list.view?.categories ?? []}
            value={query.category}
            onChoose={(category) => go({ category })}
          />
          <SortSelect
            sorts={PRODUCT_SORT_OPTIONS}
            sort={query.sort}
            onSort={(sort) => go({ sort })}
          />
        </div>
        <ListBody
          texts="products"
          addresses={addresses}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<TableSkeleton columns={4} />}
          onRetry={list.refresh}
        >
          {(items, isTable) =>
            isTable ? (
              <VendorProductsTable
                rows={items}
                {...{ actions, selection, sort: query.sort }}
                onSort={(sort) => go({ sort })}
              />
            ) : (
              <VendorProductCards rows={items} {...{ actions, selection }} />
            )
          }
        </ListBody>
      </section>
      <ProductsBulkBar {...{ selection, products, query, whole }} total={list.view?.total ?? 0} />
      <DeleteProductDialog
        product={deleting}
        isBusy={products.busy !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void (deleting && actions.remove(deleting).then(() => setDeleting(null)))}
      />
    </div>
  )
}

/** In the columns of the import. */
function ExportButton() {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  return (
    <Button
      kind="quiet"
      small
      busy={isBusy}
      onClick={() =>
        void save(get('/vendor/exports/products', { format: 'csv' }), 'yova-products.csv')
      }
    >
      {!isBusy && <Icon of={Download} size="s" />}
      {t('products.export')}
    </Button>
  )
}
