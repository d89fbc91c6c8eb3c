import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge } from '#web/ui/chip.tsx'
import { VENDOR_STATUS_TONES, type VendorRow } from './vendor-status.ts'
import { type WilayaOption, wilayaName } from '#web/shared/preferences/use-wilayas.ts'

/** Only a verified shop is active in the eyes of buyers. */
export function VendorBadges({
  vendor,
}: {
  vendor: Pick<VendorRow, 'verification_status' | 'is_active' | 'has_identity_change'>
}) {
  const { t } = useTexts()
  const { verification_status: status, is_active: isActive, has_identity_change } = vendor
  return (
    <>
      <Badge tone={VENDOR_STATUS_TONES[status]}>{t(`admin.vendors.status.${status}`)}</Badge>
      {(status === 'verified' || !isActive) && (
        <Badge tone={isActive ? 'ok' : 'neutral'}>
          {t(isActive ? 'admin.vendors.active' : 'admin.vendors.inactive')}
        </Badge>
      )}
      {has_identity_change && <Badge tone="warn">{t('admin.vendors.changed')}</Badge>}
    </>
  )
}

type PlaceProps = { vendor: VendorRow; wilayas: readonly WilayaOption[] }

export function VendorPlace({ vendor, wilayas }: PlaceProps) {
  const { t } = useTexts()
  const wilaya = wilayaName(wilayas, vendor.business_wilaya)
  return (
    <>
      {vendor.business_city !== null && <bdi>{vendor.business_city}</bdi>}
      {vendor.business_city !== null && wilaya !== null && t('admin.vendors.comma')}
      {wilaya}
    </>
  )
}
