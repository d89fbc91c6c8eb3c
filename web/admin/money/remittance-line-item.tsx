import type { RemittanceLineView } from '#capabilities/payouts/remittances.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { OrderLink } from '../order-link.tsx'
import { MoneyAmount, MoneyCode } from './money-cells.tsx'

const TONES: Record<RemittanceLineView['state'], Tone> = {
  open: 'warn',
  asked: 'warn',
  matched: 'ok',
  accepted: 'ok',
  written_off: 'neutral',
  disputed: 'info',
  ignored: 'neutral',
}

export function RemittanceLineItem({
  line,
  onAsk,
  onCorrect,
}: {
  line: RemittanceLineView
  onAsk: (() => void) | null
  onCorrect: (() => void) | null
}) {
  const { t } = useTexts()
  return (
    <li>
      <div>
        <b>
          <MoneyCode>{line.tracking === '' ? '–' : line.tracking}</MoneyCode>
        </b>
        <small>
          {t('admin-money.line.number')} {line.position}
          {line.order_number && (
            <>
              {' · '}
              {line.order_id ? (
                <OrderLink number={line.order_number} />
              ) : (
                <MoneyCode>{line.order_number}</MoneyCode>
              )}
            </>
          )}
          {line.business_name && (
            <>
              {' · '}
              <bdi>{line.business_name}</bdi>
            </>
          )}
        </small>
        {line.unreadable && <UnreadableValues line={line} values={line.unreadable} />}
        {line.note && (
          <small>
            <bdi>{line.note}</bdi>
            {line.resolved_by && (
              <>
                {' · '}
                <MoneyCode>{line.resolved_by}</MoneyCode>
              </>
            )}
          </small>
        )}
      </div>
      <dl>
        <Sums name={t('admin-money.line.said')} amount={line.collected} fee={line.fee} />
        {line.expected_collected !== null && (
          <Sums
            name={t('admin-money.line.expected')}
            amount={line.expected_collected}
            fee={line.expected_fee}
          />
        )}
      </dl>
      <div className="finance-line-end">
        {line.reason && <small>{t(`admin-money.reason.${line.reason}`)}</small>}
        <Badge tone={TONES[line.state]}>{t(`admin-money.line.state.${line.state}`)}</Badge>
        {onCorrect && (
          <Button
            kind="outline"
            small
            aria-haspopup="dialog"
            aria-label={t('admin-money.correct.one-of', { position: line.position })}
            onClick={onCorrect}
          >
            {t('admin-money.correct')}
          </Button>
        )}
        {onAsk && (
          <Button
            kind="quiet"
            small
            aria-label={t('admin-money.answer.one-of', { position: line.position })}
            onClick={onAsk}
          >
            {t('admin-money.answer.settle')}
          </Button>
        )}
      </div>
    </li>
  )
}

type Values = NonNullable<RemittanceLineView['unreadable']>

function UnreadableValues({ line, values }: { line: RemittanceLineView; values: Values }) {
  const { t } = useTexts()
  return (
    <small>
      {line.file_line !== null &&
        `${t('admin-money.import.unreadable-line', { line: String(line.file_line) })} : `}
      {(['tracking', 'order', 'collected', 'fee'] as const).map((column) => {
        const value = values[column]
        return value === undefined ? null : (
          <span key={column}>
            {t(`admin-money.import.unreadable.${column}`)}
            {column !== 'tracking' && (
              <>
                {' '}
                <b>
                  <bdi dir="auto">{value || t('admin-money.import.unreadable-empty')}</bdi>
                </b>
              </>
            )}{' '}
          </span>
        )
      })}
    </small>
  )
}

function Sums({ name, amount, fee }: { name: string; amount: number; fee: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <MoneyAmount dinars={amount} />
        {fee !== null && fee !== 0 && (
          <small>
            {' − '}
            <MoneyAmount dinars={fee} />
          </small>
        )}
      </dd>
    </div>
  )
}
