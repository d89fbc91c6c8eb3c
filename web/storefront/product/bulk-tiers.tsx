import { formatAmount, formatMoney, formatNumber, formatPercent } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { times } from '#kernel/money.ts'
import { type BulkDiscountTier, tierAt } from './bulk-tiers-rules.ts'

export function BulkTiers({
  tiers,
  quantity,
}: {
  tiers: readonly BulkDiscountTier[]
  quantity: number
}) {
  const { t, language } = useTexts()
  if (tiers.length === 0) return null
  const reached = tierAt(tiers, quantity)
  const range = ({ least, most: limit, isWholesale }: BulkDiscountTier): string => {
    if (isWholesale) return t('product.tier-wholesale', { count: least })
    const first = formatNumber(least, language)
    if (limit === null) return t('product.tier-open', { least: first })
    if (limit === least) return t('product.tier-one', { count: least })
    return t('product.tier-range', { least: first, most: formatNumber(limit, language) })
  }
  return (
    <div className="tiers">
      <p>
        <b>{t('product.tiers')}</b>
        <span className="muted">{t('product.tiers-why')}</span>
      </p>
      <ul>
        {tiers.map((tier) => (
          <li
            key={tier.least}
            className={tier === reached ? 'tier-on' : undefined}
            aria-current={tier === reached ? 'true' : undefined}
          >
            <b className="num">{formatMoney(tier.price, language)}</b>
            {range(tier)}
            {tier.percent > 0 && (
              <>
                {' · '}
                <bdi dir="ltr" className="num">
                  {formatPercent(-tier.percent, language)}
                </bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type BuyTotalProps = { each: BulkDiscountTier['price']; quantity: number }

export function BuyTotal({ each, quantity }: BuyTotalProps) {
  const { t, language } = useTexts()
  return (
    <p className="buy-total" role="status">
      {quantity > 1 && (
        <>
          {t('product.tier-one', { count: quantity })}
          <span className="muted num">× {formatAmount(each, language)}</span>
          <b className="num">{formatMoney(times(each, quantity), language)}</b>
        </>
      )}
    </p>
  )
}
