import { Check } from 'lucide-react'
import { formatAdminDate } from '#kernel/format.ts'
import { LEGAL_FIELDS, LEGAL_FIELDS_OF, type LegalKind } from '#kernel/legal-numbers.ts'
import { type TextKey, useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { VendorDetail } from './vendor-status.ts'

export type LegalIdentityDecision = NonNullable<VendorDetail['identity_change']>

const KINDS: Record<LegalKind, TextKey> = {
  company: 'admin.vendors.kind.company',
  craftsman: 'admin.vendors.kind.craftsman',
  auto_entrepreneur: 'admin.vendors.kind.auto',
}

type IdentityChangeProps = {
  vendor: VendorDetail
  change: LegalIdentityDecision
  isBusy: boolean
  onAccept: () => void
  onRefuse: () => void
}

export function LegalIdentityChangePanel({
  vendor,
  change,
  isBusy,
  onAccept,
  onRefuse,
}: IdentityChangeProps) {
  const { t, language } = useTexts()
  const rows = LEGAL_FIELDS.filter(
    (name) =>
      LEGAL_FIELDS_OF[vendor.kind][name] !== 'none' ||
      LEGAL_FIELDS_OF[change.kind][name] !== 'none',
  ).map((name) => ({
    label: t(`admin.vendors.detail.${name}`),
    before: vendor[name],
    after: change[name],
  }))
  const kinds = {
    label: t('admin.vendors.detail.kind'),
    before: t(KINDS[vendor.kind]),
    after: t(KINDS[change.kind]),
  }
  const shown = vendor.kind === change.kind ? rows : [kinds, ...rows]
  return (
    <section className="identity-change">
      <h3>{t('admin.vendors.change-title')}</h3>
      <p className="muted">
        {t('admin.vendors.change-text', {
          date: formatAdminDate(new Date(change.requested_at), language, 'date'),
        })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('admin.vendors.detail.legal')}</span>
            </th>
            <th scope="col">{t('admin.vendors.change-before')}</th>
            <th scope="col">{t('admin.vendors.change-after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, before, after }) => (
            <tr key={label} data-changed={before === after ? undefined : ''}>
              <th scope="row">{label}</th>
              <td>
                <bdi className="num">{before ?? '–'}</bdi>
              </td>
              <td>
                <bdi className="num">{after ?? '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="identity-change-actions">
        <Button kind="quiet" small aria-haspopup="dialog" onClick={onRefuse}>
          {t('admin.vendors.change-refuse')}
        </Button>
        <Button small busy={isBusy} onClick={onAccept}>
          {!isBusy && <Icon of={Check} size="s" />}
          {t('admin.vendors.change-accept')}
        </Button>
      </div>
    </section>
  )
}
