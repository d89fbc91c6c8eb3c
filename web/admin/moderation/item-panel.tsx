import { isOneOf } from '#kernel/one-of.ts'
import { ExternalLink, Hand, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { formatAdminDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { DocumentViewer } from '#web/backoffice/files/document-viewer.tsx'
import { DOCUMENT_KINDS } from '#kernel/verification-documents.ts'
import { SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stars } from '#web/ui/money.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import type { ModerationAction } from './actions.ts'
import { ModerationConversation } from './contact-thread.tsx'
import { type Item, subjectRecordPath } from './query.ts'
import { KindBadge, ClaimedBy, WaitingSince, ReasonText } from './item-cells.tsx'

type PanelProps = {
  item: Item
  acts: readonly ModerationAction[]
  isBusy: boolean
  onAct: (act: ModerationAction) => void
  onTake: () => void
  onClose: () => void
}

export function ItemPanel({ item, acts, isBusy, onAct, onTake, onClose }: PanelProps) {
  const { t } = useTexts()
  const titleId = useId()
  const isOwn = item.taken_by?.is_own === true
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="queue-badges">
            <KindBadge item={item} />
            <WaitingSince item={item} />
            <ClaimedBy item={item} />
          </p>
          <h2 key={item.id} ref={focusHeading} id={titleId} tabIndex={-1}>
            <bdi>{item.title}</bdi>
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton
            icon={Hand}
            label={t(isOwn ? 'moderation.give-back' : 'moderation.take')}
            title={`${t(isOwn ? 'moderation.give-back' : 'moderation.take')} (T)`}
            aria-pressed={isOwn}
            onClick={onTake}
          />
          <IconButton icon={X} label={t('site.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        <DetailList item={item} />
        {item.kind === 'contact' ? (
          <ModerationConversation key={item.id} id={item.id} />
        ) : (
          item.text !== null && <Words item={item} />
        )}
        {item.kind === 'document' && <DocumentLink item={item} />}
        <Record item={item} />
      </div>
      {acts.length > 0 && (
        <div className="side-panel-foot next-step">
          <div>
            {acts.map((act, index) => (
              <Button
                key={act.name}
                small
                kind={index === acts.length - 1 ? 'primary' : 'outline'}
                busy={isBusy}
                onClick={() => onAct(act)}
              >
                {t(`moderation.act.${act.name}`)}
                <ShortcutKey of={act.key} />
              </Button>
            ))}
          </div>
        </div>
      )}
    </SidePanel>
  )
}

export const ShortcutKey = ({ of: id }: { of: string }) => (
  <kbd className="only-desktop" aria-hidden="true">
    {id}
  </kbd>
)

function DetailList({ item }: { item: Item }) {
  const { t, language } = useTexts()
  return (
    <section>
      <dl className="facts">
        <DetailItem name={t('moderation.reason')}>
          <ReasonText item={item} />
        </DetailItem>
        {item.report_count > 1 && (
          <DetailItem name={t('moderation.reports')}>
            {t('moderation.report-count', { count: item.report_count })}
          </DetailItem>
        )}
        {item.note !== null && item.kind !== 'document' && (
          <DetailItem name={t('moderation.note')}>
            <span dir="auto">
              <UserText text={item.note} />
            </span>
          </DetailItem>
        )}
        {item.author !== null && item.author !== '' && (
          <DetailItem
            name={t(
              `moderation.author.${item.kind === 'vendor' || item.kind === 'document' ? 'place' : 'person'}`,
            )}
          >
            <bdi>{item.author}</bdi>
          </DetailItem>
        )}
        {item.shop !== null && item.kind !== 'vendor' && item.kind !== 'document' && (
          <DetailItem name={t('moderation.shop')}>
            <bdi>{item.shop.name}</bdi>
          </DetailItem>
        )}
        <DetailItem name={t('moderation.since')}>
          <time dateTime={item.since}>
            {formatAdminDate(new Date(item.since), language, 'shortDateTime')}
          </time>
        </DetailItem>
      </dl>
    </section>
  )
}

const DetailItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The server logs who opens a verification document. */
function DocumentLink({ item: { id, shop, reason, note } }: { item: Item }) {
  if (shop === null || !isOneOf(DOCUMENT_KINDS, reason)) return null
  const path = get('/admin/vendors/{id}/verification-documents/{document}', {
    id: shop.id,
    document: id,
  })
  return (
    <section>
      <DocumentViewer key={id} path={path} kind={reason} mime={note} />
    </section>
  )
}

function Words({ item }: { item: Item }) {
  const { t, language } = useTexts()
  return (
    <section>
      {item.rating !== null && (
        <Stars
          rating={item.rating}
          label={t('moderation.stars', { count: item.rating })}
          language={language}
        />
      )}
      <blockquote className="queue-words" dir="auto">
        <UserText text={item.text ?? ''} />
      </blockquote>
    </section>
  )
}

function Record({ item }: { item: Item }) {
  const { t } = useTexts()
  const to = subjectRecordPath(item)
  if (to === null) return null
  return (
    <section>
      <Link className="text-link" to={to}>
        <Icon of={ExternalLink} size="s" />
        {t(item.kind === 'data_request' ? 'moderation.handle' : 'moderation.record')}
      </Link>
    </section>
  )
}
