import { Fragment } from 'react'
import { Link } from 'react-router'
import type { BatchProposalView } from '#capabilities/payouts/contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { MoneyAmount } from './money-cells.tsx'
import { moneySectionPath } from './queries.ts'

type LeftOutProps = { groups: BatchProposalView['left_out'] }

/** Who is owed and not in the batch, and what each shop waits for. */
export function LeftOutShops({ groups }: LeftOutProps) {
  const { t } = useTexts()
  if (groups.length === 0) return null
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <section className="omitted-shops">
      <h3>{t('admin-money.left-out', { count })}</h3>
      {groups.map(({ reason, count: shops, amount, ...group }) => (
        <Fragment key={reason}>
          <p>
            {t(`admin-money.left-out.${reason}`, { count: shops })} ·{' '}
            <MoneyAmount dinars={amount} />
          </p>
          <ul className="finance-rows">
            {group.shops.map((shop) => (
              <li key={shop.vendor_id}>
                <Link
                  className="text-link"
                  to={moneySectionPath('shops', { search: shop.business_name })}
                >
                  <bdi>{shop.business_name}</bdi>
                </Link>
                <b>
                  <MoneyAmount dinars={shop.amount} />
                </b>
              </li>
            ))}
            {group.shops.length < shops && (
              <li>{t('admin-money.left-out.more', { count: shops - group.shops.length })}</li>
            )}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}
