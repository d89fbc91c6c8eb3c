import './notification-menu.css'
import { Bell as NotificationIcon, Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type {
  InAppNotificationView,
  InAppNotificationsPageView,
} from '#capabilities/notifications/in-app.contract.ts'
import { type ApiMutation, get, post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useDateFormat } from '#web/shared/i18n/use-date-format.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { apiSend } from '#web/shared/api/client.ts'
import type { BackofficeAudience } from '../products/products.ts'
import { useQuery } from '#web/shared/data/use-query.ts'

/** The server stops counting here. */
const MOST_COUNTED = 100

export function NotificationMenu({ audience }: { audience: BackofficeAudience }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { view, state, refresh, change } = useQuery(get(`/${audience}/in-app-notifications`), {
    live: ['bell'],
  })
  const read = (call: ApiMutation<InAppNotificationsPageView>) =>
    void apiSend(call).then(
      (next) => change(() => next),
      refresh, // reload the actual state after a failure
    )
  const unread = view?.unread ?? 0
  const shown = unread < MOST_COUNTED ? String(unread) : `${MOST_COUNTED - 1}+`
  const newest = view?.items[0]
  return (
    <>
      <IconButton
        icon={NotificationIcon}
        label={
          unread === 0 ? t('backoffice.bell') : t('backoffice.notifications.unread', { shown })
        }
        className="bell-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {unread > 0 && <span className="count-badge num">{shown}</span>}
      </IconButton>
      <Dialog
        kind="drawer"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('backoffice.bell')}
        closeLabel={t('site.close')}
        {...(unread > 0 &&
          newest && {
            footer: (
              <Button
                kind="outline"
                wide
                onClick={() =>
                  read(
                    post(`/${audience}/in-app-notifications/readings`, null, { until: newest.at }),
                  )
                }
              >
                {t('backoffice.notifications.read-all')}
              </Button>
            ),
          })}
      >
        {view === null && state === 'failed' ? (
          <div className="bell-empty">
            <p>{t('backoffice.notifications.failed')}</p>
            <Button kind="outline" small onClick={refresh}>
              {t('backoffice.refresh')}
            </Button>
          </div>
        ) : view === null ? (
          <Skeleton width="100%" height="12rem" />
        ) : newest === undefined ? (
          <p className="bell-empty">{t('backoffice.notifications.none')}</p>
        ) : (
          <ul className="bell-list">
            {view.items.map((item) => (
              <Item
                key={item.id}
                {...item}
                onRead={() =>
                  read(post(`/${audience}/in-app-notifications/{id}/readings`, { id: item.id }))
                }
                onGo={() => setOpen(false)}
              />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}

type ItemProps = InAppNotificationView & { onRead: () => void; onGo: () => void }

/** Opening the link marks it as read. */
function Item({ text, path, at: timestamp, is_read: isRead, onRead, onGo }: ItemProps) {
  const { t, language } = useTexts()
  const dateText = useDateFormat()
  const go = () => {
    if (!isRead) onRead()
    onGo()
  }
  return (
    <li className={classes(!isRead && 'is-unread')}>
      <Link to={path} onClick={go}>
        <span className="bell-text">{text}</span>
        <small>
          {!isRead && <span className="badge badge-info">{t('backoffice.notifications.new')}</span>}
          <time dateTime={timestamp}>
            {dateText(new Date(timestamp), language, 'shortDateTime')}
          </time>
        </small>
      </Link>
      {!isRead && (
        <IconButton icon={Check} label={t('backoffice.notifications.read-one')} onClick={onRead} />
      )}
    </li>
  )
}
