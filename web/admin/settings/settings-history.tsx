import { ArrowRight, Undo2 } from 'lucide-react'
import type { SettingsHistoryView, SettingsView } from '#capabilities/settings/contract.ts'
import { Link } from 'react-router'
import type { z } from 'zod'
import { get, put } from '#web/shared/api/endpoint.ts'
import { paths } from '#web/paths.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useUserNames } from '../use-user-names.ts'
import { isFieldName } from './setting-fields.ts'
import { formatSettingValue } from './format-value.ts'

type History = z.infer<typeof SettingsHistoryView>
type Entry = History['items'][number]
type HistoryProps = {
  open: boolean
  settings: SettingsView
  onClose: () => void
  onUndone: (view: SettingsView) => void
}

export function HistoryDrawer({ open, onClose, ...props }: HistoryProps) {
  const { t } = useTexts()
  return (
    <Dialog
      kind="drawer"
      open={open}
      onClose={onClose}
      title={t('admin-settings.history')}
      closeLabel={t('site.close')}
    >
      <Changes {...props} />
    </Dialog>
  )
}

function Changes({ settings, onUndone }: Pick<HistoryProps, 'settings' | 'onUndone'>) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/settings/history', { limit: 50 }))
  const { isBusy, act } = useMutation(refresh)
  const names = useUserNames(view?.items.map(({ changed_by }) => changed_by) ?? [])
  if (view === null)
    return state === 'loading' ? (
      <Spinner label={t('site.loading')} />
    ) : (
      <EmptyState
        title={t('admin-settings.history-failed')}
        action={
          <Button kind="outline" small onClick={refresh}>
            {t('site.retry')}
          </Button>
        }
      />
    )
  if (view.items.length === 0) return <EmptyState title={t('admin-settings.no-history')} />
  const undo = async ({ name, before, after }: Entry) => {
    const outcome = await act({
      ...put('/admin/settings', null, { [name]: before, known: { [name]: after } }),
      done: t('admin-settings.undone'),
      failed: t('admin-settings.save-failed'),
    })
    if (outcome.isDone) onUndone(outcome.view)
  }
  return (
    <ul className="settings-history">
      <li>
        <Link className="text-link" to={`${paths.adminAudit()}?kind=settings`}>
          {t('admin.activity')}
        </Link>
      </li>
      {view.items.map((entry) => (
        <Changed
          key={entry.id}
          entry={entry}
          who={entry.changed_by === null ? null : (names[entry.changed_by] ?? null)}
          canUndo={isFieldName(entry.name) && settings[entry.name] === entry.after}
          isBusy={isBusy}
          onUndo={() => void undo(entry)}
        />
      ))}
    </ul>
  )
}

type ChangedProps = {
  entry: Entry
  who: string | null
  /** Only the latest change of a field can be undone. */
  canUndo: boolean
  isBusy: boolean
  onUndo: () => void
}

function Changed({ entry, who, canUndo, isBusy, onUndo }: ChangedProps) {
  const { t, language } = useTexts()
  const { name, before, after, changed_at: timestamp } = entry
  if (!isFieldName(name)) return null
  const label = t(`admin-settings.field.${name}`)
  const say = (value: Entry['before']) => formatSettingValue(name, value, { t, language })
  return (
    <li>
      <b>{label}</b>
      <span className="settings-change">
        <bdi>{say(before)}</bdi>
        <Icon of={ArrowRight} size="s" flip />
        <bdi>{say(after)}</bdi>
      </span>
      <small className="muted">
        <time dateTime={timestamp}>
          {formatAdminDate(new Date(timestamp), language, 'shortDateTime')}
        </time>
        {' · '}
        <bdi>{who ?? t('admin-home.actor.system')}</bdi>
      </small>
      {canUndo && (
        <Button
          kind="quiet"
          small
          busy={isBusy}
          onClick={onUndo}
          aria-label={t('admin-settings.undo-of', { name: label })}
        >
          <Icon of={Undo2} size="s" flip />
          {t('backoffice.undo')}
        </Button>
      )}
    </li>
  )
}
