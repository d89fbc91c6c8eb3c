import './returns.css'
import { FileText, Undo2 } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import type { BuyerReturnView, OrderReturnsView } from '#capabilities/returns/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { openDocumentTab } from '../documents/open-document.ts'
import { loadLocaleFile, useTexts } from '../i18n/texts.ts'
import { type OrderAccess, createReturnsClient } from './returns-client.ts'
import { ReturnForm } from './return-form.tsx'
import { ReturnStatusBadge } from './return-status-badge.tsx'

export type ReturnsProps = { orderId: string; opened: OrderAccess }

export default function Returns({ orderId, opened }: ReturnsProps) {
  const { t, language } = useTexts()
  use(loadLocaleFile(language, 'returns'))
  const calls = createReturnsClient(opened, orderId, language)
  const [view, setView] = useState<OrderReturnsView | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void calls.read().then((answer) => {
      if (!isCurrent) return
      setFailed(!answer.ok)
      if (answer.ok) setView(answer.view)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each mutation returns the new view
  }, [orderId])
  if (hasFailed) return <p className="muted">{t('returns.not-read')}</p>
  const isOpen = view?.is_delivered && view.lines.some(({ left }) => left > 0)
  if (view === null || (!isOpen && view.returns.length === 0)) return null
  const describe = (title: string) => showToast({ title, closeLabel: t('site.close') })
  const withdraw = async (id: string) => {
    const answer = await calls.withdraw(id)
    if (answer.ok) setView(answer.view)
    describe(answer.ok ? t('returns.withdrawn') : (answer.problem.detail ?? t('returns.failed')))
  }
  const creditNote = (id: string) =>
    openDocumentTab(async () => {
      const answer = await calls.creditNote?.(id)
      if (answer?.ok) return { url: `${answer.view.url}&lang=${language}` }
      describe(answer?.problem.detail ?? t('returns.failed'))
      return null
    })
  const until = view.return_until_on && dayOf(view.return_until_on, language)
  return (
    <section className="card returns">
      <header>
        <h2>{t('returns.title')}</h2>
        {isOpen && until && (
          <p className="muted">
            {t(view.is_over ? 'returns.over' : 'returns.until', { date: until })}
          </p>
        )}
      </header>
      {view.returns.map((item) => (
        <ReturnCard
          key={item.id}
          one={item}
          onWithdraw={() => withdraw(item.id)}
          onCreditNote={
            calls.creditNote && item.refund?.state === 'paid' ? () => creditNote(item.id) : null
          }
        />
      ))}
      {isOpen && (
        <Button kind="outline" small onClick={() => setAsking(true)}>
          <Icon of={Undo2} size="s" flip />
          {t('returns.ask')}
        </Button>
      )}
      {isAsking && (
        <ReturnForm
          of={view}
          calls={calls}
          onClose={() => setAsking(false)}
          onSent={(now) => {
            setAsking(false)
            setView(now)
            describe(t('returns.sent'))
          }}
        />
      )}
    </section>
  )
}

const dayOf = (day: string, language: Parameters<typeof formatDate>[1]): string =>
  formatDate(noonOfDay(day as LocalDate), language, 'date') // a date of the contract

type CardProps = {
  one: BuyerReturnView
  onWithdraw: () => Promise<void>
  onCreditNote: (() => Promise<void>) | null
}

function ReturnCard({ one: item, onWithdraw, onCreditNote }: CardProps) {
  const { t, language } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const busily = async (does: () => Promise<void>) => {
    setBusy(true)
    await does()
    setBusy(false)
  }
  const isolated = (text: string) => `\u2068${text}\u2069`
  const { exchange, refund } = item
  const isWaiting = item.state === 'checked' && item.settle_until_on !== null
  return (
    <article className="return-card" aria-label={item.number}>
      <header>
        <bdi dir="ltr" className="num">
          {item.number}
        </bdi>
        <ReturnStatusBadge state={item.state} outcome={item.outcome} />
      </header>
      <p>
        {item.items.map(({ item_id, product_name, quantity }) => (
          <span key={item_id}>
            <bdi>{product_name}</bdi> × <span className="num">{quantity}</span>
            {' · '}
          </span>
        ))}
        {t(`returns.reason.${item.reason}`)}
      </p>
      {item.refuse_reason !== null && (
        <p>{t('returns.refused-for', { reason: isolated(item.refuse_reason) })}</p>
      )}
      {item.send_until_on !== null && (
        <p>{t('returns.send-until', { date: dayOf(item.send_until_on, language) })}</p>
      )}
      {isWaiting && (
        <p>{t('returns.settle-until', { date: dayOf(item.settle_until_on ?? '', language) })}</p>
      )}
      {item.tracking !== null && (
        <p>{t('returns.tracking', { number: isolated(item.tracking) })}</p>
      )}
      {exchange && exchange.state !== 'cancelled' && (
        <p>
          {t('returns.exchange', { name: isolated(exchange.variant_label ?? '–') })}
          {exchange.tracking !== null &&
            ` · ${t('returns.tracking', { number: isolated(exchange.tracking) })}`}
          {exchange.difference > 0 &&
            exchange.state === 'sent' &&
            ` · ${t('returns.exchange-pay', { amount: isolated(formatMoney(fromDinars(exchange.difference), language)) })}`}
        </p>
      )}
      {refund && (
        <p>
          {t(`returns.refund.${refund.state}`)} ·{' '}
          <span className="num">{formatMoney(fromDinars(refund.amount), language)}</span> ·{' '}
          {t(`returns.method.${refund.method}`)}
          {refund.account !== null && (
            <bdi dir="ltr" className="num">
              {' '}
              ••••{refund.account}
            </bdi>
          )}
        </p>
      )}
      {item.history.length > 1 && (
        <ol className="return-steps" aria-label={t('returns.steps')}>
          {item.history.map(({ to, at: timestamp }) => (
            <li key={`${timestamp}-${to}`}>
              {t(`returns.state.${to}`)}
              <time dateTime={timestamp}>
                {formatDate(new Date(timestamp), language, 'shortDateTime')}
              </time>
            </li>
          ))}
        </ol>
      )}
      {onCreditNote && (
        <Button kind="quiet" small busy={isBusy} onClick={() => void busily(onCreditNote)}>
          <Icon of={FileText} size="s" />
          {t('returns.credit-note')}
        </Button>
      )}
      {item.can_withdraw && (
        <Button kind="text" small busy={isBusy} onClick={() => void busily(onWithdraw)}>
          {t('returns.withdraw')}
        </Button>
      )}
    </article>
  )
}
