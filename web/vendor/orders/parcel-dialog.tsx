import { useState } from 'react'
import { post, put } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Input, Select } from '#web/ui/field.tsx'
import type { OrderDetail } from './query.ts'
import { type OrderActionDialogProps, OrderActionDialog } from './action-dialog.tsx'

type Counts = Readonly<Record<string, number>>

const leftOf = (order: OrderDetail): Counts =>
  Object.fromEntries(
    order.items
      .filter(({ left_to_send }) => left_to_send > 0)
      .map(({ id, left_to_send }) => [id, left_to_send]),
  )

/** Of the pickup point that was chosen; without one, of the parcel before. */
function proposedCourier({ pickup_point: office, parcels, couriers }: OrderDetail): string {
  const code = office?.courier.code ?? parcels.at(-1)?.courier?.code
  return couriers.find((courier) => courier.code === code)?.code ?? ''
}

/** Sends a parcel (all remaining items by default), or sets the tracking of one already sent. */
export function ParcelDialog({ asking, isBusy, act, onClose }: OrderActionDialogProps<'parcel'>) {
  const { t } = useTexts()
  const { order, parcel } = asking
  // An office was chosen at checkout: only its courier brings parcels there.
  const office = order.pickup_point
  const [courier, setCourier] = useState(
    parcel ? (parcel.courier?.code ?? '') : proposedCourier(order),
  )
  const holder = order.couriers.find(({ code }) => code === courier)?.cash_holder ?? 'vendor'
  const [tracking, setTracking] = useState(parcel?.tracking ?? '')
  const left = leftOf(order)
  const [counts, setCounts] = useState(left)
  const [isEmptyRefused, setEmptyRefused] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const chosen = Object.entries(counts).filter(([, quantity]) => quantity > 0)
  const isAll = Object.entries(left).every(([id, quantity]) => counts[id] === quantity)

  const confirm = async () => {
    if (!parcel && chosen.length === 0) return setEmptyRefused(true)
    const { id, version } = order
    const parcelTracking = { courier: courier || null, tracking: tracking.trim() || null, version }
    const items = chosen.map(([item_id, quantity]) => ({ item_id, quantity }))
    const done = parcel
      ? await act({
          ...put(
            '/vendor/orders/{id}/parcels/{parcelId}/carriage',
            { id, parcelId: parcel.id },
            parcelTracking,
          ),
          id,
          done: 'vendor-orders.done.carriage',
          onErrors: setErrors,
        })
      : await act({
          ...post(
            '/vendor/orders/{id}/parcels',
            { id },
            { ...parcelTracking, ...(!isAll && { items }) },
          ),
          id,
          done: 'vendor-orders.done.shipped',
          onErrors: setErrors,
        })
    if (done) onClose()
  }
  const isRest = order.status === 'shipped'
  const pieces = Object.values(left).reduce((sum, quantity) => sum + quantity, 0)
  return (
    <OrderActionDialog
      title={t(
        parcel
          ? 'vendor-orders.carriage-title'
          : isRest
            ? 'vendor-orders.next.rest'
            : 'vendor-orders.ship-title',
      )}
      action={t(parcel ? 'vendor-orders.save' : 'vendor-orders.next.processing')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="dialog-fields">
        <Select
          label={t('vendor-orders.courier')}
          value={courier}
          error={errors['courier']}
          onChange={(event) => {
            setCourier(event.target.value)
            setErrors({})
          }}
        >
          <option value="">{t('vendor-orders.courier.own')}</option>
          {order.couriers
            .filter(({ code }) => code !== 'manual')
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
        {order.to_collect > 0 && (
          <p className="field-hint">{t(`vendor-orders.cash.${holder}-hint`)}</p>
        )}
        {office && courier !== office.courier.code && (
          <p className="parcel-trouble" role="status">
            {t('vendor-orders.courier.other', {
              office: `\u2068${office.name}\u2069`,
              courier: `\u2068${office.courier.name}\u2069`,
            })}
          </p>
        )}
        <Input
          label={t('vendor-orders.tracking')}
          optional={t('vendor-orders.optional')}
          hint={t('vendor-orders.tracking-hint')}
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          value={tracking}
          error={errors['tracking']}
          onChange={(event) => {
            setTracking(event.target.value)
            setErrors({})
          }}
        />
        {!parcel && pieces > 1 && (
          <PartOfIt
            {...{ order, left, counts }}
            error={isEmptyRefused && chosen.length === 0 ? t('vendor-orders.part-empty') : null}
            onChange={setCounts}
          />
        )}
      </div>
    </OrderActionDialog>
  )
}

type PartOfItProps = {
  order: OrderDetail
  left: Counts
  counts: Counts
  error: string | null
  onChange: (counts: Counts) => void
}

function PartOfIt({ order, left, counts, error, onChange }: PartOfItProps) {
  const { t } = useTexts()
  return (
    <details className="part-of-it">
      <summary>{t('vendor-orders.part')}</summary>
      {order.items
        .filter(({ id }) => left[id])
        .map(({ id, product_name, variant_label }, index) => (
          <Select
            key={id}
            error={index === 0 ? error : null}
            label={[product_name, variant_label].filter(Boolean).join(' · ')}
            value={counts[id] ?? 0}
            onChange={(event) => onChange({ ...counts, [id]: Number(event.target.value) })}
          >
            {Array.from({ length: (left[id] ?? 0) + 1 }, (_, quantity) => (
              <option key={quantity} value={quantity}>
                {quantity}
              </option>
            ))}
          </Select>
        ))}
    </details>
  )
}
