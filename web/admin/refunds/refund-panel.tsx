import { RotateCw, X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { OwnDecisionHint, useDuties } from '../admin-session.tsx'
import { DetailItem } from './detail-item.tsx'
import type { PendingRefundAction } from './refund-dialog.tsx'
import type { RefundRow } from './query.ts'
import { DueDay, RefundBadge, RefundNumber } from './refunds-list.tsx'

type PanelProps = {
  id: string
  detail: RefundRow | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  onRetry: () => void
  onClose: () => void
  onAsk: (asking: PendingRefundAction) => void
}

export function RefundPanel(props: PanelProps) {
  const { id, detail, state, onRetry, onClose } = props
  const { t } = useTexts()
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{t('refunds.one')}</p>
          <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
            {detail ? <RefundNumber number={detail.number} /> : <span>…</span>}
            {detail && <RefundBadge state={detail.state} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('site.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <DetailList one={detail} />
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <EmptyState
            title={t(state === 'missing' ? 'refunds.missing' : 'refunds.load-failed')}
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

function DetailList({ one: item }: { one: RefundRow }) {
  const { t, language } = useTexts()
  const money = (dinars: number) => <Money dinars={dinars} language={language} audience="admin" />
  return (
    <section>
      <dl className="return-facts">
        <DetailItem name={t('refunds.column.amount')}>{money(item.amount)}</DetailItem>
        <DetailItem name={t('refunds.goods')}>{money(item.goods)}</DetailItem>
        <DetailItem name={t('refunds.delivery')}>{money(item.delivery)}</DetailItem>
        <DetailItem name={t('refunds.method')}>{t(`returns.method.${item.method}`)}</DetailItem>
        {item.account !== null && (
          <DetailItem name={t('refunds.account')}>
            <bdi dir="ltr" className="num">
              {item.account}
            </bdi>
          </DetailItem>
        )}
        <DetailItem name={t('refunds.order')}>
          <Link className="text-link" to={paths.adminOrder(item.order_id)}>
            <RefundNumber number={item.order_number} />
          </Link>
        </DetailItem>
        <DetailItem name={t('refunds.column.due')}>
          <DueDay day={item.due_on} />
        </DetailItem>
        <DetailItem name={t('refunds.column.customer')}>
          <bdi>{item.customer.name}</bdi>{' '}
          <a className="text-link" href={phoneHref(item.customer.phone)}>
            <bdi dir="ltr" className="num">
              {formatPhoneDisplay(item.customer.phone)}
            </bdi>
          </a>
        </DetailItem>
        <DetailItem name={t('refunds.column.shop')}>
          <bdi>{item.vendor.business_name}</bdi>
        </DetailItem>
        {item.voucher !== null && (
          <DetailItem name={t('refunds.voucher')}>{item.voucher}</DetailItem>
        )}
        {item.reference !== null && (
          <DetailItem name={t('refunds.reference')}>{item.reference}</DetailItem>
        )}
        {item.fail_reason !== null && (
          <DetailItem name={t('refunds.failed-for')}>{item.fail_reason}</DetailItem>
        )}
      </dl>
    </section>
  )
}

type StepsProps = Pick<PanelProps, 'onAsk'> & { one: RefundRow }

/** The usual action comes last. */
function NextSteps({ one: item, onAsk }: StepsProps) {
  const { t } = useTexts()
  const { opens, approvesAlone } = useDuties()
  const { state } = item
  const isOpen = state === 'due' || state === 'approved' || state === 'failed'
  if (state === 'approved' && item.method === 'card')
    return (
      <div className="side-panel-foot next-step">
        <p className="muted">{t('refunds.at-gateway')}</p>
        <Link className="text-link" to={paths.adminOrder(item.order_id)}>
          {t('refunds.to-order')}
        </Link>
      </div>
    )
  if (!isOpen || item.was_retried || !opens('money')) return null
  const asks = (what: PendingRefundAction['what'], kind: 'quiet' | 'primary' = 'quiet') => (
    <Button small kind={kind} onClick={() => onAsk({ what, one: item })}>
      {t(`refunds.${what}`)}
    </Button>
  )
  return (
    <div className="side-panel-foot next-step">
      {(state === 'due' || state === 'approved') && item.is_own && (
        <p className="muted">
          <OwnDecisionHint
            opensAt={item.opens_at}
            text={t(state === 'due' ? 'refunds.own' : 'refunds.own-approval')}
          />
        </p>
      )}
      <div>
        {asks('cancel')}
        {state === 'approved' && asks('fail')}
        {state === 'due' && (!item.is_own || approvesAlone) && asks('approve', 'primary')}
        {state === 'approved' && (!item.is_own || approvesAlone) && asks('pay', 'primary')}
        {state === 'failed' && asks('again', 'primary')}
      </div>
    </div>
  )
}
