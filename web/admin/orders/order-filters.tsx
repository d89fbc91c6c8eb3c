import { PAYMENT_METHODS } from '#kernel/payment-methods.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { DateFilter, OptionFilter } from '#web/backoffice/list/list-toolbar.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas } from '#web/shared/preferences/use-wilayas.ts'
import { Button } from '#web/ui/button.tsx'
import { type AdminOrderListQuery, ORDER_FILTERS } from './query.ts'
import { PAYMENT_STATUS_OPTIONS } from './statuses.ts'

type OrderFiltersProps = {
  query: AdminOrderListQuery
  isFiltered: boolean
  go: (changes: Partial<AdminOrderListQuery>) => void
}

export function OrderFilters({ query, isFiltered, go }: OrderFiltersProps) {
  const { t } = useTexts()
  const choices = useQuery(get('/admin/reports/choices')).view
  const wilayas = useWilayas().map(({ code, name }) => ({ value: code, name: `${code} ${name}` }))
  const vendors = choices?.vendors.map((vendor) => ({
    value: vendor.id,
    name: vendor.business_name,
  }))
  const couriers = choices?.couriers.map(({ code, name }) => ({ value: code, name }))
  const methods = PAYMENT_METHODS.map(({ code }) => ({ value: code, name: t(`payment.${code}`) }))
  const states = PAYMENT_STATUS_OPTIONS.map((value) => ({
    value,
    name: t(`admin.orders.payment.${value}`),
  }))
  const onRoad = [{ value: 'yes' as const, name: t('admin.orders.on-road') }]
  const claims = (['open', 'due'] as const).map((value) => ({
    value,
    name: t(`admin.orders.filter.delivery_claim.${value}`),
  }))
  const lists = [
    ['wilaya', wilayas],
    ['vendor', vendors],
    ['courier', couriers],
    ['on_road', onRoad],
    ['delivery_claim', claims],
    ['payment_method', methods],
    ['payment_status', states],
  ] as const
  return (
    <div className="more-filters" role="group" aria-label={t('admin.orders.filters', { count: 0 })}>
      {(['from', 'until'] as const).map((side) => (
        <DateFilter
          key={side}
          label={t(`admin.orders.filter.${side}`)}
          value={query[side]}
          onChoose={(day) => go({ [side]: day })}
        />
      ))}
      {lists.map(([name, options]) => (
        <OptionFilter
          key={name}
          label={t(`admin.orders.filter.${name}`)}
          all={t('admin.orders.filter.all')}
          value={query[name]}
          choices={options ?? []}
          onChoose={(value) => go({ [name]: value })}
        />
      ))}
      {isFiltered && (
        <Button
          kind="text"
          small
          onClick={() => go(Object.fromEntries(ORDER_FILTERS.map((name) => [name, ''])))}
        >
          {t('admin.orders.filter.reset')}
        </Button>
      )}
    </div>
  )
}
