import { useTexts } from '#web/shared/i18n/texts.ts'
import { Badge, type Tone } from '#web/ui/chip.tsx'
import type { VendorRow } from './actions.ts'

const TONES: Readonly<Record<VendorRow['verification_status'], Tone>> = {
  pending: 'warn',
  verified: 'ok',
  rejected: 'bad',
}

/** Only a verified shop is active in the eyes of buyers. */
export function VendorBadges({ vendor }: { vendor: VendorRow }) {
  const { t } = useTexts()
  const { verification_status: status, is_active: isActive, has_identity_change } = vendor
  return (
    <>
      <Badge tone={TONES[status]}>{t(`admin.vendors.status.${status}`)}</Badge>
      {(status === 'verified' || !isActive) && (
        <Badge tone={isActive ? 'ok' : 'neutral'}>
          {t(isActive ? 'admin.vendors.active' : 'admin.vendors.inactive')}
        </Badge>
      )}
      {has_identity_change && <Badge tone="warn">{t('admin.vendors.changed')}</Badge>}
    </>
  )
}
