import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { WilayaName } from '#web/backoffice/format/wilaya-name.tsx'
import { bulk, defineResource } from '#web/backoffice/resource/resource.ts'
import { Count } from '#web/ui/money.tsx'
import { type VendorRow, VENDOR_ACTIONS } from './actions.ts'
import { VendorPanel } from './panel.tsx'
import { VendorBadges } from './vendor-badges.tsx'
import { VendorRowActions } from './row-actions.tsx'

const phoneOf = ({ business_phone: phone }: VendorRow) =>
  phone !== null && (
    <bdi dir="ltr" className="num">
      {formatPhoneDisplay(phone)}
    </bdi>
  )

export const vendors = defineResource({
  page: paths.adminVendors(),
  open: 'vendor',
  api: get('/admin/vendors'),
  filters: {
    state: ['all', 'pending', 'verified', 'rejected', 'active', 'inactive', 'changed'],
    sort: ['newest', 'oldest', 'name_asc', 'name_desc'],
  },
  texts: 'admin.vendors',
  label: 'admin.vendors.list',
  openLabel: 'admin.vendors.open',
  search: { label: 'admin.vendors.search', clear: 'admin.vendors.search-clear' },
  nameOf: (row) => row.business_name,
  about: ({ business_city: city, business_wilaya: wilaya }, { t }) => (
    <>
      {city !== null && <bdi>{city}</bdi>}
      {city !== null && wilaya !== null && t('admin.vendors.comma')}
      {wilaya !== null && <WilayaName code={wilaya} />}
    </>
  ),
  first: {
    label: 'admin.vendors.column.business',
    sorts: { ascending: 'name_asc', descending: 'name_desc' },
  },
  columns: [
    {
      id: 'contact',
      label: 'admin.vendors.column.contact',
      yields: 2,
      cell: (row) => (
        <>
          {phoneOf(row)}
          <small>
            <bdi dir="ltr">{row.business_email}</bdi>
          </small>
        </>
      ),
    },
    {
      id: 'status',
      label: 'admin.vendors.column.status',
      cell: (row) => (
        <span className="cell-badges">
          <VendorBadges vendor={row} />
        </span>
      ),
    },
    {
      id: 'products',
      label: 'admin.vendors.column.products',
      isNumber: true,
      cell: (row, { language }) => <Count value={row.product_count} language={language} />,
    },
    {
      id: 'orders',
      label: 'admin.vendors.column.orders',
      isNumber: true,
      cell: (row, { language }) => <Count value={row.order_count} language={language} />,
    },
  ],
  card: (row, { t }) => (
    <>
      {phoneOf(row)}
      <small>
        {t('admin.vendors.product-count', { count: row.product_count })} ·{' '}
        {t('admin.vendors.order-count', { count: row.order_count })}
      </small>
    </>
  ),
  cardEnd: (row) => <VendorBadges vendor={row} />,
  choices: [
    {
      filter: 'state',
      label: 'admin.vendors.filter',
      nameOf: (state) => `admin.vendors.state.${state}`,
    },
  ],
  bulk: [
    bulk({
      label: 'admin.vendors.bulk.approve',
      isFor: (row: VendorRow) => row.verification_status === 'pending',
      action: VENDOR_ACTIONS.approve,
      input: false,
    }),
    bulk({
      label: 'admin.vendors.bulk.deactivate',
      isFor: (row: VendorRow) => row.is_active,
      action: VENDOR_ACTIONS.setActivity,
      input: false,
    }),
    bulk({
      label: 'admin.vendors.bulk.activate',
      isFor: (row: VendorRow) => !row.is_active,
      action: VENDOR_ACTIONS.setActivity,
      input: true,
    }),
  ],
  exported: { path: get('/admin/lists/vendors/file'), file: 'yova-vendors' },
  live: ['bell'],
  panel: VendorPanel,
  rowActions: VendorRowActions,
})
