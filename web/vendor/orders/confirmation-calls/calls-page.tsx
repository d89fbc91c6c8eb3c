import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import '#web/backoffice/orders/order-details.css'
import '../orders.css'
import './confirmation-calls.css'
import { PhoneCall, Settings2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { CallsPageView } from '#capabilities/phone-confirmation/contract.ts'
import { hasPermission } from '#kernel/staff-roles.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useInvalidate, useQuery } from '#web/shared/data/use-query.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayas, wilayaName } from '#web/shared/preferences/use-wilayas.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useVendorContext } from '../../layout.tsx'
import { CallPanel } from './call-panel.tsx'
import { CallCards, CallsTable } from './calls-list.tsx'
import { CALLS_URLS, CALL_VIEWS } from './query.ts'
import { SettingsDialog } from './call-settings-dialog.tsx'

export function CallsPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(CALLS_URLS)
  const { role } = useVendorContext()
  const list = useQuery(CALLS_URLS.path(query), { isCached: true, live: ['calls'] })
  const invalidate = useInvalidate()
  const [isSetting, setSetting] = useState(false)
  const wilayas = useWilayas()
  const placeOf = (code: string) => wilayaName(wilayas, code) ?? code
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(query.open)
  const refresh = () => invalidate(get('/vendor/calls'))
  /** Opens the next due call that no other caller has claimed. */
  const goOn = (done: string) => {
    refresh()
    const next = list.view?.items.find(
      ({ id, is_due, claim }) => id !== done && is_due && (claim === null || claim.is_mine),
    )
    go({ open: query.view === 'calls' ? (next?.id ?? null) : null })
  }
  const isManager = hasPermission(role, 'managing')
  const hours = list.view?.hours ?? null
  const isOff = list.view?.is_on === false && list.view.counts.calls + list.view.counts.called === 0
  return (
    <div className={classes('back-office-page', query.open !== null && 'has-panel')}>
      <div className="page-head">
        <h1>{t('confirmation-calls.title')}</h1>
        <div className="calls-actions">
          {hasPermission(role, 'orders') && (
            <ButtonLink kind="quiet" small to={paths.vendorOrders()}>
              {t('confirmation-calls.all-orders')}
            </ButtonLink>
          )}
          {isManager && (
            <Button kind="outline" small onClick={() => setSetting(true)}>
              <Icon of={Settings2} size="s" />
              {t('confirmation-calls.settings')}
            </Button>
          )}
        </div>
      </div>
      <StatusTabs
        label={t('confirmation-calls.views')}
        statuses={CALL_VIEWS}
        current={query.view === 'called' ? 'called' : 'calls'}
        addressOf={(view) => CALLS_URLS.address(query, { view, open: null })}
        nameOf={(view) => t(`confirmation-calls.view.${view}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('confirmation-calls.list')}>
        <div className="tool-bar">
          <Hours view={list.view} />
          <Refresh isLoading={list.state === 'loading'} onRefresh={refresh} />
        </div>
        {isOff ? (
          <EmptyState
            title={t('confirmation-calls.off')}
            text={t('confirmation-calls.off-text')}
            action={
              isManager && (
                <Button onClick={() => setSetting(true)}>
                  <Icon of={PhoneCall} size="s" />
                  {t('confirmation-calls.off-action')}
                </Button>
              )
            }
          />
        ) : (
          <ListBody
            texts="confirmation-calls"
            addresses={CALLS_URLS}
            query={query}
            page={list.view}
            state={list.state}
            skeleton={<RowsSkeleton rows={8} />}
            onRetry={refresh}
          >
            {(rows, isTable) =>
              isTable ? (
                <CallsTable
                  {...{ rows, query, placeOf, hours }}
                  onOpen={(id) => go({ open: id })}
                />
              ) : (
                <CallCards {...{ rows, query, placeOf, hours }} />
              )
            }
          </ListBody>
        )}
      </section>
      {query.open !== null && (
        <CallPanel
          key={query.open}
          id={query.open}
          row={list.view?.items.find((row) => row.id === query.open) ?? null}
          hours={hours}
          onDone={goOn}
          onClose={close}
        />
      )}
      <SettingsDialog open={isSetting} onClose={() => setSetting(false)} onSaved={refresh} />
    </div>
  )
}

function Hours({ view }: { view: CallsPageView | null }) {
  const { t } = useTexts()
  if (view === null) return null
  const { from, until, is_open } = view.hours
  const later = is_open ? view.counts.calls - view.counts.due : 0
  const hours = { from: `\u2066${from}\u2069`, until: `\u2066${until}\u2069` }
  return (
    <p className={classes('call-hours', !is_open && 'is-closed')}>
      {t(is_open ? 'confirmation-calls.hours' : 'confirmation-calls.hours-closed', hours)}
      {later > 0 && ` · ${t('confirmation-calls.later', { count: later })}`}
    </p>
  )
}
