import { Check, Pencil, RotateCw, Store, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { formatAdminDate } from '#kernel/format.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Switch } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DetailsSkeleton, SidePanel, focusHeading } from '#web/backoffice/panel/side-panel.tsx'
import type { VendorDetail, VendorRow } from './vendor-status.ts'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { LegalIdentityChangePanel } from './legal-identity-change.tsx'
import { VerificationDocumentsSection } from './verification-documents-section.tsx'
import { VendorDetails } from './vendor-details.tsx'
import { ActivityLink } from '../activity-link.tsx'
import { useDuties } from '../admin-session.tsx'
import { VendorBadges } from './vendor-cells.tsx'

type VendorPanelProps = {
  id: string
  /** Shown until the details are loaded. */
  row: VendorRow | null
  detail: VendorDetail | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  wilayas: readonly WilayaOption[]
  isBusy: boolean
  onRetry: () => void
  onChanged: () => void
  onClose: () => void
  onEdit: (vendor: VendorDetail) => void
  /** Decided by who has seen which documents are missing. */
  onApprove: (vendor: VendorDetail) => void
  onReject: (vendor: VendorRow) => void
  onActivity: (vendor: VendorRow, isActive: boolean) => void
  onNumbers: (vendor: VendorDetail, isAccepted: boolean) => void
}

export function VendorPanel(props: VendorPanelProps) {
  const { id, row, detail, state, wilayas, isBusy, onRetry, onClose } = props
  const { t, language } = useTexts()
  const vendor = detail ?? row
  const mayDecide = useDuties().opens('moderation_decisions')
  const titleId = useId()
  useTitleAfterDecision(titleId, vendor)
  const documents = detail && mayDecide && (
    <VerificationDocumentsSection key={id} vendor={detail} onChanged={props.onChanged} />
  )
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div className="vendor-head">
          <span className="vendor-emblem">
            <Icon of={Store} />
          </span>
          <div>
            <h2 key={id} ref={focusHeading} id={titleId} tabIndex={-1}>
              <bdi>{vendor ? vendor.business_name : state === 'missing' ? '–' : '…'}</bdi>
            </h2>
            {vendor && (
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
          </div>
        </div>
        <div className="side-panel-actions">
          {detail && <ActivityLink about="vendor" id={id} name={detail.business_name} />}
          {detail && mayDecide && (
            <IconButton
              icon={Pencil}
              label={t('admin.vendors.edit')}
              aria-haspopup="dialog"
              onClick={() => props.onEdit(detail)}
            />
          )}
          <IconButton icon={X} label={t('admin.vendors.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <>
            {detail.identity_change && (
              <LegalIdentityChangePanel
                vendor={detail}
                change={detail.identity_change}
                isBusy={isBusy}
                onAccept={() => props.onNumbers(detail, true)}
                onRefuse={() => props.onNumbers(detail, false)}
              />
            )}
            {detail.verification_status === 'pending' && documents}
            <VendorDetails vendor={detail} wilayas={wilayas} />
            {detail.verification_status !== 'pending' && documents}
            <section>
              <Switch
                label={<ActivityLabel vendor={detail} />}
                checked={detail.is_active}
                disabled={!mayDecide}
                aria-busy={isBusy || undefined}
                onChange={({ target }) => {
                  if (!isBusy) props.onActivity(detail, target.checked)
                }}
              />
            </section>
          </>
        ) : state === 'loading' ? (
          <DetailsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={onRetry} />
        )}
      </div>
      {detail?.verification_status === 'pending' && state !== 'missing' && mayDecide && (
        <div className="side-panel-foot">
          <div className="vendor-decision">
            <Button
              kind="quiet"
              aria-haspopup="dialog"
              onClick={() => {
                if (!isBusy) props.onReject(detail)
              }}
            >
              {t('admin.vendors.reject-open')}
            </Button>
            <Button busy={isBusy} onClick={() => props.onApprove(detail)}>
              {!isBusy && <Icon of={Check} size="s" />}
              {t('admin.vendors.approve')}
            </Button>
          </div>
        </div>
      )}
    </SidePanel>
  )
}

/** A decision removes its buttons, so the focus moves to the title. */
function useTitleAfterDecision(titleId: string, vendor: VendorRow | null): void {
  const waited = useRef<string | null>(null)
  const id = vendor?.id ?? null
  const isWaiting = vendor?.verification_status === 'pending'
  useEffect(() => {
    if (id !== null && waited.current === id && !isWaiting)
      document.getElementById(titleId)?.focus()
    waited.current = isWaiting ? id : null
  }, [id, isWaiting, titleId])
}

function ActivityLabel({ vendor }: { vendor: VendorDetail }) {
  const { t } = useTexts()
  const { verification_status: status, is_active: isActive } = vendor
  return (
    <span className="vendor-activity">
      <b>{t('admin.vendors.activity')}</b>
      <small>
        {!isActive
          ? t('admin.vendors.activity.off')
          : t(status === 'verified' ? 'admin.vendors.activity.on' : 'admin.vendors.activity.later')}
      </small>
    </span>
  )
}

function Failure({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (isMissing) return <EmptyState title={t('admin.vendors.detail.missing')} />
  return (
    <EmptyState
      title={t('admin.vendors.detail.failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}
