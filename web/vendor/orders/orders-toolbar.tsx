import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { CheckCheck } from 'lucide-react'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { VendorOrderListQuery } from './query.ts'

type VendorOrdersToolbarProps = {
  query: VendorOrderListQuery
  wilayas: ReturnType<typeof useWilayas>
  isLoading: boolean
  isSelecting: boolean
  onSelecting: () => void
  onRefresh: () => void
  go: (changes: Partial<VendorOrderListQuery>) => void
}

export function VendorOrdersToolbar(props: VendorOrdersToolbarProps) {
  const { query, wilayas, isLoading, isSelecting, onSelecting, onRefresh, go } = props
  const { t } = useTexts()
  return (
    <div className="tool-bar">
      <SearchField
        label={t('vendor-orders.search')}
        clearLabel={t('vendor-orders.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <span className="input input-select wilaya-filter">
        <select
          aria-label={t('vendor-orders.wilaya')}
          value={query.wilaya}
          onChange={(event) => go({ wilaya: event.target.value })}
        >
          <option value="">{t('vendor-orders.wilaya')}</option>
          {wilayas.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </select>
      </span>
      {!isSelecting && (
        <Button kind="quiet" small className="only-mobile push" onClick={onSelecting}>
          <Icon of={CheckCheck} size="s" />
          {t('vendor-orders.selecting')}
        </Button>
      )}
      <Refresh isLoading={isLoading} onRefresh={onRefresh} />
    </div>
  )
}
