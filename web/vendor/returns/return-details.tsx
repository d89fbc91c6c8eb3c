import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import type { VendorReturnView } from '#capabilities/returns/vendor.contract.ts'
import { formatPhoneDisplay, phoneHref } from '#web/backoffice/format/phone.ts'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { DetailList, PanelSection } from '#web/backoffice/panel/sections.tsx'
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
import { OrderMoment } from '../orders/order-cells.tsx'

export function ReturnDetails({ entry: item }: { entry: VendorReturnView }) {
  const { t, language } = useTexts()
  const { customer, exchange, refund } = item
  const documents = useDocuments()
  const money = (dinars: number) => formatMoney(fromDinars(dinars), language)
  const day = (text: LocalDate) => formatDate(noonOfDay(text), language, 'date')
  return (
    <>
      <PanelSection>
        {item.is_goodwill && <p className="warn-line">{t('vendor-returns.goodwill')}</p>}
        <DetailList
          details={{
            'vendor-returns.order': (
              <Link className="text-link" to={paths.vendorOrder(item.order_id)}>
                <OrderNumber number={item.order_number} />
              </Link>
            ),
            'vendor-returns.column.customer': customer.name,
            'vendor-returns.phone': (
              <a className="text-link" href={phoneHref(customer.phone)}>
                <bdi dir="ltr" className="num">
                  {formatPhoneDisplay(customer.phone)}
                </bdi>
              </a>
            ),
            'vendor-returns.reason': t(`returns.reason.${item.reason}`),
            'vendor-returns.wish': t(`returns.wish.${item.requested_resolution}`),
            'vendor-returns.cost': t(`vendor-returns.cost.${item.cost_on}`),
            'vendor-returns.send-deadline': item.send_until_on !== null && day(item.send_until_on),
            'vendor-returns.deadline':
              item.settle_until_on !== null &&
              item.state === 'checked' &&
              day(item.settle_until_on),
            'vendor-returns.tracking': item.tracking !== null && (
              <bdi dir="ltr">{item.tracking}</bdi>
            ),
          }}
        />
      </PanelSection>
      {item.note !== null && (
        <PanelSection title="vendor-returns.note">
          <p className="return-note" dir="auto">
            <UserText text={item.note} />
          </p>
        </PanelSection>
      )}
      <Items entry={item} />
      {item.photos.length > 0 && (
        <PanelSection title="vendor-returns.photos">
          <div className="return-photos">
            {item.photos.map(({ url, small_url }, index) => (
              <a key={url.split('?')[0]} href={url} target="_blank" rel="noreferrer">
                <img src={small_url} alt={t('returns.photo', { number: index + 1 })} />
              </a>
            ))}
          </div>
        </PanelSection>
      )}
      {exchange && (
        <PanelSection title="vendor-returns.exchange">
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
        </PanelSection>
      )}
      {refund && (
        <PanelSection title="vendor-returns.money">
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
        </PanelSection>
      )}
      <History entry={item} />
    </>
  )
}

function History({ entry: item }: { entry: VendorReturnView }) {
  return (
    <PanelSection title="vendor-returns.history">
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
    </PanelSection>
  )
}

function Items({ entry }: { entry: VendorReturnView }) {
  const { t } = useTexts()
  return (
    <PanelSection title="vendor-returns.items">
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
    </PanelSection>
  )
}
