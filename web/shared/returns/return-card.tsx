import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { BuyerReturnView, OrderReturnsView } from '#capabilities/returns/contract.ts'
import { type LocalDate, noonOfDay } from '#kernel/calendar.ts'
import { formatDate, formatMoney } from '#kernel/format.ts'
import { fromDinars, sum } from '#kernel/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { useTexts } from '../i18n/texts.ts'
import { RequestedRefund, ReturnSending } from './return-sending.tsx'
import { ReturnStatusBadge } from './return-status-badge.tsx'

export const dayOf = (day: LocalDate, language: Parameters<typeof formatDate>[1]): string =>
  formatDate(noonOfDay(day), language, 'date')

type CardProps = {
  one: BuyerReturnView
  settleDays: number
  lines: OrderReturnsView['lines']
  onWithdraw: () => Promise<void>
  onCreditNote: (() => Promise<void>) | null
}

export function BuyerReturnCard({
  one: item,
  settleDays,
  lines,
  onWithdraw,
  onCreditNote,
}: CardProps) {
  const { t, language } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const busily = async (does: () => Promise<void>) => {
    setBusy(true)
    await does()
    setBusy(false)
  }
  const isolated = (text: string) => `\u2068${text}\u2069`
  const { exchange, refund } = item
  const settleUntil = item.state === 'checked' ? item.settle_until_on : null
  return (
    <article className="return-card" aria-label={item.number}>
      <header>
        <bdi dir="ltr" className="num">
          {item.number}
        </bdi>
        <ReturnStatusBadge state={item.state} outcome={item.outcome} />
      </header>
      <p>
        {item.items.map(({ item_id, product_name, variant_label, quantity }) => (
          <span key={item_id}>
            <bdi>{product_name}</bdi> {variant_label !== null && <bdi>({variant_label})</bdi>} ×{' '}
            <span className="num">{quantity}</span>
            {' · '}
          </span>
        ))}
        {t(`returns.reason.${item.reason}`)}
      </p>
      <Request one={item} />
      <RequestedRefund one={item} lines={lines} />
      {item.state === 'requested' && (
        <p>
          {t('returns.next')} {t('returns.next-settled', { count: settleDays })}
        </p>
      )}
      {item.refuse_reason !== null && (
        <p>{t('returns.refused-for', { reason: isolated(item.refuse_reason) })}</p>
      )}
      <ReturnSending one={item} />
      {settleUntil !== null && (
        <p>{t('returns.settle-until', { date: dayOf(settleUntil, language) })}</p>
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
            ` · ${t('returns.exchange-pay', { amount: isolated(formatMoney(sum([exchange.difference, exchange.stamp_duty].map(fromDinars)), language)) })}`}
        </p>
      )}
      {refund && (
        <p>
          {t(`returns.refund.${refund.state}`)} ·{' '}
          <span className="num">{formatMoney(fromDinars(refund.amount), language)}</span> ·{' '}
          {t(`returns.method.${refund.method}`)}
          {refund.account !== null && (
            <>
              {' '}
              <bdi dir="ltr" className="num">
                ••••{refund.account}
              </bdi>
            </>
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

/** What was asked for, in the buyer's own words and images. */
function Request({ one: item }: { one: BuyerReturnView }) {
  const { t } = useTexts()
  return (
    <>
      <p>
        {t('site.label', { label: t('returns.wish') })}{' '}
        <b>{t(`returns.wish.${item.requested_resolution}`)}</b>
      </p>
      {item.note !== null && (
        <p dir="auto">
          <UserText text={item.note} />
        </p>
      )}
      {item.photos.length > 0 && (
        <div className="return-card-photos">
          {item.photos.map(({ url, small_url }, index) => (
            <a key={url.split('?')[0]} href={url} target="_blank" rel="noreferrer">
              <img src={small_url} alt={t('returns.photo', { number: index + 1 })} />
            </a>
          ))}
        </div>
      )}
    </>
  )
}
