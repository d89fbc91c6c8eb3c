import { isOrderReadyFor, kindsWith } from '#capabilities/documents/kinds.contract.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { cancelReasonText } from '#web/shared/orders/cancel-reason.ts'
import { isInvoiceReady } from '#web/shared/orders/invoice-state.ts'
import { OrderStatusBadge } from '#web/shared/orders/status-badge.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useWilayaName } from '#web/shared/preferences/use-wilaya-name.ts'
import { Button } from '#web/ui/button.tsx'
import { CourierShipment } from './courier-shipment.tsx'
import type { OrderDetail } from './query.ts'
import { OrderReturns } from './order-returns.tsx'
import type { PendingOrderAction } from './action-dialog.tsx'
import { Parcels } from './parcels.tsx'
import type { RunOrderAction } from './use-order-action.ts'
import { DocumentLanguageSelect } from './document-language.tsx'
import { useDocuments } from './use-documents.ts'
import { OrderMoment } from './order-cells.tsx'
import { CorrectAddressButton } from './correct-address.tsx'
import { CallBand, Customer } from './order-customer.tsx'
import { VendorNote } from './vendor-note.tsx'
import { Items } from './order-items.tsx'

type OrderDetailsProps = { order: OrderDetail }
type OrderActionsProps = OrderDetailsProps & {
  isBusy: boolean
  act: RunOrderAction
  onAsk: (asking: PendingOrderAction) => void
  /** A shipment was created, or the address corrected: the order is reloaded. */
  onSent: () => void
}

export function VendorOrderDetails({ order, isBusy, act, onAsk, onSent }: OrderActionsProps) {
  return (
    <>
      <CallBand order={order} />
      <Customer order={order} />
      <CorrectAddressButton key={order.id} order={order} onCorrected={onSent} />
      <OnlinePayment order={order} />
      <Items order={order} />
      {order.parcels.length > 0 && <Parcels {...{ order, isBusy, act, onAsk }} />}
      <CourierShipment key={order.id} order={order} onSent={onSent} />
      <PrintButtons order={order} />
      <OrderReturns key={order.order_number} order={order} />
      <VendorNote
        key={`${order.id}-${order.vendor_note}`}
        order={order}
        isBusy={isBusy}
        act={act}
      />
      <AddressChanges order={order} />
      <History order={order} />
    </>
  )
}

/** Tells the vendor whether to prepare the order or wait for the payment. */
function OnlinePayment({ order: { payment } }: OrderDetailsProps) {
  const { t, language } = useTexts()
  if (!payment || payment.state === 'paid_on_delivery') return null
  const paid = payment.attempts.findLast(({ status }) => status === 'captured')
  const time = formatDate(
    new Date(paid?.ended_at ?? payment.expires_at),
    language,
    paid ? 'shortDateTime' : 'time',
  )
  return (
    <section>
      <h3>{t('vendor-orders.online.title')}</h3>
      <p>{t(`vendor-orders.online.${payment.state}`, { time: `\u2068${time}\u2069` })}</p>
      {payment.refunds.length > 0 && <p>{t('vendor-orders.online.refunded')}</p>}
    </section>
  )
}

function PrintButtons({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  const documents = useDocuments()
  if (order.status === 'cancelled') return null
  const state = { hasInvoice: isInvoiceReady(order), hasCourier: true }
  const shown = kindsWith('onOrder', true).filter((kind) => isOrderReadyFor(kind, state))
  return (
    <section>
      <h3>{t('vendor-orders.papers')}</h3>
      <div className="paper-buttons">
        {shown.map((kind) => (
          <Button
            key={kind}
            kind="quiet"
            small
            busy={documents.making === kind}
            onClick={() => void documents.open(kind, [order.id])}
          >
            {t(`vendor-orders.paper.${kind}`)}
          </Button>
        ))}
      </div>
      {!isInvoiceReady(order) && <p className="muted">{t('vendor-orders.paper.invoice-later')}</p>}
      <DocumentLanguageSelect {...documents} />
    </section>
  )
}

function AddressChanges({ order: { address_changes } }: OrderDetailsProps) {
  const { t } = useTexts()
  if (address_changes.length === 0) return null
  return (
    <section>
      <h3>{t('vendor-orders.address-changes')}</h3>
      <ol className="panel-history">
        {address_changes.map((change) => (
          <AddressChange key={change.at} change={change} />
        ))}
      </ol>
    </section>
  )
}

type AddressChangeProps = { change: OrderDetail['address_changes'][number] }
function AddressChange({ change }: AddressChangeProps) {
  const { t, language } = useTexts()
  const [from, to] = [useWilayaName(change.from_wilaya), useWilayaName(change.to_wilaya)]
  const money = (amount: number) => `\u2068${formatMoney(fromDinars(amount), language)}\u2069`
  const fields = change.fields.map((field) => t(`vendor-orders.address-field.${field}`))
  return (
    <li>
      <p>{new Intl.ListFormat(language).format(fields)}</p>
      <small>
        <OrderMoment at={change.at} /> · {t(`vendor-orders.actor.${change.actor_role}`)}
      </small>
      {change.from_wilaya !== change.to_wilaya && (
        <p>
          {t('vendor-orders.address-moved', {
            from: `\u2068${from}\u2069`,
            to: `\u2068${to}\u2069`,
          })}
        </p>
      )}
      {change.from_shipping !== change.to_shipping && (
        <p>
          {t('vendor-orders.delivery-repriced', {
            from: money(change.from_shipping),
            to: money(change.to_shipping),
          })}
        </p>
      )}
    </li>
  )
}

const ACTORS = ['admin', 'vendor', 'buyer', 'courier'] as const

function History({ order }: OrderDetailsProps) {
  const { t } = useTexts()
  return (
    <section>
      <h3>{t('vendor-orders.history')}</h3>
      <ol className="panel-history">
        {order.history.map((step) => {
          const actor = ACTORS.find((actor) => actor === step.actor_role) ?? 'system'
          return (
            <li key={`${step.at}-${step.to}`}>
              <OrderStatusBadge status={step.to} />
              <small>
                <OrderMoment at={step.at} /> ·{' '}
                {step.actor_name === null ? (
                  t(`vendor-orders.actor.${actor}`)
                ) : (
                  <bdi>{step.actor_name}</bdi>
                )}
              </small>
              {step.reason !== null && <p dir="auto">{cancelReasonText(t, step.reason)}</p>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
