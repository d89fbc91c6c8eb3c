import { RowCards } from '#web/backoffice/list/row-cards.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { type Item, QUEUE, type QueueListQuery } from './query.ts'
import { KindBadge, ClaimedBy, WaitingSince, ReasonText } from './item-cells.tsx'

type ListProps = { rows: readonly Item[]; query: QueueListQuery }

export function QueueList({ rows, query }: ListProps) {
  const { t } = useTexts()
  return (
    <RowCards
      label={t('moderation.list')}
      className="queue-rows"
      {...{ rows, query }}
      addresses={QUEUE}
    >
      {(item) => (
        <>
          <span className="queue-what">
            <KindBadge item={item} />
            <b>
              <bdi>{item.title}</bdi>
            </b>
            <small>
              <ReasonText item={item} />
            </small>
            {item.text !== null && (
              <small className="queue-text" dir="auto">
                <UserText text={item.text} />
              </small>
            )}
          </span>
          <span className="row-card-badges">
            <small>
              <WaitingSince item={item} />
            </small>
            <ClaimedBy item={item} />
          </span>
        </>
      )}
    </RowCards>
  )
}
