import { Refresh } from '#web/backoffice/list/list-toolbar.tsx'
import { RowsSkeleton } from '#web/backoffice/list/row-cards.tsx'
import '#web/backoffice/list/list-page.css'
import './moderation.css'
import { useCallback } from 'react'
import type { MetaFunction } from 'react-router'
import type { QueuePageView } from '#capabilities/moderation/contract.ts'
import { ListBody } from '#web/backoffice/list/list-body.tsx'
import { useRestoreFocus, useListQuery } from '#web/backoffice/list/list-query.ts'
import { PanelDialogs } from '#web/backoffice/panel/side-panel.tsx'
import { StatusTabs } from '#web/backoffice/list/status-tabs.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { ModerationActionDialog } from './action-dialog.tsx'
import { actionsFor } from './actions.ts'
import { ItemPanel, ShortcutKey } from './item-panel.tsx'
import { type Item, QUEUE, QUEUE_TABS } from './query.ts'
import { QueueList } from './queue-list.tsx'
import { useModeration } from './use-moderation.ts'
import { useShortcuts } from './use-shortcuts.ts'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('moderation.title'), isPrivate: true }))

export default function AdminModerationPage() {
  const { t } = useTexts()
  const { query, go } = useListQuery(QUEUE)
  const list = useQuery(QUEUE.path(query), { isCached: true })
  const items = list.view?.items ?? []
  const index = items.findIndex(({ id }) => id === query.open)
  const open = items[index] ?? null
  /** Opens the next item, since the decided one leaves the queue. */
  const onDone = (item: Item) => {
    const done = items.findIndex(({ id }) => id === item.id)
    go({ open: (items[done + 1] ?? items[done - 1])?.id ?? null })
  }
  const { isBusy, asking, start, decide, take, cancel } = useModeration(list.refresh, onDone)
  const acts = open === null ? [] : actionsFor(open)
  const close = useCallback(() => go({ open: null }), [go])
  useRestoreFocus(open === null ? null : query.open)
  const goTo = (place: number) => {
    const next = items[place]
    if (next) go({ open: next.id })
  }
  useShortcuts({
    j: () => goTo(open === null ? 0 : index + 1),
    k: () => goTo(open === null ? 0 : index - 1),
    ...(open !== null && { t: () => void take(open) }),
    ...(open !== null &&
      Object.fromEntries(acts.map((act) => [act.key, () => start(open, act)] as const))),
  })
  return (
    <div className={classes('back-office-page', open !== null && 'has-panel')}>
      <Head view={list.view} />
      <StatusTabs
        label={t('moderation.filter')}
        statuses={QUEUE_TABS}
        current={query.kind}
        addressOf={(kind) => QUEUE.address(query, { kind, open: null })}
        nameOf={(kind) => t(`moderation.queue.${kind}`)}
        counts={list.view?.counts ?? null}
      />
      <section className="card table-card" aria-label={t('moderation.list')}>
        <div className="tool-bar">
          <Legend />
          <Refresh isLoading={list.state === 'loading'} onRefresh={list.refresh} />
        </div>
        <ListBody
          texts="moderation"
          addresses={QUEUE}
          query={query}
          page={list.view}
          state={list.state}
          skeleton={<RowsSkeleton height="3rem" />}
          onRetry={list.refresh}
        >
          {(rows) => <QueueList rows={rows} query={query} />}
        </ListBody>
      </section>
      {open !== null && (
        <ItemPanel
          item={open}
          acts={acts}
          isBusy={isBusy}
          onAct={(act) => start(open, act)}
          onTake={() => void take(open)}
          onClose={close}
        />
      )}
      <PanelDialogs>
        {asking && (
          <ModerationActionDialog
            key={`${asking.act.name} ${asking.item.id}`}
            {...asking}
            isBusy={isBusy}
            onClose={cancel}
            onConfirm={(text) => void decide(asking, text)}
          />
        )}
      </PanelDialogs>
    </div>
  )
}

function Head({ view }: { view: QueuePageView | null }) {
  const { t } = useTexts()
  const late = view?.counts.late ?? 0
  return (
    <div className="page-head">
      <div>
        <h1>{t('moderation.title')}</h1>
        <p className="muted">{t('moderation.subtitle')}</p>
      </div>
      {late > 0 && <Badge tone="bad">{t('moderation.late-requests', { count: late })}</Badge>}
    </div>
  )
}

function Legend() {
  const { t } = useTexts()
  const keys = [
    ['j', 'next'],
    ['k', 'previous'],
    ['t', 'take'],
    ['p', 'accept'],
    ['h', 'hide'],
    ['x', 'dismiss'],
    ['r', 'reply'],
  ] as const
  return (
    <dl className="queue-keys only-desktop" aria-label={t('moderation.keys')}>
      {keys.map(([key, name]) => (
        <div key={key}>
          <dt>
            <ShortcutKey of={key} />
          </dt>
          <dd>{t(`moderation.key.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
