import type { z } from 'zod'
import {
  ClosingBody,
  DecidedRefundBody,
  ExchangeBody,
  RefusalBody,
  ReturnShippingBody,
  type VendorReturnView,
} from '#capabilities/returns/vendor.contract.ts'
import { formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import {
  ContractCode,
  ContractNumber,
  ContractSelect,
  ContractTextArea,
} from '#web/backoffice/form/fields.tsx'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { type ApiMutation, post } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useReturnStep } from './use-return-step.ts'

type ReturnDialogProps = { entry: VendorReturnView; onClose: () => void }

/** The buyer reads the reason. */
export function RefuseReturnDialog(props: ReturnDialogProps) {
  const { t } = useTexts()
  const { id } = props.entry
  return (
    <ReturnReasonDialog
      {...props}
      title={t('vendor-returns.refuse-title')}
      text={t('vendor-returns.refuse-text')}
      confirm={t('vendor-returns.act.refuse')}
      callWith={(body) => post('/vendor/returns/{id}/refusal', { id }, body)}
    />
  )
}

export function ExpireReturnDialog(props: ReturnDialogProps) {
  const { t } = useTexts()
  const { id } = props.entry
  return (
    <ReturnReasonDialog
      {...props}
      title={t('vendor-returns.act.expire')}
      text={t('vendor-returns.expire-text')}
      confirm={t('vendor-returns.act.expire')}
      callWith={(body) => post('/vendor/returns/{id}/expiry', { id }, body)}
    />
  )
}

type ReasonProps = ReturnDialogProps & {
  title: string
  text: string
  confirm: string
  callWith: (body: z.input<typeof RefusalBody>) => ApiMutation<VendorReturnView>
}

function ReturnReasonDialog({ entry, text, callWith, ...dialog }: ReasonProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  return (
    <FormDialog
      {...dialog}
      schema={RefusalBody}
      values={{ version: entry.version }}
      onSubmit={(body) => send(callWith(body))}
    >
      {(field) => (
        <>
          <p className="dialog-text">{text}</p>
          <ContractTextArea {...field('reason')} label={t('vendor-returns.why')} />
        </>
      )}
    </FormDialog>
  )
}

/** An emptied field must not become the maximum, which the contract takes no amounts for. */
const RefundBody = DecidedRefundBody.required({ goods: true, delivery: true })

export function RefundReturnDialog({ entry, onClose }: ReturnDialogProps) {
  const { t, language } = useTexts()
  const { send } = useReturnStep()
  const { id, version } = entry
  const maximum = entry.refundable ?? { goods: 0, delivery: 0 }
  const limit = entry.refund_limit ?? Infinity
  const describe = (dinars: number) => `\u2068${formatMoney(fromDinars(dinars), language)}\u2069`
  return (
    <FormDialog
      title={t('vendor-returns.refund-title')}
      confirm={t('vendor-returns.act.refund')}
      schema={RefundBody}
      values={{
        version,
        goods: Math.min(maximum.goods, limit),
        // Law 18-05, art. 22: what was delivered late is paid back with its delivery.
        delivery: entry.reason === 'late' ? maximum.delivery : 0,
      }}
      onSubmit={(body) => send(post('/vendor/returns/{id}/refund', { id }, body))}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="dialog-text">{t('vendor-returns.refund-text')}</p>
          {limit < maximum.goods + maximum.delivery && (
            <p className="dialog-text">
              {t('vendor-returns.refund-limit', { most: describe(limit) })}
            </p>
          )}
          <ContractNumber
            {...field('goods')}
            label={t('vendor-returns.goods', { most: describe(maximum.goods) })}
          />
          {maximum.delivery > 0 && (
            <ContractNumber
              {...field('delivery')}
              label={t('vendor-returns.delivery', { most: describe(maximum.delivery) })}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

type ParcelFieldsProps = Pick<VendorReturnView, 'couriers'> & {
  field: (name: 'courier' | 'tracking') => { name: string }
}

function ParcelFields({ couriers, field }: ParcelFieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <ContractSelect
        {...field('courier')}
        label={t('vendor-returns.courier')}
        none={t('vendor-returns.courier-none')}
        choices={couriers.map(({ code, name }) => ({ value: code, name }))}
      />
      <ContractCode {...field('tracking')} label={t('vendor-returns.tracking')} />
    </>
  )
}

export function TravelDialog({ entry, onClose }: ReturnDialogProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  const { id, version, couriers } = entry
  const states =
    entry.state === 'accepted' ? (['returning', 'to_collect'] as const) : (['to_collect'] as const)
  return (
    <FormDialog
      title={t('vendor-returns.travel-title')}
      confirm={t('backoffice.save')}
      schema={ReturnShippingBody}
      values={{ version, state: states[0] }}
      onSubmit={({ courier, ...body }) =>
        send(post('/vendor/returns/{id}/steps', { id }, { ...body, courier: courier || null }))
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractSelect
            {...field('state')}
            label={t('vendor-returns.column.state')}
            choices={states.map((state) => ({ value: state, name: t(`returns.state.${state}`) }))}
          />
          <ParcelFields {...{ couriers, field }} />
        </>
      )}
    </FormDialog>
  )
}

export function SendExchangeDialog({ entry, onClose }: ReturnDialogProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  const { id, version, couriers } = entry
  const isAgain = entry.can.includes('send_again')
  return (
    <FormDialog
      title={t('vendor-returns.send-title')}
      confirm={t(`vendor-returns.act.${isAgain ? 'send_again' : 'send_exchange'}`)}
      schema={ExchangeBody}
      values={{ version }}
      onSubmit={({ courier, ...body }) =>
        send(post('/vendor/returns/{id}/exchange', { id }, { ...body, courier: courier || null }))
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          {isAgain && <p className="dialog-text">{t('vendor-returns.send-again-text')}</p>}
          <ParcelFields {...{ couriers, field }} />
        </>
      )}
    </FormDialog>
  )
}

export function CloseReturnDialog({ entry, onClose }: ReturnDialogProps) {
  const { t } = useTexts()
  const { send } = useReturnStep()
  const { id, version } = entry
  return (
    <FormDialog
      title={t('vendor-returns.close-title')}
      confirm={t('backoffice.save')}
      schema={ClosingBody}
      values={{
        version,
        outcome: entry.requested_resolution === 'repair' ? 'repaired' : 'sent_back',
      }}
      onSubmit={({ reason, ...body }) =>
        send(
          post(
            '/vendor/returns/{id}/closing',
            { id },
            { ...body, ...(reason?.trim() && { reason }) },
          ),
        )
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractSelect
            {...field('outcome')}
            label={t('vendor-returns.outcome')}
            choices={ClosingBody.shape.outcome.options.map((outcome) => ({
              value: outcome,
              name: t(`returns.outcome.${outcome}`),
            }))}
          />
          <ContractTextArea {...field('reason')} label={t('vendor-returns.why')} />
        </>
      )}
    </FormDialog>
  )
}
