import { RotateCw, X } from 'lucide-react'
import { useId } from 'react'
import { post } from '#web/shared/api/endpoint.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PendingReturnAction } from './return-dialogs.tsx'
import type { ReturnDetail } from './query.ts'
import type { SubmitReturnAction } from './action-dialog.tsx'
import { ReturnNumber } from './returns-list.tsx'
import { ReturnDetails } from './return-details.tsx'

type PanelProps = {
  id: string
  detail: ReturnDetail | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
  onAsk: (asking: PendingReturnAction) => void
  send: SubmitReturnAction
}

export function ReturnPanel(props: PanelProps) {
  const { id, detail, state, onRetry, onClose } = props
  const { t } = useTexts()
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{t('vendor-returns.one')}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {detail ? <ReturnNumber number={detail.number} /> : <span>…</span>}
            {detail && <ReturnStatusBadge state={detail.state} outcome={detail.outcome} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('vendor-returns.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <ReturnDetails one={detail} />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <EmptyState
            title={t(state === 'missing' ? 'vendor-returns.missing' : 'vendor-returns.load-failed')}
            action={
              <Button kind="outline" small onClick={onRetry}>
                <Icon of={RotateCw} size="s" />
                {t('site.retry')}
              </Button>
            }
          />
        )}
      </div>
      {detail && <NextSteps {...props} one={detail} />}
    </SidePanel>
  )
}

type StepsProps = Pick<PanelProps, 'isBusy' | 'onAsk' | 'send'> & { one: ReturnDetail }

/** The usual action comes last, in reach of the thumb. */
function NextSteps({ one: item, isBusy, onAsk, send }: StepsProps) {
  const { t, language } = useTexts()
  if (item.can.length === 0 && item.needs_manager.length === 0) return null
  const actions = new Intl.ListFormat(language).format(
    item.needs_manager.map((action) => `\u2068${t(`vendor-returns.act.${action}`)}\u2069`),
  )
  const { id, version } = item
  const has = (act: ReturnDetail['can'][number]) => item.can.includes(act)
  const sending = (['send_exchange', 'send_again'] as const).find(has)
  const asks = (what: PendingReturnAction['what'], kind: 'quiet' | 'primary' = 'quiet') => (
    <Button small kind={kind} onClick={() => onAsk({ what, one: item })}>
      {t(`vendor-returns.act.${what}`)}
    </Button>
  )
  return (
    <div className="side-panel-foot next-step">
      {item.needs_manager.length > 0 && (
        <p className="muted">{t('vendor-returns.needs-manager', { actions })}</p>
      )}
      <div>
        {has('refuse') && asks('refuse')}
        {has('accept') && (
          <Button
            small
            busy={isBusy}
            onClick={() => send(post('/vendor/returns/{id}/acceptance', { id }, { version }))}
          >
            {t('vendor-returns.act.accept')}
          </Button>
        )}
        {has('expire') && asks('expire')}
        {has('travel') && asks('travel')}
        {has('receive') && asks('receive', 'primary')}
        {has('close') && asks('close')}
        {has('refund') && asks('refund', sending ? 'quiet' : 'primary')}
        {sending && asks(sending, 'primary')}
        {has('end_exchange') && (
          <>
            {asks('exchange_back')}
            {item.exchange?.reported_at === null && (
              <Button
                small
                busy={isBusy}
                onClick={() =>
                  send(
                    post(
                      '/vendor/returns/{id}/exchange-steps',
                      { id },
                      { state: 'delivered', version },
                    ),
                  )
                }
              >
                {t('vendor-returns.act.end_exchange')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
