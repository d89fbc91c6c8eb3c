import { Printer, Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ShipmentsView, ShipmentView } from '#capabilities/fulfillment/contract.ts'
import { del, get, post } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { confirmConflict } from '#web/shared/api/edit-conflict.ts'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { OrderDetail } from './query.ts'
import { OrderActionDialog } from './action-dialog.tsx'
import { CourierPlaceSelect } from './courier-place-select.tsx'
import { useDocuments } from './use-documents.ts'

const PAUSE_MS = 2500
const TONES: Record<ShipmentView['state'], Tone> = { waiting: 'info', created: 'ok', failed: 'bad' }
const OPEN: readonly OrderDetail['status'][] = ['confirmed', 'processing', 'shipped']

type Courier = ShipmentsView['couriers'][number]

export function CourierShipment({ order, onSent }: { order: OrderDetail; onSent: () => void }) {
  const { t } = useTexts()
  const { view, refresh } = useQuery(get('/vendor/shipments', { order: order.id }))
  const [isBusy, setBusy] = useState(false)
  const [pending, setPending] = useState<Courier | null>(null)
  const office = order.pickup_point
  const [shipment] = view?.items ?? []
  const isWaiting = shipment?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(refresh, PAUSE_MS)
    return () => {
      clearInterval(timer)
      onSent() // the shipment was created: reload the order
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the pending state ends
  }, [isWaiting])

  const isLeft = order.items.some(({ left_to_send }) => left_to_send > 0)
  const couriers = view?.couriers ?? []
  const mayGive =
    OPEN.includes(order.status) && isLeft && (!shipment || shipment.state === 'created')
  if (view === null || (!shipment && (couriers.length === 0 || !mayGive))) return null
  const say = (input: { title: string; message: string; isError?: boolean }) =>
    showToast({ ...input, closeLabel: t('site.close') })
  const give = async (courier: Courier, version = order.version): Promise<void> => {
    setBusy(true)
    try {
      const body = {
        order_ids: [order.id],
        courier: courier.code,
        versions: { [order.id]: version },
      }
      const { refused } = await apiSend(post('/vendor/shipments', null, body))
      const [error] = refused
      if (error?.version !== undefined && (await confirmConflict(error.detail)))
        return await give(courier, error.version)
      if (!error)
        say({
          title: t('backoffice.success'),
          message: t('vendor-orders.entrust.begun', { name: courier.name }),
        })
      else if (error.version === undefined)
        say({ title: t('backoffice.error'), message: error.detail, isError: true })
      refresh()
      onSent() // created, or an edit conflict: the order has a new version
    } catch {
      say({ title: t('backoffice.error'), message: t('vendor-orders.failed'), isError: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="entrusting">
      <h3>{t('vendor-orders.entrust.title')}</h3>
      {shipment && <Shipment order={order} shipment={shipment} onChanged={refresh} />}
      {mayGive &&
        couriers.map((courier) => (
          <Button
            key={courier.code}
            kind="outline"
            small
            busy={isBusy}
            onClick={() =>
              office && office.courier.code !== courier.code
                ? setPending(courier)
                : void give(courier)
            }
          >
            <Icon of={Truck} size="s" flip />
            {t('vendor-orders.entrust', { name: courier.name })}
          </Button>
        ))}
      {pending && office && (
        <OrderActionDialog
          title={t('vendor-orders.entrust', { name: pending.name })}
          action={t('vendor-orders.entrust', { name: pending.name })}
          isBusy={isBusy}
          onClose={() => setPending(null)}
          onConfirm={() => void give(pending).then(() => setPending(null))}
        >
          <p className="parcel-trouble">
            {t('vendor-orders.courier.other', {
              office: `\u2068${office.name}\u2069`,
              courier: `\u2068${office.courier.name}\u2069`,
            })}
          </p>
        </OrderActionDialog>
      )}
    </section>
  )
}

type ShipmentProps = { order: OrderDetail; shipment: ShipmentView; onChanged: () => void }

function Shipment({ order, shipment, onChanged }: ShipmentProps) {
  const { t } = useTexts()
  const documents = useDocuments()
  const { courier, state, tracking, failure_code } = shipment
  return (
    <>
      <p className="fact-head">
        <b>{courier.name}</b>
        <Badge tone={TONES[state]}>{t(`vendor-orders.entrust.${state}`)}</Badge>
      </p>
      {tracking !== null && (
        <p className="muted">
          <bdi dir="ltr" className="num">
            {tracking}
          </bdi>
          {shipment.last_status && (
            <>
              {' · '}
              <bdi lang="fr">{shipment.last_status}</bdi>
            </>
          )}
          {shipment.payment_status === 'payed' && ` · ${t('vendor-orders.entrust.paid')}`}
        </p>
      )}
      {failure_code !== null && (
        <p className="parcel-trouble">
          {t(`vendor-orders.trouble.${failure_code}`)}
          {shipment.failure_message && (
            <>
              {' '}
              <bdi>« {shipment.failure_message} »</bdi>
            </>
          )}
        </p>
      )}
      {state === 'failed' && <Again order={order} shipment={shipment} onChanged={onChanged} />}
      {shipment.has_label && (
        <Button
          kind="quiet"
          small
          busy={documents.making === 'courier_label'}
          onClick={() => void documents.open('courier_label', [order.id])}
        >
          <Icon of={Printer} size="s" />
          {t('vendor-orders.entrust.label', { name: courier.name })}
        </Button>
      )}
    </>
  )
}

/** Retries or cancels a failed shipment. */
function Again({ order, shipment, onChanged }: ShipmentProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(onChanged)
  const [choice, setChoice] = useState<{ commune?: string; pickup_point_id?: string }>({})
  const { id } = shipment
  const needsChoice =
    shipment.failure_code === 'commune_unknown' || shipment.failure_code === 'pickup_point_unknown'
  const again = () =>
    act({
      ...post('/vendor/shipments/{id}/retries', { id }, choice),
      done: t('vendor-orders.entrust.begun', { name: shipment.courier.name }),
      failed: t('vendor-orders.failed'),
    })
  const takeBack = async () => {
    try {
      await apiSend(del('/vendor/shipments/{id}', { id }))
    } catch {
      const message = t('vendor-orders.failed')
      showToast({
        title: t('backoffice.error'),
        message,
        isError: true,
        closeLabel: t('site.close'),
      })
    }
    onChanged()
  }
  return (
    <div className="entrust-again">
      <CourierPlaceSelect order={order} shipment={shipment} choice={choice} onChange={setChoice} />
      <div className="parcel-steps">
        <Button
          kind="outline"
          small
          busy={isBusy}
          disabled={needsChoice && Object.keys(choice).length === 0}
          onClick={() => void again()}
        >
          {t('vendor-orders.entrust.again')}
        </Button>
        <Button kind="quiet" small onClick={() => void takeBack()}>
          {t('vendor-orders.entrust.back')}
        </Button>
      </div>
    </div>
  )
}
