import type { MoneyBackView } from '#capabilities/orders/money-back.contract.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../i18n/texts.ts'

type MoneyBackProps = { of: MoneyBackView; audience?: 'admin' }

/** What became of the payment of a cancelled order, as rows of its amounts. */
export function MoneyBackRows({ of: money, audience }: MoneyBackProps) {
  const { t, language } = useTexts()
  if (!money) return null
  const rows = (['due', 'refunded'] as const).filter((part) => money[part] > 0)
  if (rows.length === 0)
    return (
      <div>
        <dt>{t('order.money-back.payment')}</dt>
        <dd>{t('order.money-back.none')}</dd>
      </div>
    )
  return rows.map((part) => (
    <div key={part}>
      <dt>{t(`order.money-back.${part}`)}</dt>
      <dd>
        <Money dinars={money[part]} language={language} {...(audience && { audience })} />
      </dd>
    </div>
  ))
}
