import { Check, Pencil, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAdminDate } from '#kernel/format.ts'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { formatPhoneDisplay, phoneHref } from '#web/backoffice/format/phone.ts'
import { WilayaName } from '#web/backoffice/format/wilaya-name.tsx'
import { ResourcePanel } from '#web/backoffice/panel/resource-panel.tsx'
import {
  type Details,
  DetailList,
  PanelHistory,
  PanelSection,
} from '#web/backoffice/panel/sections.tsx'
import type { PanelProps } from '#web/backoffice/resource/resource.ts'
import { get } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Tone } from '#web/ui/chip.tsx'
import { Count } from '#web/ui/money.tsx'
import { ActivityLink } from '../activity-link.tsx'
import { useDuties } from '../admin-session.tsx'
import { LEGAL_KIND_LABELS, type VendorDetail, type VendorRow, VENDOR_ACTIONS } from './actions.ts'
import { DocumentsSection } from './documents-section.tsx'
import { IdentityChange } from './identity-change.tsx'
import { VendorBadges } from './vendor-badges.tsx'

const LIST = get('/admin/vendors')
const dialogs = () => import('./dialogs.tsx')

const TONES: Record<VendorDetail['history'][number]['change'], Tone> = {
  registered: 'warn',
  resubmitted: 'warn',
  verified: 'ok',
  rejected: 'bad',
  activated: 'ok',
  deactivated: 'neutral',
}

export function VendorPanel({ id, row, onClose }: PanelProps<VendorRow>) {
  const { t, language } = useTexts()
  const ask = useDialogs(dialogs)
  const mayDecide = useDuties().opens('moderation_decisions')
  const query = useQuery(get('/admin/vendors/{id}', { id }))
  return (
    <ResourcePanel<VendorRow, VendorDetail>
      query={query}
      row={row}
      onClose={onClose}
      emblem={
        <span className="vendor-emblem">
          <Icon of={Store} />
        </span>
      }
      title={({ business_name: name }) => <bdi>{name}</bdi>}
      about={(vendor) => (
        <>
          <p className="vendor-badges">
            <VendorBadges vendor={vendor} />
          </p>
          <p className="muted">
            <time dateTime={vendor.created_at}>
              {formatAdminDate(new Date(vendor.created_at), language, 'shortDate')}
            </time>
          </p>
        </>
      )}
      actions={(vendor) => (
        <>
          <ActivityLink about="vendor" id={id} name={vendor.business_name} />
          {mayDecide && (
            <IconButton
              icon={Pencil}
              label={t('admin.vendors.edit')}
              aria-haspopup="dialog"
              onClick={() => ask('EditVendorDialog', { id })}
            />
          )}
        </>
      )}
      foot={(vendor) =>
        mayDecide && vendor.verification_status === 'pending' && <Decision vendor={vendor} />
      }
    >
      {(vendor) => <Sections {...{ vendor, mayDecide }} />}
    </ResourcePanel>
  )
}

type SectionsProps = { vendor: VendorDetail; mayDecide: boolean }

/** What waits for a decision comes first. */
function Sections({ vendor, mayDecide }: SectionsProps) {
  const { t, language } = useTexts()
  const isPending = vendor.verification_status === 'pending'
  const documents = mayDecide && <DocumentsSection vendor={vendor} />
  return (
    <>
      {vendor.identity_change && <IdentityChange {...{ vendor }} change={vendor.identity_change} />}
      {isPending && documents}
      {vendor.rejection_reason !== null && (
        <PanelSection title="admin.vendors.detail.reason" className="vendor-reason">
          <p dir="auto">{vendor.rejection_reason}</p>
        </PanelSection>
      )}
      {vendor.business_description !== null && (
        <PanelSection>
          <p dir="auto" className="vendor-words">
            {vendor.business_description}
          </p>
        </PanelSection>
      )}
      <PanelSection title="admin.vendors.detail.contact">
        <DetailList details={contactOf(vendor)} />
      </PanelSection>
      <PanelSection title="admin.vendors.detail.legal">
        <DetailList
          details={{
            'admin.vendors.detail.kind': t(LEGAL_KIND_LABELS[vendor.kind]),
            'admin.vendors.detail.rc': numberOf(vendor.rc),
            'admin.vendors.detail.craftsman_card': numberOf(vendor.craftsman_card),
            'admin.vendors.detail.nif': numberOf(vendor.nif),
            'admin.vendors.detail.nis': numberOf(vendor.nis),
            'admin.vendors.detail.ai': numberOf(vendor.ai),
            'admin.vendors.detail.legal_form': vendor.legal_form,
            'admin.vendors.detail.capital': numberOf(vendor.capital),
            'admin.vendors.detail.activity': vendor.activity,
          }}
        />
      </PanelSection>
      <PanelSection title="admin.vendors.detail.sales">
        <DetailList
          details={{
            'admin.vendors.column.products': (
              <Count value={vendor.product_count} language={language} />
            ),
            'admin.vendors.column.orders': <Count value={vendor.order_count} language={language} />,
          }}
        />
      </PanelSection>
      <PanelHistory
        title="admin.vendors.detail.history"
        steps={vendor.history.map(({ change, by, at: timestamp, reason }) => ({
          timestamp,
          reason,
          tone: TONES[change],
          text: t(`admin.vendors.change.${change}`),
          by: t(`admin.vendors.by.${by}`),
        }))}
      />
      {!isPending && documents}
      <Activity {...{ vendor, mayDecide }} />
    </>
  )
}

const numberOf = (value: string | null): ReactNode =>
  value !== null && (
    <bdi dir="ltr" className="num">
      {value}
    </bdi>
  )

const contactOf = (vendor: VendorDetail): Details => {
  const { business_phone: phone, business_email: email, business_wilaya: wilaya, owner } = vendor
  return {
    'admin.vendors.detail.owner': owner.name,
    'admin.vendors.detail.account': owner.email !== null && <bdi dir="ltr">{owner.email}</bdi>,
    'admin.vendors.detail.phone': phone !== null && (
      <a className="text-link" href={phoneHref(phone)}>
        <bdi dir="ltr" className="num">
          {formatPhoneDisplay(phone)}
        </bdi>
      </a>
    ),
    'admin.vendors.detail.email': (
      <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    ),
    'admin.vendors.detail.address': vendor.business_address,
    'admin.vendors.detail.city': vendor.business_city,
    'admin.vendors.detail.wilaya': wilaya !== null && <WilayaName code={wilaya} />,
  }
}

/** Documents that are missing are shown before they are accepted as missing. */
function Decision({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTexts()
  const ask = useDialogs(dialogs)
  const { isBusy, run } = useAction(LIST, VENDOR_ACTIONS.approve)
  const isComplete = vendor.missing_documents.length === 0
  return (
    <div className="vendor-decision">
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => ask('RejectDialog', { vendor })}>
        {t('admin.vendors.reject-open')}
      </Button>
      <Button
        busy={isBusy}
        onClick={() =>
          isComplete ? void run(vendor, false) : ask('MissingDocumentsDialog', { vendor })
        }
      >
        {!isBusy && <Icon of={Check} size="s" />}
        {t('admin.vendors.approve')}
      </Button>
    </div>
  )
}

function Activity({ vendor, mayDecide }: SectionsProps) {
  const { t } = useTexts()
  const { isBusy, run } = useAction(LIST, VENDOR_ACTIONS.setActivity)
  const { is_active: isActive, verification_status: status } = vendor
  const whenOn = status === 'verified' ? 'on' : 'later'
  return (
    <PanelSection>
      <Switch
        label={
          <span className="vendor-activity">
            <b>{t('admin.vendors.activity')}</b>
            <small>{t(`admin.vendors.activity.${isActive ? whenOn : 'off'}`)}</small>
          </span>
        }
        checked={isActive}
        disabled={!mayDecide}
        aria-busy={isBusy || undefined}
        onChange={({ target }) => {
          if (!isBusy) void run(vendor, target.checked)
        }}
      />
    </PanelSection>
  )
}
