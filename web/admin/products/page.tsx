import { del, get, put, withQuery } from '#web/shared/api/endpoint.ts'
import { TableSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/panel/side-panel.css'
import '#web/backoffice/products/products.css'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { formatNumber } from '#kernel/format.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { ProductDialog } from '#web/backoffice/product-editor/product-dialog.tsx'
import { CategoryFilter, DeleteProductDialog } from '#web/backoffice/products/product-cells.tsx'
import {
  isState,
  type ProductRow,
  type ProductListQuery,
  PRODUCT_SORT_OPTIONS,
  PRODUCT_STATUS_OPTIONS,
} from '#web/backoffice/products/products.ts'
import { useProductAction } from '#web/backoffice/products/use-product-action.ts'
import { useProductList } from '#web/backoffice/products/use-product-list.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { ProductsBulkBar } from '#web/backoffice/products/bulk-bar.tsx'
import { ListWideEditStatus } from '#web/backoffice/products/list-wide-edit.tsx'
import { useListWideEdit } from '#web/backoffice/products/use-list-wide-edit.ts'
import { useSelection } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProductCards, ProductsTable } from './products-list.tsx'
import { ProductSummaryCards } from './summary-cards.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('products.title-admin'), isPrivate: true }))

export default function AdminProductsPage() {
  const { t } = useTexts()
  const { addresses, query, go, list, filters } = useProductList('admin')
  const products = useProductAction('admin', list.refresh)
  const { busy, act } = products
  const selection = useSelection(
    (list.view?.items ?? []).map(({ id }) => id),
    filters,
  )
  const whole = useListWideEdit('admin', list.refresh)
  const [isAdding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<ProductRow | null>(null)

  const actions = {
    busy,
    onStatus: (row: ProductRow, status: ProductRow['status']) =>
      void act(row.id, {
        ...put('/admin/products/{id}/status', { id: row.id }, { status }),
        done: t('products.status-set'),
        failed: 'products.status-failed',
      }),
    onFeatured: (row: ProductRow, featured: boolean) =>
      void act(row.id, {
        ...put('/admin/products/{id}/featured', { id: row.id }, { featured }),
        done: t(featured ? 'products.featured-on' : 'products.featured-off'),
        failed: 'products.featured-failed',
      }),
    onDelete: setDeleting,
  }
  const remove = async () => {
    if (!deleting) return
    await act(deleting.id, {
      ...del('/admin/products/{id}', { id: deleting.id }),
      done: t('products.deleted'),
      failed: 'products.delete-failed',
    })
    setDeleting(null)
  }
  return (
    <div className="back-office-page">
      <div className="page-head">
        <h1>{t('products.title-admin')}</h1>
        <span className="page-acts">
          <ExportMenu
            path={withQuery(get('/admin/lists/products/file'), addresses.narrowed(query))}
            file="yova-products"
          />
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <Icon of={Plus} size="s" />
            {t('products.new')}
          </Button>
        </span>
      </div>
      <ProductSummaryCards counts={list.view?.counts ?? null} hasFailed={list.state === 'failed'} />
      <ListWideEditStatus edit={whole} />
      <section className="card table-card" aria-label={t('products.list')}>
        <ToolBar
          {...{ query, go }}
          categories={list.view?.categories ?? []}
          total={list.view?.total ?? null}
        />
        <ListBody
          texts="products"
          addresses={addresses}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<TableSkeleton columns={4} />}
          onRetry={list.refresh}
        >
          {(rows, isTable) =>
            isTable ? (
              <ProductsTable
                {...{ rows, selection, sort: query.sort, ...actions }}
                onSort={(sort) => go({ sort })}
              />
            ) : (
              <ProductCards {...{ rows, selection }} {...actions} />
            )
          }
        </ListBody>
      </section>
      <ProductsBulkBar {...{ selection, products, query, whole }} total={list.view?.total ?? 0} />
      <DeleteProductDialog
        product={deleting}
        isBusy={busy !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void remove()}
      />
      <ProductDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onCreated={() => {
          setAdding(false)
          list.refresh()
        }}
      />
    </div>
  )
}

type ToolBarProps = {
  query: ProductListQuery
  categories: readonly { slug: string; name: string }[]
  total: number | null
  go: (changes: Partial<ProductListQuery>) => void
}

function ToolBar({ query, categories, total, go }: ToolBarProps) {
  const { t, language } = useTexts()
  return (
    <div className="tool-bar">
      <SearchField
        label={t('products.search-admin')}
        clearLabel={t('products.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <label className="state-filter">
        <span>{t('products.filter.status')}</span>
        <select
          value={query.state}
          onChange={({ target }) => {
            if (isState(target.value)) go({ state: target.value })
          }}
        >
          <option value="all">{t('products.filter.every-status')}</option>
          {PRODUCT_STATUS_OPTIONS.map((status) => (
            <option key={status} value={status}>
              {t(`products.status.${status}`)}
            </option>
          ))}
          {(['low', 'out'] as const).map((stock) => (
            <option key={stock} value={stock}>
              {t(`products.tab.${stock}`)}
            </option>
          ))}
        </select>
      </label>
      <CategoryFilter
        categories={categories}
        value={query.category}
        onChoose={(category) => go({ category })}
      />
      <SortSelect sorts={PRODUCT_SORT_OPTIONS} sort={query.sort} onSort={(sort) => go({ sort })} />
      {total !== null && (
        <span className="goods-total num only-desktop" aria-hidden="true">
          {t('products.found', { count: total }).replace(
            String(total),
            formatNumber(total, language),
          )}
        </span>
      )}
    </div>
  )
}
