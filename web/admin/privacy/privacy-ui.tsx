import type { Endpoint } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isLocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatAdminDate } from '#kernel/format.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'

/** Left to right in every language. */
export const PrivacyCode = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr">{children}</bdi>
)

export function PrivacyMoment({ at: timestamp }: { at: string }) {
  const { language } = useTexts()
  return (
    <time dateTime={timestamp}>
      {isLocalDate(timestamp)
        ? formatAdminDate(noonOfDay(timestamp), language, 'date')
        : formatAdminDate(new Date(timestamp), language, 'dateTime')}
    </time>
  )
}

type PanelProps = {
  /** A new id moves the focus to the title. */
  id: string
  title: ReactNode
  above?: ReactNode
  state: 'loading' | 'ready' | 'failed' | 'missing'
  onClose: () => void
  foot?: ReactNode
  children: ReactNode
}

/** `changed` reloads the record and its list. */
export function useDetail<View extends { id: string }>(
  path: Endpoint<View>,
  { id, onChanged }: { id: string; onChanged: () => void },
) {
  const { view, state, refresh } = useQuery(path)
  const changed = () => {
    refresh()
    onChanged()
  }
  return { record: view?.id === id ? view : null, state, changed }
}

/** `children` is null while the record is loading. */
export function Panel({ id, title, above, state, onClose, foot, children }: PanelProps) {
  const { t } = useTexts()
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{above}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('privacy.close-panel')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {children ??
          (state === 'loading' ? (
            <DetailsSkeleton label={t('site.loading')} />
          ) : (
            <p>{t('privacy.missing')}</p>
          ))}
      </div>
      {foot && <div className="side-panel-foot privacy-steps">{foot}</div>}
    </SidePanel>
  )
}

export function DetailsList({ details }: { details: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts privacy-facts">
      {details
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export function PrivacyDeadline({ days }: { days: number | null }) {
  const { t } = useTexts()
  if (days === null) return null
  if (days < 0) return <small className="is-late">{t('privacy.days-over', { count: -days })}</small>
  return (
    <small className={days <= 2 ? 'is-near' : undefined}>
      {t('privacy.days-left', { count: days })}
    </small>
  )
}
