import { CheckCheck, Download, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { get, withQuery } from '#web/shared/api/endpoint.ts'
import { useSaveFile } from '#web/backoffice/files/use-save-file.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { SortSelect } from '#web/backoffice/list/sort-header.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import type { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  PAYMENT_FILTERS,
  VENDOR_ORDER_LIST_URLS,
  VENDOR_ORDER_SORTS,
  type VendorOrderListQuery,
} from './query.ts'

type VendorOrdersToolbarProps = {
  query: VendorOrderListQuery
  wilayas: ReturnType<typeof useWilayas>
  couriers: readonly { code: string; name: string }[]
  isLoading: boolean
  isSelecting: boolean
  onSelecting: () => void
  onRefresh: () => void
  go: (changes: Partial<VendorOrderListQuery>) => void
}

export function VendorOrdersToolbar(props: VendorOrdersToolbarProps) {
  const { query, isLoading, isSelecting, onSelecting, onRefresh, go } = props
  const { t } = useTexts()
  const { wilaya, payment, courier, placed_from: from, placed_until: until } = query
  const isFiltered =
    [wilaya, courier, from, until].some((value) => value !== '') || payment !== 'all'
  const [isOpen, setOpen] = useState(isFiltered)
  const filters = useId()
  return (
    <div className="tool-bar">
      <SearchField
        label={t('vendor-orders.search')}
        clearLabel={t('vendor-orders.search-clear')}
        value={query.search}
        onSearch={(search) => go({ search })}
      />
      <Button
        kind={isFiltered ? 'outline' : 'quiet'}
        small
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} size="s" />
        {t('vendor-orders.filters')}
      </Button>
      <SortSelect sorts={VENDOR_ORDER_SORTS} sort={query.sort} onSort={(sort) => go({ sort })} />
      {!isSelecting && (
        <Button kind="quiet" small className="only-mobile push" onClick={onSelecting}>
          <Icon of={CheckCheck} size="s" />
          {t('vendor-orders.selecting')}
        </Button>
      )}
      <ExportOrdersButton query={query} />
      <Refresh isLoading={isLoading} onRefresh={onRefresh} />
      {isOpen && <OrderFilters id={filters} {...props} />}
    </div>
  )
}

function OrderFilters(props: VendorOrdersToolbarProps & { id: string }) {
  const { id, query, wilayas, couriers, go } = props
  const { t } = useTexts()
  const courierName = (code: string) =>
    couriers.find((courier) => courier.code === code)?.name ?? t('vendor-orders.every-courier')
  return (
    <div id={id} className="order-filters" role="group" aria-label={t('vendor-orders.filters')}>
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
      <ChoiceFilter
        label={t('vendor-orders.payment')}
        values={PAYMENT_FILTERS}
        value={query.payment}
        nameOf={(payment) => t(`vendor-orders.payment.${payment}`)}
        onChoose={(payment) => go({ payment })}
      />
      {couriers.length > 0 && (
        <ChoiceFilter
          label={t('vendor-orders.courier')}
          values={['', ...couriers.map(({ code }) => code)]}
          value={query.courier}
          nameOf={courierName}
          onChoose={(courier) => go({ courier })}
        />
      )}
      {(['placed_from', 'placed_until'] as const).map((name) => (
        <label key={name} className="state-filter">
          <span>{t(`vendor-orders.${name}`)}</span>
          <input
            type="date"
            value={query[name]}
            onChange={({ target }) => go({ [name]: target.value })}
          />
        </label>
      ))}
    </div>
  )
}

/** The orders as they are filtered and sorted. */
function ExportOrdersButton({ query }: { query: VendorOrderListQuery }) {
  const { t } = useTexts()
  const { isBusy, save } = useSaveFile()
  const path = withQuery(get('/vendor/orders/list/file'), VENDOR_ORDER_LIST_URLS.narrowed(query))
  return (
    <Button kind="quiet" small busy={isBusy} onClick={() => void save(path, 'yova-orders.csv')}>
      {!isBusy && <Icon of={Download} size="s" />}
      {t('vendor-orders.export')}
    </Button>
  )
}
