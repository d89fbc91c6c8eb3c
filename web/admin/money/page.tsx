import { PageTabs } from '#web/backoffice/layout/page-tabs.tsx'
import '#web/backoffice/list/list-page.css'
import './money.css'
import './journals.css'
import { type MetaFunction, useSearchParams } from 'react-router'
import { pageMeta } from '#web/shared/layout/page-meta.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import {
  MONEY_GROUP_NAMES,
  MONEY_GROUPS,
  moneyGroupOf,
  type MoneySection,
  moneySectionOf,
  moneySectionPath,
} from './queries.ts'
import { BankLines } from './bank-lines.tsx'
import { Batches } from './payout-batches.tsx'
import { MoneyCommission } from './commission.tsx'
import { StampDutySettings } from './stamp-duty.tsx'
import { TaxDocuments } from './tax-documents.tsx'
import { TillSection } from './till.tsx'
import { MoneyLedger } from './ledger.tsx'
import { GatewaySettlements } from './gateway-settlements.tsx'
import { ManualJournals } from './manual-journals.tsx'
import { LossClaims } from './loss-claims.tsx'
import { Overview } from './overview.tsx'
import { Remittances } from './remittances.tsx'
import { MoneyTerms } from './terms/terms.tsx'
import { TrialBalanceSection } from './trial-balance.tsx'
import { VendorBalances } from './vendor-balances.tsx'

export const meta: MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin-money.title'), isPrivate: true }))

const SECTIONS: Record<MoneySection, () => React.ReactNode> = {
  overview: Overview,
  ledger: MoneyLedger,
  balance: TrialBalanceSection,
  shops: VendorBalances,
  payouts: Batches,
  remittances: Remittances,
  gateway: GatewaySettlements,
  bank: BankLines,
  till: TillSection,
  losses: LossClaims,
  manual: ManualJournals,
  commission: MoneyCommission,
  tax: TaxDocuments,
  duty: StampDutySettings,
  terms: MoneyTerms,
}

export default function AdminMoneyPage() {
  const { t } = useTexts()
  const [params] = useSearchParams()
  const view = moneySectionOf(params)
  const group = moneyGroupOf(view)
  const sections: readonly MoneySection[] = MONEY_GROUPS[group]
  const Section = SECTIONS[view]
  return (
    <div
      className={classes(
        'back-office-page finance',
        view === 'payouts' && params.has('batch') && 'has-panel',
      )}
    >
      <div className="page-head">
        <h1>{t('admin-money.title')}</h1>
      </div>
      <PageTabs
        label={t('admin-money.views')}
        views={MONEY_GROUP_NAMES}
        current={group}
        addressOf={(name) => moneySectionPath(MONEY_GROUPS[name][0])}
        nameOf={(name) => t(`admin-money.group.${name}`)}
      />
      {sections.length > 1 && (
        <PageTabs
          label={t(`admin-money.group.${group}`)}
          views={sections}
          current={view}
          addressOf={moneySectionPath}
          nameOf={(name) => t(`admin-money.view.${name}`)}
        />
      )}
      <Section key={view} />
    </div>
  )
}
