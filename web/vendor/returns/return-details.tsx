import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'

import { formatPhoneDisplay, phoneHref } from '#web/backoffice/format/phone.ts'
import { paths } from '#web/paths.ts'
import { isRefundOwed } from '#web/shared/returns/is-refund-owed.ts'
import { ReturnStatusBadge } from '#web/shared/returns/return-status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { DocumentLanguageSelect } from '../orders/document-language.tsx'
import { useDocuments } from '../orders/use-documents.ts'
import type { ReturnDetail } from './query.ts'
import { OrderMoment } from '../orders/order-cells.tsx'
import { ReturnNumber } from './returns-list.tsx'

export function ReturnDetails({ one: item }: { one: ReturnDetail }) {
  const { t, language } = useTexts()
  const { customer, exchange, refund } = item
  const documents = useDocuments()
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  const day = (text: LocalDate) => formatDate(noonOfDay(text), language, 'date')
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
            <UserText text={item.note} />
          </p>
        </section>
      )}
      <Items one={item} />
      {item.photos.length > 0 && (
        <section>
          <h3>{t('vendor-returns.photos')}</h3>
          <div className="return-photos">
            {item.photos.map(({ url, small_url }, index) => (
              <a key={url.split('?')[0]} href={url} target="_blank" rel="noreferrer">
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
            {t(
              exchange.state === 'cancelled' && exchange.was_sent
                ? 'vendor-returns.exchange.not-arrived'
                : `vendor-returns.exchange.${exchange.state}`,
            )}
            {exchange.reported_at !== null &&
              ` · ${t('vendor-orders.claim.waits', { date: formatDate(new Date(exchange.reported_at), language, 'date') })}`}
            {exchange.difference !== 0 &&
              ` · ${t('vendor-returns.difference')} \u2068${money(exchange.difference)}\u2069`}
            {exchange.stamp_duty > 0 &&
              ` · ${t('vendor-returns.stamp-duty')} \u2068${money(exchange.stamp_duty)}\u2069`}
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
          {isRefundOwed(refund.state) && (
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
      <History one={item} />
    </>
  )
}

function History({ one: item }: { one: ReturnDetail }) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{t('vendor-returns.history')}</h3>
      <ol className="panel-history">
        {item.history.map((step) => (
          <li key={`${step.at}-${step.to}`}>
            <ReturnStatusBadge state={step.to} outcome={null} />
            <small>
              <OrderMoment at={step.at} />
            </small>
            {step.reason !== null && (
              <p dir="auto">
                <UserText text={step.reason} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
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
