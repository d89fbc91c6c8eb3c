import { Link } from 'react-router'
import type { TransactionView } from '#capabilities/payouts/contract.ts'
import { formatDate, formatPercent } from '#kernel/format.ts'
import type { Language } from '#kernel/locale.ts'
import { paths } from '#web/paths.ts'
import { type TextKey, type Translate, useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { Money } from '#web/ui/money.tsx'

const STATE_TONES: Record<NonNullable<TransactionView['money_state']>, Tone> = {
  upcoming: 'neutral',
  held: 'warn',
  due: 'info',
  in_payment: 'info',
  paid: 'ok',
}

export function Transactions({ rows }: { rows: readonly TransactionView[] }) {
  const { t } = useTexts()
  return (
    <ul className="money-lines" aria-label={t('vendor-dashboard.lines')}>
      {rows.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: TransactionView }) {
  const { t, language } = useTexts()
  return (
    <li>
      <div className="money-line-head">
        <div>
          <b>{t(`vendor-dashboard.line.${line.kind}`)}</b>
          <small>
            <time dateTime={line.at}>
              {formatDate(new Date(line.at), language, 'shortDateTime')}
            </time>
            {line.order_number && (
              <>
                {' · '}
                <Link
                  className="text-link"
                  to={`${paths.vendorOrders()}?search=${line.order_number}`}
                >
                  <bdi dir="ltr">{`#${line.order_number}`}</bdi>
                </Link>
              </>
            )}
            {line.reference && (
              <>
                {' · '}
                <bdi dir="ltr">{line.reference}</bdi>
              </>
            )}
          </small>
          {line.note && (
            <small>
              <bdi>{line.note}</bdi>
            </small>
          )}
        </div>
        {line.money_state !== null && (
          <Badge tone={STATE_TONES[line.money_state]}>
            {t(`vendor-dashboard.money-state.${line.money_state}`)}
          </Badge>
        )}
        <b
          className={classes(
            'money-amount',
            line.amount < 0 && 'is-out',
            (line.money_state === 'upcoming' || line.money_state === 'held') && 'is-ahead',
          )}
        >
          <Signed dinars={line.amount} />
        </b>
      </div>
      {line.parts.length > 0 && (
        <dl>
          {line.parts.map((part) => (
            <div key={part.kind}>
              <dt>{partText(part, t, language)}</dt>
              <dd>
                <Signed dinars={part.amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Signed({ dinars }: { dinars: number }) {
  const { language } = useTexts()
  return <Money dinars={dinars} language={language} />
}

type Part = TransactionView['parts'][number]

/** "Commission 5 % (taux de la place de marché)": the rate with the rule it comes from. */
function partText(part: Part, t: Translate, language: Language): string {
  const name = t(`vendor-dashboard.part.${part.kind}`)
  if (part.rate_bp === null) return name
  const rate = formatPercent(part.rate_bp / 100, language)
  const why = part.kind === 'commission' ? reasonText(part.reason, t) : null
  return why === null
    ? t('vendor-dashboard.part.rated', { name, rate })
    : t('vendor-dashboard.part.reasoned', { name, rate, why })
}

const REASONS: Readonly<Record<string, TextKey>> = {
  settings: 'vendor-dashboard.reason.settings',
  global: 'vendor-dashboard.reason.settings',
  vendor: 'vendor-dashboard.reason.vendor',
}

/** An order with several rules shows their mean rate. */
function reasonText(reason: string | null, t: Translate): string | null {
  if (reason === null) return null
  if (reason.includes(',')) return t('vendor-dashboard.reason.several')
  if (reason.startsWith('category:')) return t('vendor-dashboard.reason.category')
  const key = REASONS[reason]
  return key === undefined ? null : t(key)
}
