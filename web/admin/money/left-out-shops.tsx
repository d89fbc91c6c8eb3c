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
    <>
      <h3>{t('admin-money.left-out', { count })}</h3>
      <ul className="finance-rows">
        {groups.map(({ reason, count: shops, amount, ...group }) => (
          <li key={reason}>
            <span>
              {t(`admin-money.left-out.${reason}`, { count: shops })}
              <small>
                {group.shops.map(({ vendor_id, business_name: name }, index) => (
                  <span key={vendor_id}>
                    {index > 0 && ' · '}
                    <Link className="text-link" to={moneySectionPath('shops', { search: name })}>
                      <bdi>{name}</bdi>
                    </Link>
                  </span>
                ))}
                {group.shops.length < shops &&
                  ` · ${t('admin-money.left-out.more', { count: shops - group.shops.length })}`}
              </small>
            </span>
            <b>
              <MoneyAmount dinars={amount} />
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}
