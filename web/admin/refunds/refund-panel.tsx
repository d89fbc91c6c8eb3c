import { RotateCw, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import type { PendingRefundAction } from './refund-dialog.tsx'
import type { RefundRow } from './query.ts'
import { DueDay, RefundBadge, RefundNumber } from './refunds-list.tsx'

type PanelProps = {
  id: string
  detail: RefundRow | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
  onAsk: (asking: PendingRefundAction) => void
  onApprove: (one: RefundRow) => void
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
          <Facts one={detail} />
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

function Facts({ one }: { one: RefundRow }) {
  const { t, language } = useTexts()
  const money = (dinars: number) => <Money dinars={dinars} language={language} audience="admin" />
  return (
    <section>
      <dl className="return-facts">
        <Fact name={t('refunds.column.amount')}>{money(one.amount)}</Fact>
        <Fact name={t('refunds.goods')}>{money(one.goods)}</Fact>
        <Fact name={t('refunds.delivery')}>{money(one.delivery)}</Fact>
        <Fact name={t('refunds.method')}>{t(`returns.method.${one.method}`)}</Fact>
        {one.account !== null && (
          <Fact name={t('refunds.account')}>
            <bdi dir="ltr" className="num">
              {one.account}
            </bdi>
          </Fact>
        )}
        <Fact name={t('refunds.order')}>
          <Link className="text-link" to={paths.adminOrder(one.order_id)}>
            <RefundNumber number={one.order_number} />
          </Link>
        </Fact>
        <Fact name={t('refunds.column.due')}>
          <DueDay day={one.due_on} />
        </Fact>
        <Fact name={t('refunds.column.customer')}>
          <bdi>{one.customer.name}</bdi>{' '}
          <a className="text-link" href={phoneHref(one.customer.phone)}>
            <bdi dir="ltr" className="num">
              {formatPhoneDisplay(one.customer.phone)}
            </bdi>
          </a>
        </Fact>
        <Fact name={t('refunds.column.shop')}>
          <bdi>{one.vendor.business_name}</bdi>
        </Fact>
        {one.reference !== null && <Fact name={t('refunds.reference')}>{one.reference}</Fact>}
        {one.fail_reason !== null && <Fact name={t('refunds.failed-for')}>{one.fail_reason}</Fact>}
      </dl>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type StepsProps = Pick<PanelProps, 'isBusy' | 'onAsk' | 'onApprove'> & { one: RefundRow }

/** The usual action comes last. */
function NextSteps({ one, isBusy, onAsk, onApprove }: StepsProps) {
  const { t } = useTexts()
  const { state } = one
  const isOpen = state === 'due' || state === 'approved' || state === 'failed'
  if (state === 'approved' && one.method === 'card')
    return (
      <div className="side-panel-foot next-step">
        <p className="muted">{t('refunds.at-gateway')}</p>
        <Link className="text-link" to={paths.adminOrder(one.order_id)}>
          {t('refunds.to-order')}
        </Link>
      </div>
    )
  if (!isOpen || one.was_retried) return null
  const asks = (what: PendingRefundAction['what'], kind: 'quiet' | 'primary' = 'quiet') => (
    <Button small kind={kind} onClick={() => onAsk({ what, one })}>
      {t(`refunds.${what}`)}
    </Button>
  )
  return (
    <div className="side-panel-foot next-step">
      {state === 'due' && one.is_own && <p className="muted">{t('refunds.own')}</p>}
      <div>
        {asks('cancel')}
        {state === 'approved' && asks('fail')}
        {state === 'due' && !one.is_own && (
          <Button small busy={isBusy} onClick={() => onApprove(one)}>
            {t('refunds.approve')}
          </Button>
        )}
        {state === 'approved' && asks('pay', 'primary')}
        {state === 'failed' && asks('again', 'primary')}
      </div>
    </div>
  )
}
