import { FileText, RotateCw, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import { paths } from '#web/paths.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { DocumentLanguageSelect } from '../orders/document-language.tsx'
import { useDocuments } from '../orders/use-documents.ts'
import type { PendingReturnAction } from './return-dialogs.tsx'
import type { ReturnDetail } from './query.ts'
import type { SubmitReturnAction } from './action-dialog.tsx'
import { Moment } from '../orders/order-cells.tsx'
import { ReturnNumber } from './returns-list.tsx'

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
          <DetailList one={detail} />
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

function DetailList({ one: item }: { one: ReturnDetail }) {
  const { t, language } = useTexts()
  const { customer, exchange, refund } = item
  const documents = useDocuments()
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  const day = (text: string) => formatDate(noonOfDay(text as LocalDate), language, 'date') // a date of the contract
  return (
    <>
      <section>
        {item.is_goodwill && <p className="warn-line">{t('vendor-returns.goodwill')}</p>}
        <dl className="return-facts">
          <Detail name={t('vendor-returns.order')}>
            <Link className="text-link" to={paths.vendorOrder(item.order_id)}>
              <ReturnNumber number={item.order_number} />
            </Link>
          </Detail>
          <Detail name={t('vendor-returns.column.customer')}>
            <bdi>{customer.name}</bdi>
          </Detail>
          <Detail name={t('vendor-returns.phone')}>
            <a className="text-link" href={phoneHref(customer.phone)}>
              <bdi dir="ltr" className="num">
                {formatPhoneDisplay(customer.phone)}
              </bdi>
            </a>
          </Detail>
          <Detail name={t('vendor-returns.reason')}>{t(`returns.reason.${item.reason}`)}</Detail>
          <Detail name={t('vendor-returns.wish')}>
            {t(`returns.wish.${item.requested_resolution}`)}
          </Detail>
          <Detail name={t('vendor-returns.cost')}>
            {t(`vendor-returns.cost.${item.cost_on}`)}
          </Detail>
          {item.send_until_on !== null && (
            <Detail name={t('vendor-returns.send-deadline')}>{day(item.send_until_on)}</Detail>
          )}
          {item.settle_until_on !== null && item.state === 'checked' && (
            <Detail name={t('vendor-returns.deadline')}>{day(item.settle_until_on)}</Detail>
          )}
          {item.tracking !== null && (
            <Detail name={t('vendor-returns.tracking')}>
              <bdi dir="ltr">{item.tracking}</bdi>
            </Detail>
          )}
        </dl>
      </section>
      {item.note !== null && (
        <section>
          <h3>{t('vendor-returns.note')}</h3>
          <p className="return-note" dir="auto">
            {item.note}
          </p>
        </section>
      )}
      <Items one={item} />
      {item.photos.length > 0 && (
        <section>
          <h3>{t('vendor-returns.photos')}</h3>
          <div className="return-photos">
            {item.photos.map(({ url, small_url }, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={small_url} alt={t('returns.photo', { number: index + 1 })} />
              </a>
            ))}
          </div>
        </section>
      )}
      {exchange && (
        <section>
          <h3>{t('vendor-returns.exchange')}</h3>
          <p>
            <bdi>{exchange.variant_label ?? '–'}</bdi> ·{' '}
            {t(`vendor-returns.exchange.${exchange.state}`)}
            {exchange.difference !== 0 &&
              ` · ${t('vendor-returns.difference')} \u2068${money(exchange.difference)}\u2069`}
          </p>
        </section>
      )}
      {refund && (
        <section>
          <h3>{t('vendor-returns.money')}</h3>
          <p>
            {t(`returns.refund.${refund.state}`)} ·{' '}
            <span className="num">{money(refund.amount)}</span> ·{' '}
            {t(`returns.method.${refund.method}`)}
          </p>
          {refund.state === 'made' && (
            <>
              <Button
                kind="quiet"
                small
                busy={documents.making !== null}
                onClick={() => void documents.open('credit_note', [item.id])}
              >
                <Icon of={FileText} size="s" />
                {t('returns.credit-note')}
              </Button>
              <DocumentLanguageSelect {...documents} />
            </>
          )}
        </section>
      )}
      <section>
        <h3>{t('vendor-returns.history')}</h3>
        <ol className="panel-history">
          {item.history.map((step) => (
            <li key={`${step.at}-${step.to}`}>
              <ReturnStatusBadge state={step.to} outcome={null} />
              <small>
                <Moment at={step.at} />
              </small>
              {step.reason !== null && <p dir="auto">{step.reason}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Items({ one: entry }: { one: ReturnDetail }) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{t('vendor-returns.items')}</h3>
      <ul className="order-items">
        {entry.items.map((item) => (
          <li key={item.item_id}>
            <ResponsiveImage image={item.image} alt="" sizes="3rem" />
            <span>
              <b>
                <bdi>{item.product_name}</bdi>
              </b>
              <small>
                {item.variant_label !== null && (
                  <>
                    <bdi>{item.variant_label}</bdi> ·{' '}
                  </>
                )}
                {t('returns.pieces', { count: item.quantity })}
                {item.received_quantity !== null &&
                  ` · ${t('vendor-returns.received', { count: item.received_quantity })}`}
                {item.condition !== null && ` · ${t(`returns.grade.${item.condition}`)}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type StepsProps = Pick<PanelProps, 'isBusy' | 'onAsk' | 'send'> & { one: ReturnDetail }

/** The usual action comes last, in reach of the thumb. */
function NextSteps({ one: item, isBusy, onAsk, send }: StepsProps) {
  const { t } = useTexts()
  if (item.can.length === 0) return null
  const has = (act: ReturnDetail['can'][number]) => item.can.includes(act)
  const asks = (what: PendingReturnAction['what'], kind: 'quiet' | 'primary' = 'quiet') => (
    <Button small kind={kind} onClick={() => onAsk({ what, one: item })}>
      {t(`vendor-returns.act.${what}`)}
    </Button>
  )
  return (
    <div className="side-panel-foot next-step">
      <div>
        {has('refuse') && asks('refuse')}
        {has('accept') && (
          <Button small busy={isBusy} onClick={() => send(item, 'acceptance')}>
            {t('vendor-returns.act.accept')}
          </Button>
        )}
        {has('travel') && asks('travel')}
        {has('receive') && asks('receive', 'primary')}
        {has('close') && asks('close')}
        {has('refund') && asks('refund', has('send_exchange') ? 'quiet' : 'primary')}
        {has('send_exchange') && asks('send_exchange', 'primary')}
        {has('end_exchange') && (
          <>
            <Button
              small
              kind="quiet"
              busy={isBusy}
              onClick={() => send(item, 'exchange-steps', { state: 'returned' })}
            >
              {t('vendor-returns.act.exchange_back')}
            </Button>
            <Button
              small
              busy={isBusy}
              onClick={() => send(item, 'exchange-steps', { state: 'delivered' })}
            >
              {t('vendor-returns.act.end_exchange')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
