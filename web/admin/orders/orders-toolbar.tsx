import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { OrderFilters } from './order-filters.tsx'
import { ADMIN_ORDER_LIST_URLS, type AdminOrderListQuery, ORDER_FILTERS } from './query.ts'
import { ORDER_SORT_OPTIONS } from './statuses.ts'

type AdminOrdersToolbarProps = {
  query: AdminOrderListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<AdminOrderListQuery>) => void
}

export function AdminOrdersToolbar({ query, isLoading, onRefresh, go }: AdminOrdersToolbarProps) {
  const { t } = useTexts()
  const used = ORDER_FILTERS.filter((name) => query[name] !== '').length
  const [isOpen, setOpen] = useState(used > 0)
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin.orders.search')}
        clearLabel={t('admin.orders.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <Button kind="quiet" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={ListFilter} size="s" />
        {t('admin.orders.filters', { count: used })}
      </Button>
      <SortSelect
        isInHeads
        sorts={ORDER_SORT_OPTIONS}
        sort={query.sort}
        onSort={(sort) => go({ sort })}
      />
      <Refresh isLoading={isLoading} onRefresh={onRefresh} />
      <ExportMenu
        path={withQuery(get('/admin/lists/orders/file'), ADMIN_ORDER_LIST_URLS.narrowed(query))}
        file="yova-orders"
      />
      {isOpen && <OrderFilters {...{ query, go }} isFiltered={used > 0} />}
    </div>
  )
}
