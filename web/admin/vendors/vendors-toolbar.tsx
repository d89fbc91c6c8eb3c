import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import type { VendorListQuery } from './query.ts'
import { VENDOR_STATE_FILTERS, VENDOR_SORT_OPTIONS } from './vendor-status.ts'

type VendorsToolbarProps = {
  query: VendorListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<VendorListQuery>) => void
}

export function VendorsToolbar({ query, isLoading, onRefresh, go }: VendorsToolbarProps) {
  const { t } = useTexts()
  return (
    <div className="tool-bar">
      <SearchField
        label={t('admin.vendors.search')}
        clearLabel={t('admin.vendors.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <ChoiceFilter
        className="push"
        label={t('admin.vendors.filter')}
        values={VENDOR_STATE_FILTERS}
        value={query.state}
        nameOf={(state) => t(`admin.vendors.state.${state}`)}
        onChoose={(state) => go({ state })}
      />
      <SortSelect sorts={VENDOR_SORT_OPTIONS} sort={query.sort} onSort={(sort) => go({ sort })} />
      <Refresh isLoading={isLoading} onRefresh={onRefresh} isLast={false} />
    </div>
  )
}
