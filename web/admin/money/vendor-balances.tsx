import { del, get, withQuery } from '#web/shared/api/endpoint.ts'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { VendorBalanceRowView } from '#capabilities/payouts/ledger.contract.ts'
import { ExportMenu } from '#web/backoffice/list/export-menu.tsx'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { ChoiceFilter, Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import {
  VENDOR_BALANCE_FILTER_OPTIONS,
  VENDOR_BALANCE_SORT_OPTIONS,
  SHOPS,
  moneySectionPath,
} from './queries.ts'
import { MoneyAmount } from './money-cells.tsx'
import { VendorActions, type VendorActs } from './vendor-actions.tsx'
import { VendorChargeDialog } from './vendor-charge-dialog.tsx'
import { RecordedSettlements } from './recorded-settlements.tsx'
import { SettlementDialog } from './settlement-dialog.tsx'
import { PayoutHoldDialog } from './payout-hold-dialog.tsx'

export function VendorBalances() {
  const { t } = useTexts()
  const { query, go } = useListQuery(SHOPS)
  const list = useQuery(SHOPS.path(query), { isCached: true })
  const [holding, setHolding] = useState<VendorBalanceRowView | null>(null)
  const [settling, setSettling] = useState<VendorBalanceRowView | null>(null)
  const [charging, setCharging] = useState<VendorBalanceRowView | null>(null)
  const [recorded, setRecorded] = useState(0)
  const { isBusy, act } = useMutation(list.refresh)
  const release = (shop: VendorBalanceRowView) =>
    act({
      ...del('/admin/money/vendors/{id}/hold', { id: shop.id }),
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
  const rowProps = {
    isBusy,
    onHold: setHolding,
    onSettle: setSettling,
    onCharge: setCharging,
    onRelease: (shop: VendorBalanceRowView) => void release(shop),
  }
  return (
    <>
      <RecordedSettlements key={recorded} onDone={list.refresh} />
      <StatusTabs
        label={t('admin-money.shops.filter')}
        statuses={VENDOR_BALANCE_FILTER_OPTIONS}
        current={query.show}
        addressOf={(show) => SHOPS.address(query, { show })}
        nameOf={(show) => t(`admin-money.shops.show.${show}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.shops')}>
        <div className="tool-bar">
          <SearchField
            label={t('admin-money.shops.search')}
            clearLabel={t('admin-money.ledger.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <ChoiceFilter
            label={t('admin-money.shops.sort')}
            values={VENDOR_BALANCE_SORT_OPTIONS}
            value={query.sort}
            nameOf={(sort) => t(`admin-money.shops.sort.${sort}`)}
            onChoose={(sort) => go({ sort })}
          />
          <span className="push">
            <ExportMenu
              path={withQuery(get('/admin/lists/vendor-balances/file'), SHOPS.narrowed(query))}
              file="yova-vendor-balances"
            />
          </span>
          <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
        </div>
        <ListBody
          texts="admin-money.shops"
          addresses={SHOPS}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows, isTable) =>
            isTable ? (
              <Table rows={rows} {...rowProps} />
            ) : (
              <ul className="finance-rows finance-shops" aria-label={t('admin-money.shops')}>
                {rows.map((shop) => (
                  <Shop key={shop.id} shop={shop} {...rowProps} />
                ))}
              </ul>
            )
          }
        </ListBody>
      </section>
      <PayoutHoldDialog
        key={holding?.id ?? ''}
        shop={holding}
        onClose={() => setHolding(null)}
        onDone={list.refresh}
      />
      <VendorChargeDialog
        key={`charge ${charging?.id ?? ''}`}
        shop={charging}
        onClose={() => setCharging(null)}
      />
      <SettlementDialog
        key={`settle ${settling?.id ?? ''}`}
        shop={settling}
        onClose={() => setSettling(null)}
        onDone={() => setRecorded((count) => count + 1)}
      />
    </>
  )
}

const COLUMNS = ['shop', 'balance', 'paying', 'payouts'] as const

function Table({ rows, ...acts }: VendorActs & { rows: readonly VendorBalanceRowView[] }) {
  const { t } = useTexts()
  return (
    <table className="data-table finance-table">
      <caption className="sr-only">{t('admin-money.shops')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={column === 'balance' || column === 'paying' ? 'at-end' : undefined}
            >
              {t(`admin-money.shops.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('admin-money.shops.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((shop) => (
          <tr key={shop.id}>
            <td>
              <ShopLink shop={shop} />
            </td>
            <td className="at-end">
              <Balance shop={shop} />
            </td>
            <td className="at-end">
              {shop.in_payment > 0 ? <MoneyAmount dinars={shop.in_payment} /> : '–'}
            </td>
            <td>
              <Badge tone={shop.hold ? 'warn' : 'ok'}>
                {t(shop.hold ? 'admin-money.shops.held' : 'admin-money.shops.running')}
              </Badge>
              <small>
                <Why shop={shop} />
              </small>
            </td>
            <td>
              <span className="row-actions">
                <VendorActions shop={shop} {...acts} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ShopProps = { shop: VendorBalanceRowView }

function Shop({ shop, ...acts }: ShopProps & VendorActs) {
  const { t } = useTexts()
  return (
    <li>
      <span>
        <ShopLink shop={shop} />
        <small>
          <Why shop={shop} />
        </small>
        {shop.in_payment > 0 && (
          <small>
            {t('admin-money.shops.column.paying')} <MoneyAmount dinars={shop.in_payment} />
          </small>
        )}
      </span>
      <span className="finance-shop-end">
        {shop.hold && <Badge tone="warn">{t('admin-money.shops.held')}</Badge>}
        <span>
          <small>{t('admin-money.shops.column.balance')}</small> <Balance shop={shop} />
        </span>
        <VendorActions shop={shop} {...acts} />
      </span>
    </li>
  )
}

const ShopLink = ({ shop }: ShopProps) => (
  <Link className="text-link" to={moneySectionPath('ledger', { vendor: shop.id })}>
    <bdi>{shop.business_name}</bdi>
  </Link>
)

function Balance({ shop: { balance, debt } }: ShopProps) {
  const { t } = useTexts()
  return (
    <>
      <b className={classes(balance < 0 && 'is-debt')}>
        <MoneyAmount dinars={balance} />
      </b>
      {debt > 0 && (
        <small>
          {t('admin-money.shops.debt')} <MoneyAmount dinars={debt} />
        </small>
      )}
    </>
  )
}

/** Why nothing is paid out; empty when all is well. */
function Why({ shop: { hold, has_account: hasAccount } }: ShopProps) {
  const { t } = useTexts()
  if (hold === null) return hasAccount ? null : t('admin-money.shops.no-account')
  return (
    <>
      {t(`admin-money.hold.${hold.reason}`)}
      {hold.note && (
        <>
          {' · '}
          <bdi>{hold.note}</bdi>
        </>
      )}
    </>
  )
}
