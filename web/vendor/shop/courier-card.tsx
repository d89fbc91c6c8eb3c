import { PlugZap, TriangleAlert, Truck } from 'lucide-react'
import type { CouriersView, CourierView } from '#capabilities/shipping/contract.ts'
import { del, post, put } from '#web/shared/api/endpoint.ts'
import { apiSend } from '#web/shared/api/client.ts'
import { type Mutate, useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

type CourierCardProps = {
  courier: CourierView
  onConnect: () => void
  onChanged: (now: CouriersView) => void
}

export function CourierCard({ courier, onConnect, onChanged }: CourierCardProps) {
  const { t } = useTexts()
  const { isBusy, act } = useMutation(() => undefined)
  const { code, name, account } = courier
  const isOn = account !== null || courier.by_operator
  const forget = async () => {
    try {
      onChanged(await apiSend(del('/vendor/couriers/{code}/account', { code })))
    } catch {
      const message = t('shipping.failed')
      showToast({
        title: t('backoffice.error'),
        message,
        isError: true,
        closeLabel: t('site.close'),
      })
    }
  }
  const choose = async () => {
    const messages = { done: t('shipping.default-done'), failed: t('shipping.failed') }
    const done = await act({
      ...put('/vendor/couriers/default', null, { courier: code }),
      ...messages,
    })
    if (done.isDone) onChanged(done.view)
  }
  return (
    <li className="courier-card">
      <span className="today-icon is-info">
        <Icon of={Truck} />
      </span>
      <div>
        <p className="courier-name">
          <b>{name}</b>
          {account?.error_code ? (
            <Badge tone="bad">{t('shipping.state.trouble')}</Badge>
          ) : (
            <Badge tone={isOn ? 'ok' : 'neutral'}>
              {t(isOn ? 'shipping.state.on' : 'shipping.state.off')}
            </Badge>
          )}
          {courier.is_default && <Badge tone="info">{t('shipping.default')}</Badge>}
        </p>
        <p className="muted">
          {account ? (
            <>
              {t('shipping.account')} <bdi dir="ltr">{account.credentials_hint}</bdi>
            </>
          ) : (
            t(courier.by_operator ? 'shipping.by-operator' : 'shipping.account-none')
          )}
          {isOn &&
            courier.pickup_point_count > 0 &&
            ` · ${t('shipping.desks', { count: courier.pickup_point_count })}`}
        </p>
        {account?.error_code && (
          <p className="courier-trouble">
            <Icon of={TriangleAlert} size="s" />
            {t(`shipping.trouble.${account.error_code}`)}
          </p>
        )}
        {isOn && courier.unmatched > 0 && (
          <p className="muted">{t('shipping.unmatched', { count: courier.unmatched })}</p>
        )}
        <FeeImport courier={courier} />
      </div>
      <div className="courier-actions">
        {isOn && <ImportButton courier={courier} isBusy={isBusy} act={act} onChanged={onChanged} />}
        {isOn && !courier.is_default && (
          <Button kind="quiet" small busy={isBusy} onClick={() => void choose()}>
            {t('shipping.make-default')}
          </Button>
        )}
        <Button kind={isOn ? 'quiet' : 'primary'} small onClick={onConnect}>
          {!isOn && <Icon of={PlugZap} size="s" />}
          {t(account ? 'shipping.change' : 'shipping.connect')}
        </Button>
        {account && (
          <Button kind="text" small onClick={() => void forget()}>
            {t('shipping.disconnect')}
          </Button>
        )}
      </div>
    </li>
  )
}

type ImportButtonProps = Pick<CourierCardProps, 'courier' | 'onChanged'> & {
  isBusy: boolean
  act: Mutate
}

function ImportButton({ courier, isBusy, act, onChanged }: ImportButtonProps) {
  const { t } = useTexts()
  const begin = async () => {
    const begun = await act({
      ...post('/vendor/couriers/{code}/fee-imports', { code: courier.code }),
      done: t('shipping.import-begun'),
      failed: t('shipping.failed'),
    })
    if (begun.isDone) onChanged(begun.view)
  }
  return (
    <Button
      kind="outline"
      small
      busy={isBusy || courier.fee_import?.state === 'running'}
      onClick={() => void begin()}
    >
      {t('shipping.import')}
    </Button>
  )
}

function FeeImport({ courier: { fee_import: taken } }: { courier: CourierView }) {
  const { t } = useTexts()
  if (taken === null || taken.state === 'done') return null
  if (taken.state === 'failed')
    return <p className="courier-trouble">{t('shipping.import-failed')}</p>
  return (
    <div className="courier-progress">
      <progress
        max={taken.total}
        value={taken.done}
        aria-label={t('shipping.importing', { done: taken.done, total: taken.total })}
      />
      <small>{t('shipping.importing', { done: taken.done, total: taken.total })}</small>
    </div>
  )
}
