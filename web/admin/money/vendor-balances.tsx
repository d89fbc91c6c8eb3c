import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type {
  VendorBalancesPageView,
  VendorBalanceRowView,
} from '#capabilities/payouts/ledger.contract.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useListQuery } from '#web/backoffice/list/list-query.ts'
import { SearchField } from '#web/backoffice/list/search-field.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Select } from '#web/ui/field.tsx'
import {
  VENDOR_BALANCE_FILTER_OPTIONS,
  VENDOR_BALANCE_SORT_OPTIONS,
  SHOPS,
  moneySectionPath,
} from './queries.ts'
import { MoneyAmount } from './money-cells.tsx'
import { PayoutHoldDialog, type HoldReason } from './payout-hold-dialog.tsx'

export function VendorBalances() {
  const { t } = useTexts()
  const { query, go } = useListQuery(SHOPS)
  const list = useQuery<VendorBalancesPageView>(SHOPS.path(query))
  const [holding, setHolding] = useState<VendorBalanceRowView | null>(null)
  const { isBusy, act } = useMutation<null>(list.refresh)
  const release = (shop: VendorBalanceRowView) =>
    act({
      path: `/api/v1/admin/money/vendors/${shop.id}/hold`,
      method: 'DELETE',
      done: t('admin-money.saved'),
      failed: t('admin-money.failed'),
    })
  const rowProps = {
    isBusy,
    onHold: setHolding,
    onRelease: (shop: VendorBalanceRowView) => void release(shop),
  }
  return (
    <>
      <StatusTabs
        label={t('admin-money.shops.filter')}
        statuses={VENDOR_BALANCE_FILTER_OPTIONS}
        current={query.show}
        addressOf={(show) => SHOPS.address(query, { show })}
        nameOf={(show) => t(`admin-money.shops.show.${show}`)}
        counts={null}
      />
      <section className="card table-card" aria-label={t('admin-money.shops')}>
        <div className="tool-bar finance-filters">
          <SearchField
            label={t('admin-money.shops.search')}
            clearLabel={t('admin-money.ledger.search-clear')}
            value={query.search}
            onSearch={(search) => go({ search })}
          />
          <Select
            label={t('admin-money.shops.sort')}
            value={query.sort}
            onChange={({ target }) => go({ sort: target.value as typeof query.sort })}
          >
            {VENDOR_BALANCE_SORT_OPTIONS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`admin-money.shops.sort.${sort}`)}
              </option>
            ))}
          </Select>
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
          {(rows) => (
            <ul className="finance-rows finance-shops" aria-label={t('admin-money.shops')}>
              {rows.map((shop) => (
                <Shop key={shop.id} shop={shop} {...rowProps} />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
      <PayoutHoldDialog
        key={holding?.id ?? ''}
        shop={holding}
        onClose={() => setHolding(null)}
        onDone={list.refresh}
      />
    </>
  )
}

type ShopProps = {
  shop: VendorBalanceRowView
  isBusy: boolean
  onHold: (shop: VendorBalanceRowView) => void
  onRelease: (shop: VendorBalanceRowView) => void
}

function Shop({ shop, isBusy, onHold, onRelease }: ShopProps) {
  const { t } = useTexts()
  const { business_name: name, hold, balance } = shop
  return (
    <li>
      <span>
        <Link className="text-link" to={moneySectionPath('ledger', { vendor: shop.id })}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          {hold ? (
            <>
              {t(`admin-money.hold.${hold.reason as HoldReason}`)}
              {hold.note && (
                <>
                  {' · '}
                  <bdi>{hold.note}</bdi>
                </>
              )}
            </>
          ) : shop.in_payment > 0 ? (
            <>
              {t('admin-money.shops.paying')} <MoneyAmount dinars={shop.in_payment} />
            </>
          ) : (
            !shop.has_account && t('admin-money.shops.no-account')
          )}
        </small>
      </span>
      <span className="finance-shop-end">
        {hold && <Badge tone="warn">{t('admin-money.shops.held')}</Badge>}
        <b className={classes(balance < 0 && 'is-debt')}>
          <MoneyAmount dinars={balance} />
        </b>
        <Button
          kind="quiet"
          small
          busy={isBusy && hold !== null}
          aria-label={t(hold ? 'admin-money.shops.release-of' : 'admin-money.shops.hold-of', {
            name,
          })}
          onClick={() => (hold ? onRelease(shop) : onHold(shop))}
        >
          {t(hold ? 'admin-money.shops.release' : 'admin-money.shops.hold')}
        </Button>
      </span>
    </li>
  )
}
