import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import type { Selection } from '#web/backoffice/list/selection.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { useDuties } from '../admin-session.tsx'
import type { VendorListQuery } from './query.ts'
import { VENDOR_STATE_FILTERS, VENDOR_SORT_OPTIONS, type VendorRow } from './vendor-status.ts'
import { VendorsBulkBar } from './vendors-bulk-bar.tsx'

type VendorsToolbarProps = ToolBarProps & {
  selection: Selection
  rows: readonly VendorRow[]
  onSettled: () => void
}

export function VendorsToolbar({ selection, rows, onSettled, ...tools }: VendorsToolbarProps) {
  const { opens } = useDuties()
  if (selection.ids.length === 0 || !opens('moderation_decisions')) return <ToolBar {...tools} />
  return <VendorsBulkBar {...{ selection, rows, onSettled }} />
}

type ToolBarProps = {
  query: VendorListQuery
  isLoading: boolean
  onRefresh: () => void
  go: (changes: Partial<VendorListQuery>) => void
}

function ToolBar({ query, isLoading, onRefresh, go }: ToolBarProps) {
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
