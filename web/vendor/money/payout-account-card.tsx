import { Landmark, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { VendorBalanceView } from '#capabilities/payouts/contract.ts'
import { noonOfDay } from '#kernel/calendar.ts'
import { formatDate } from '#kernel/format.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PayoutAccountDialog } from './payout-account-dialog.tsx'

const KINDS = {
  rib: 'vendor-dashboard.account.rib',
  rip: 'vendor-dashboard.account.rip',
  ccp: 'vendor-dashboard.account.ccp',
} as const satisfies Record<NonNullable<VendorBalanceView['account']>['kind'], TextKey>

type AccountCardProps = {
  money: VendorBalanceView | null
  /** Only the owner may change the payout account. */
  mayChange: boolean
  onChanged: () => void
}

/** The account number is masked. */
export function PayoutAccountCard({ money, mayChange, onChanged }: AccountCardProps) {
  const { t, language } = useTexts()
  const [isChanging, setChanging] = useState(false)
  if (money === null) return null
  const { account, account_rests_until: rests, is_account_refused: isRefused } = money
  return (
    <section className="card money-account" aria-labelledby="money-account">
      <span className="today-icon is-info">
        <Icon of={Landmark} />
      </span>
      <div>
        <h2 id="money-account">{t('vendor-dashboard.account')}</h2>
        {account ? (
          <p>
            {t(KINDS[account.kind])} <bdi dir="ltr">{account.masked}</bdi> ·{' '}
            <bdi>{account.holder}</bdi>
          </p>
        ) : (
          <p>{t('vendor-dashboard.account.none')}</p>
        )}
        {isRefused && (
          <p className="money-rests">
            <Icon of={TriangleAlert} size="s" />
            {t('vendor-dashboard.account.refused')}
          </p>
        )}
        {rests && (
          <p className="money-rests">
            <Icon of={TriangleAlert} size="s" />
            {t('vendor-dashboard.account.rests', {
              date: formatDate(noonOfDay(rests), language, 'day'),
            })}
          </p>
        )}
      </div>
      {mayChange && (
        <Button kind={account ? 'quiet' : 'primary'} small onClick={() => setChanging(true)}>
          {t(account ? 'vendor-dashboard.account.change' : 'vendor-dashboard.account.add')}
        </Button>
      )}
      <PayoutAccountDialog
        open={isChanging}
        onClose={() => setChanging(false)}
        onSaved={() => {
          setChanging(false)
          onChanged()
        }}
      />
    </section>
  )
}
