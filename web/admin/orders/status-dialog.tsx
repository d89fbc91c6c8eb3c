import type { AdminOrderView } from '#capabilities/orders/contract.ts'
import { useState } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { FilledMessage, PLACEHOLDER } from '#web/shared/i18n/filled-message.tsx'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input, Select, TextArea } from '#web/ui/field.tsx'
import { Money } from '#web/ui/money.tsx'
import { asksCashHolder, sendsParcel, statusEffects } from './status-effects.ts'
import type { AdminOrderListRow, OrderStatusName } from './statuses.ts'

export type StatusQuestion = { order: AdminOrderListRow | AdminOrderView; to: OrderStatusName }
export type StatusAnswer = {
  reason?: string
  parcel?: { courier: string | null; tracking: string | null }
  cash_holder?: CashHolder
}
type CashHolder = AdminOrderView['parcels'][number]['cash_holder']

type StatusDialogProps = {
  question: StatusQuestion
  isBusy: boolean
  errors: Readonly<Record<string, string>>
  onClose: () => void
  onConfirm: (answer: StatusAnswer) => void
}

const MAX_REASON = 300

/** An e-mail that has left cannot be undone: what a change does is read before. */
export function StatusDialog({ question, isBusy, errors, onClose, onConfirm }: StatusDialogProps) {
  const { order, to } = question
  const { t, language } = useTexts()
  const [reason, setReason] = useState('')
  const [parcel, setParcel] = useState<NonNullable<StatusAnswer['parcel']>>({
    courier: officeOf(order)?.courier.code ?? null,
    tracking: null,
  })
  const sends = sendsParcel(order.status, to)
  const [cashHolder, setCashHolder] = useState<CashHolder>('vendor')
  const asksCash = asksCashHolder(order, to)
  const isCancellation = to === 'cancelled'
  const confirm = () =>
    onConfirm({
      ...(isCancellation && reason.trim() !== '' && { reason: reason.trim() }),
      ...(sends && { parcel }),
      ...(asksCash && { cash_holder: cashHolder }),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`admin.orders.ask.${to}`, { number: order.order_number })}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t(isCancellation ? 'admin.orders.cancel.keep' : 'admin.orders.ask.leave')}
          </Button>
          <Button kind={isCancellation ? 'danger' : 'primary'} busy={isBusy} onClick={confirm}>
            {isCancellation
              ? t('admin.orders.cancel.confirm')
              : t('admin.orders.bulk.to', { status: t(`admin.orders.status.${to}`) })}
          </Button>
        </>
      }
    >
      <ul className="status-effects">
        {statusEffects(order, to).map((effect) => (
          <li key={effect}>
            <FilledMessage
              text={t(`admin.orders.effect.${effect}`, {
                from: t(`admin.orders.status.${order.status}`),
                to: t(`admin.orders.status.${to}`),
                amount: PLACEHOLDER,
              })}
            >
              <b>
                <Money dinars={order.total_amount} language={language} audience="admin" />
              </b>
            </FilledMessage>
          </li>
        ))}
      </ul>
      {asksCash && <CashHolderField holder={cashHolder} onChange={setCashHolder} />}
      {sends && <ParcelFields {...{ order, parcel, errors }} onChange={setParcel} />}
      {isCancellation && (
        <TextArea
          label={t('admin.orders.cancel.reason')}
          optional={t('admin.orders.cancel.optional')}
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Dialog>
  )
}

type CashHolderFieldProps = { holder: CashHolder; onChange: (holder: CashHolder) => void }

function CashHolderField({ holder, onChange }: CashHolderFieldProps) {
  const { t } = useTexts()
  return (
    <div className="dialog-fields">
      <Select
        label={t('admin.orders.cash-holder')}
        hint={t(`admin.orders.cash-holder.${holder}-hint`)}
        value={holder}
        onChange={(event) => onChange(event.target.value === 'operator' ? 'operator' : 'vendor')}
      >
        <option value="vendor">{t('admin.orders.cash-holder.vendor')}</option>
        <option value="operator">{t('admin.orders.cash-holder.operator')}</option>
      </Select>
    </div>
  )
}

/** A row of the list does not name the pick-up office; the details do. */
const officeOf = (order: StatusQuestion['order']) =>
  'pickup_point' in order ? order.pickup_point : null

type ParcelFieldsProps = {
  order: StatusQuestion['order']
  parcel: NonNullable<StatusAnswer['parcel']>
  errors: StatusDialogProps['errors']
  onChange: (parcel: NonNullable<StatusAnswer['parcel']>) => void
}

function ParcelFields({ order, parcel, errors, onChange }: ParcelFieldsProps) {
  const { t } = useTexts()
  const choices = useQuery(get('/admin/reports/choices')).view
  const office = officeOf(order)
  return (
    <div className="dialog-fields">
      <Select
        label={t('vendor-orders.courier')}
        value={parcel.courier ?? ''}
        error={errors['parcel.courier']}
        onChange={(event) => onChange({ ...parcel, courier: event.target.value || null })}
      >
        <option value="">{t('vendor-orders.courier.own')}</option>
        {choices?.couriers
          .filter(({ code }) => code !== 'manual')
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </Select>
      {office && parcel.courier !== office.courier.code && (
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
        value={parcel.tracking ?? ''}
        error={errors['parcel.tracking']}
        onChange={(event) => onChange({ ...parcel, tracking: event.target.value.trim() || null })}
      />
    </div>
  )
}
