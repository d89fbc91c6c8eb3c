import { MessageCircle, Phone, RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { CallsPageView } from '#capabilities/phone-confirmation/contract.ts'
import { directionOf, languageName } from '#kernel/locale.ts'
import { formatDate } from '#kernel/format.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { phoneHref, formatPhoneDisplay } from '#web/backoffice/format/phone.ts'
import {
  PanelDialogs,
  DetailsSkeleton,
  SidePanel,
  focusHeading,
} from '#web/backoffice/panel/side-panel.tsx'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, buttonClass, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Items } from '../order-items.tsx'
import { Customer } from '../order-customer.tsx'
import { OrderNumber } from '#web/backoffice/orders/order-number.tsx'
import { CallHistory } from './call-history.tsx'
import type { Call, CallRow } from './query.ts'
import { type OutcomeRequiringInput, CallOutcomeButtons } from './call-outcomes.tsx'
import { OutcomeDialogs } from './call-outcome-dialogs.tsx'
import { useCall } from './use-call.ts'
import { useOutcome } from './use-call-outcome.ts'
import { CallState } from './call-cells.tsx'

type CallPanelProps = {
  id: string
  /** Shown until the call is loaded. */
  row: CallRow | null
  hours: CallsPageView['hours'] | null
  onDone: (id: string) => void
  onClose: () => void
}

export function CallPanel({ id, row, hours, onDone, onClose }: CallPanelProps) {
  const { t } = useTexts()
  const { call, state, refresh, change } = useCall(id)
  const orderId = (call ?? row)?.order_id ?? null
  const order = useQuery(orderId === null ? null : get('/vendor/orders/{id}', { id: orderId }))
  const [channel, setChannel] = useState<'phone' | 'whatsapp'>('phone')
  const [asking, setAsking] = useState<OutcomeRequiringInput | null>(null)
  const { isBusy, say } = useOutcome({
    call,
    channel,
    onSent: (now) => {
      change(() => now)
      setAsking(null)
      onDone(now.id)
    },
  })
  const titleId = useId()
  const known = call ?? row
  const mayCall = call !== null && call.decided_at === null && call.claim?.is_mine === true
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">
            {known ? <OrderNumber number={known.order_number} /> : t('confirmation-calls.call')}
          </p>
          <h2 ref={focusHeading} id={titleId} tabIndex={-1}>
            {known ? <bdi>{known.customer.name}</bdi> : <span>…</span>}
            {known && <CallState call={known} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          <IconButton icon={X} label={t('vendor-orders.close')} onClick={onClose} />
        </div>
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="side-panel-body" tabIndex={0} role="group" aria-labelledby={titleId}>
        {call ? (
          <>
            <CallBand call={call} hours={hours} onChannel={setChannel} />
            {call.decided_at === null && <Script call={call} />}
            {order.view && (
              <>
                <Customer order={order.view} />
                <Items order={order.view} />
              </>
            )}
            <CallHistory call={call} />
          </>
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={refresh} />
        )}
      </div>
      {mayCall && <CallOutcomeButtons isBusy={isBusy} say={say} onAsk={setAsking} />}
      <PanelDialogs>
        {call && asking && (
          <OutcomeDialogs
            asking={asking}
            call={call}
            hours={hours}
            isBusy={isBusy}
            say={say}
            onClose={() => setAsking(null)}
          />
        )}
      </PanelDialogs>
    </SidePanel>
  )
}

type CallBandProps = {
  call: Call
  hours: CallPanelProps['hours']
  onChannel: (channel: 'phone' | 'whatsapp') => void
}

function CallBand({ call, hours, onChannel }: CallBandProps) {
  const { t, language } = useTexts()
  const { claim, phone, whatsapp, decided_at } = call
  if (decided_at !== null) return null
  if (claim === null || !claim.is_mine) {
    const until = claim === null ? '' : formatDate(new Date(claim.until), language, 'time')
    return (
      <p className="call-taken" role="status">
        {claim?.name
          ? t('confirmation-calls.claim.by', { name: claim.name })
          : t('confirmation-calls.claim.other')}{' '}
        {until !== '' && t('confirmation-calls.claim.until', { at: until })}
      </p>
    )
  }
  return (
    <section className="call-band">
      <a
        className={buttonClass({ kind: 'primary' })}
        href={phoneHref(phone)}
        onClick={() => onChannel('phone')}
      >
        <Icon of={Phone} size="s" />
        {t('vendor-orders.call')}{' '}
        <bdi dir="ltr" className="num">
          {formatPhoneDisplay(phone)}
        </bdi>
      </a>
      <a
        className={buttonClass({ kind: 'outline' })}
        href={`https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(whatsapp)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onChannel('whatsapp')}
      >
        <Icon of={MessageCircle} size="s" />
        {t('vendor-orders.whatsapp')}
      </a>
      {hours?.is_open === false && (
        <p className="call-late">
          {t('confirmation-calls.hours-closed', {
            from: `\u2066${hours.from}\u2069`,
            until: `\u2066${hours.until}\u2069`,
          })}
        </p>
      )}
    </section>
  )
}

/** In the language of the order. */
function Script({ call: { script, language } }: { call: Call }) {
  const { t } = useTexts()
  return (
    <section className="call-script">
      <h3>{t('confirmation-calls.script', { language: languageName(language) })}</h3>
      <p lang={language} dir={directionOf(language)}>
        {script}
      </p>
    </section>
  )
}

function Failure({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (isMissing) return <EmptyState title={t('confirmation-calls.missing')} />
  return (
    <EmptyState
      title={t('confirmation-calls.load-failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
