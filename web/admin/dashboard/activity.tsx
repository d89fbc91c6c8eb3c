import { textOrName } from '#web/shared/i18n/text-or-name.ts'
import { type LucideIcon, Settings, ShoppingBag, Store, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { ActivityView } from '#capabilities/admin-dashboard/contract.ts'
import { paths } from '#web/paths.ts'
import { type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isFieldName } from '../settings/setting-fields.ts'
import { relativeTime } from './relative-time.ts'

const ICONS: Readonly<Record<ActivityView['subject']['type'], LucideIcon>> = {
  user: UserRound,
  vendor: Store,
  order: ShoppingBag,
  settings: Settings,
}

export function Activity({ items, now }: { items: readonly ActivityView[]; now: Date }) {
  const { t } = useTexts()
  return (
    <section className="card dashboard-card" aria-labelledby="recent-activity">
      <div className="card-head">
        <h2 id="recent-activity">{t('admin-home.activity')}</h2>
      </div>
      {items.length === 0 ? (
        <p className="muted">{t('admin-home.no-activity')}</p>
      ) : (
        <ul className="activity">
          {items.map((act) => (
            <Act key={act.id} act={act} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Act({ act, now }: { act: ActivityView; now: Date }) {
  const { t, language } = useTexts()
  const { subject, actor } = act
  const to = addressOf(act)
  const since = sinceOf(act, t)
  const who = actor.name ?? t(`admin-home.actor.${actor.role}`)
  return (
    <li>
      <span className="activity-icon">
        <Icon of={ICONS[subject.type]} size="s" />
      </span>
      <span>
        <b>{t(`admin-home.act.${act.action}`)}</b>
        {subject.name !== null && (
          <>
            {' · '}
            {to ? (
              <Link className="text-link" to={to}>
                <bdi>{subject.name}</bdi>
              </Link>
            ) : (
              <bdi>{subject.name}</bdi>
            )}
          </>
        )}
        {since !== null && <> · {since}</>}
        <small>
          {t('admin-home.by')} <bdi>{who}</bdi>
        </small>
      </span>
      <time className="muted" dateTime={act.at}>
        {relativeTime(new Date(act.at), now, language)}
      </time>
    </li>
  )
}

/** Null when the subject no longer exists. */
function addressOf({ subject }: ActivityView): string | null {
  const { type, id, name } = subject
  if (type === 'settings') return paths.adminSettings()
  if (id === null || name === null) return null
  if (type === 'order') return `${paths.adminOrders()}?order=${encodeURIComponent(id)}`
  if (type === 'vendor') return `${paths.adminVendors()}?vendor=${encodeURIComponent(id)}`
  return `${paths.adminUsers()}?search=${encodeURIComponent(name)}`
}

function sinceOf({ action, now }: ActivityView, t: Translate): string | null {
  if (now === null) return null
  if (action === 'settings.changed')
    return now
      .split(',')
      .filter(isFieldName)
      .map((name) => t(`admin-settings.field.${name}`))
      .join(t('admin.vendors.comma'))
  if (action === 'identity.role_changed') return textOrName(t, 'admin-users.role', now)
  if (action === 'orders.status_changed') return textOrName(t, 'admin.orders.status', now)
  if (action === 'vendors.vendor_decided') return textOrName(t, 'admin.vendors.status', now)
  return null
}
