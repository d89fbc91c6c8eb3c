import { Check } from 'lucide-react'
import { formatAdminDate } from '#kernel/format.ts'
import { LEGAL_FIELDS, LEGAL_FIELDS_OF } from '#kernel/legal-numbers.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { PanelSection } from '#web/backoffice/panel/sections.tsx'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LEGAL_KIND_LABELS, type VendorDetail, VENDOR_ACTIONS } from './actions.ts'

type IdentityChangeProps = {
  vendor: VendorDetail
  change: NonNullable<VendorDetail['identity_change']>
}

/** The numbers in force beside the requested ones. */
export function IdentityChange({ vendor, change }: IdentityChangeProps) {
  const { t, language } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { isBusy, run } = useAction(get('/admin/vendors'), VENDOR_ACTIONS.acceptIdentity)
  const numbers = LEGAL_FIELDS.filter((name) =>
    [vendor, change].some(({ kind }) => LEGAL_FIELDS_OF[kind][name] !== 'none'),
  ).map((name) => ({
    label: t(`admin.vendors.detail.${name}`),
    before: vendor[name],
    after: change[name],
  }))
  const kind = {
    label: t('admin.vendors.detail.kind'),
    before: t(LEGAL_KIND_LABELS[vendor.kind]),
    after: t(LEGAL_KIND_LABELS[change.kind]),
  }
  const shown = vendor.kind === change.kind ? numbers : [kind, ...numbers]
  const date = formatAdminDate(new Date(change.requested_at), language, 'date')
  return (
    <PanelSection title="admin.vendors.change-title" className="identity-change">
      <p className="muted">{t('admin.vendors.change-text', { date })}</p>
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
        <Button
          kind="quiet"
          small
          aria-haspopup="dialog"
          onClick={() => ask('RefuseIdentityDialog', { vendor, change: change.id })}
        >
          {t('admin.vendors.change-refuse')}
        </Button>
        <Button small busy={isBusy} onClick={() => void run(vendor, change.id)}>
          {!isBusy && <Icon of={Check} size="s" />}
          {t('admin.vendors.change-accept')}
        </Button>
      </div>
    </PanelSection>
  )
}
