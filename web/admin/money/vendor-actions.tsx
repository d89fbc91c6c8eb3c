import type { VendorBalanceRowView } from '#capabilities/payouts/ledger.contract.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'

export type VendorActs = {
  isBusy: boolean
  onHold: (shop: VendorBalanceRowView) => void
  onSettle: (shop: VendorBalanceRowView) => void
  onCharge: (shop: VendorBalanceRowView) => void
  onRelease: (shop: VendorBalanceRowView) => void
}
type VendorActionsProps = VendorActs & { shop: VendorBalanceRowView }

export function VendorActions({ shop, isBusy, ...acts }: VendorActionsProps) {
  const { t } = useTexts()
  const { business_name: name, debt } = shop
  // A refused account is held until the vendor changes it: there is nothing to release.
  const hold = shop.hold?.reason === 'account_refused' ? null : shop.hold
  return (
    <>
      {debt > 0 && (
        <Button
          kind="quiet"
          small
          aria-label={t('admin-money.shops.settle-of', { name })}
          onClick={() => acts.onSettle(shop)}
        >
          {t('admin-money.shops.settle')}
        </Button>
      )}
      <Button
        kind="quiet"
        small
        aria-label={t('admin-money.charge.of', { name })}
        onClick={() => acts.onCharge(shop)}
      >
        {t('admin-money.charge')}
      </Button>
      <Button
        kind="quiet"
        small
        busy={isBusy && hold !== null}
        aria-label={t(hold ? 'admin-money.shops.release-of' : 'admin-money.shops.hold-of', {
          name,
        })}
        onClick={() => (hold ? acts.onRelease(shop) : acts.onHold(shop))}
      >
        {t(hold ? 'admin-money.shops.release' : 'admin-money.shops.hold')}
      </Button>
    </>
  )
}
