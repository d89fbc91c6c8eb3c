import type { CommissionRuleView } from '#capabilities/ledger/contract.ts'
import { formatPercent } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { useIsDesktop } from '#web/shared/utils/use-media-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/chip.tsx'
import { Day, MoneyAmount, MoneyCode } from './money-cells.tsx'
import { STATE_TONES } from './status-tones.ts'

const COLUMNS = ['rule', 'scope', 'period', 'by', 'rate', 'state'] as const

type RulesActions = {
  nameOf: (rule: CommissionRuleView) => string
  isBusy: boolean
  onRemove: (rule: CommissionRuleView) => void
  onEnd: (rule: CommissionRuleView) => void
}
type RuleProps = { rule: CommissionRuleView }

export function CommissionRulesList({
  rules,
  ...acts
}: RulesActions & { rules: readonly CommissionRuleView[] }) {
  const { t } = useTexts()
  if (useIsDesktop()) return <RulesTable rules={rules} {...acts} />
  return (
    <ul className="finance-rows finance-shops" aria-label={t('admin-money.rules')}>
      {rules.map((rule) => (
        <li key={rule.id}>
          <span>
            <bdi>{acts.nameOf(rule)}</bdi>
            <small>
              {t(`admin-money.rules.scope.${rule.scope}`)} · <Period rule={rule} />
            </small>
            {rule.created_by && (
              <small>
                {t('admin-money.rules.by')} <MoneyCode>{rule.created_by}</MoneyCode>
              </small>
            )}
          </span>
          <span className="finance-shop-end">
            <State rule={rule} />
            <Rate rule={rule} />
            <RuleButton rule={rule} {...acts} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function RulesTable({ rules, ...acts }: RulesActions & { rules: readonly CommissionRuleView[] }) {
  const { t } = useTexts()
  return (
    <table className="data-table finance-table">
      <caption className="sr-only">{t('admin-money.rules')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'rate' ? 'at-end' : undefined}>
              {t(`admin-money.rules.column.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('admin-money.shops.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id}>
            <td>
              <bdi>{acts.nameOf(rule)}</bdi>
            </td>
            <td>{t(`admin-money.rules.scope.${rule.scope}`)}</td>
            <td className="muted">
              <Period rule={rule} />
            </td>
            <td className="muted">{rule.created_by && <MoneyCode>{rule.created_by}</MoneyCode>}</td>
            <td className="at-end">
              <Rate rule={rule} />
            </td>
            <td>
              <State rule={rule} />
            </td>
            <td>
              <span className="row-actions">
                <RuleButton rule={rule} {...acts} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Period({ rule }: RuleProps) {
  const { t } = useTexts()
  return (
    <>
      <Day on={rule.valid_from} /> →{' '}
      {rule.valid_until ? <Day on={rule.valid_until} /> : t('admin-money.rules.always')}
    </>
  )
}

function Rate({ rule }: RuleProps) {
  const { language } = useTexts()
  return (
    <b>
      <span className="num">{formatPercent(rule.rate_bp / 100, language)}</span>
      {rule.fixed > 0 && (
        <small>
          {' + '}
          <MoneyAmount dinars={rule.fixed} />
        </small>
      )}
    </b>
  )
}

function State({ rule: { state } }: RuleProps) {
  const { t } = useTexts()
  return <Badge tone={STATE_TONES[state]}>{t(`admin-money.state.${state}`)}</Badge>
}

function RuleButton({ rule, nameOf, isBusy, onRemove, onEnd }: RuleProps & RulesActions) {
  const { t } = useTexts()
  if (rule.state === 'over') return null
  const isComing = rule.state === 'coming'
  return (
    <Button
      kind="quiet"
      small
      busy={isBusy && isComing}
      aria-label={t(isComing ? 'admin-money.rules.remove-of' : 'admin-money.rules.end-of', {
        name: nameOf(rule),
      })}
      onClick={() => (isComing ? onRemove(rule) : onEnd(rule))}
    >
      {t(isComing ? 'admin-money.rules.remove' : 'admin-money.rules.end')}
    </Button>
  )
}
