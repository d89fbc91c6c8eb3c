import { useId } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import { DeactivateDialog, RejectDialog } from './decision-dialogs.tsx'
import { MissingDocumentsDialog } from './verification-documents-section.tsx'
import type { VendorDetail, VendorRow } from './vendor-status.ts'
import type { VendorMutate } from './use-vendor-action.ts'
import type { Wilaya } from '#web/shared/preferences/use-wilayas.ts'
import { type Fields, VendorForm } from './vendor-form.tsx'

export type VendorDialogRequest =
  | { what: 'new' }
  | { what: 'edit'; id: string }
  | { what: 'reject' | 'deactivate'; vendor: VendorRow }
  | { what: 'missing'; vendor: VendorDetail }
  | { what: 'numbers'; vendor: VendorRow; change: string }

type DialogsProps = {
  dialog: VendorDialogRequest | null
  wilayas: readonly Wilaya[]
  isBusy: boolean
  act: VendorMutate
  onClose: () => void
  onOpened: (id: string) => void
}

/** Refusals shown at the owner's field. */
const OF_OWNER: ReadonlySet<string> = new Set(['user_not_found', 'vendor_already_registered'])

export function VendorDialogs({ dialog, wilayas, isBusy, act, onClose, onOpened }: DialogsProps) {
  const about = (what: 'reject' | 'deactivate') => (dialog?.what === what ? dialog.vendor : null)

  const reject = async (vendor: VendorRow, reason: string) => {
    const outcome = await act({
      path: `/${vendor.id}/rejection`,
      body: { reason },
      done: 'admin.vendors.rejected',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const approve = async (vendor: VendorDetail) => {
    const outcome = await act({
      path: `/${vendor.id}/approval?is_confirmed=true`,
      done: 'admin.vendors.approved',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const refuseNumbers = async (vendor: VendorRow, change: string, reason: string) => {
    const outcome = await act({
      path: `/${vendor.id}/identity-changes/${change}/rejection`,
      body: { reason },
      done: 'admin.vendors.change-refused',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const deactivate = async (vendor: VendorRow) => {
    const outcome = await act({
      path: `/${vendor.id}/activity`,
      method: 'PUT',
      body: { is_active: false },
      done: 'admin.vendors.deactivated',
      failed: 'admin.vendors.activity-failed',
    })
    if (outcome.isDone) onClose()
  }
  const open = async (body: Fields) => {
    const outcome = await act({
      path: '',
      body,
      done: 'admin.vendors.created',
      failed: 'admin.vendors.create-failed',
    })
    if (!outcome.isDone)
      return OF_OWNER.has(outcome.code) ? { user_email: outcome.message } : outcome.fields
    onClose()
    onOpened(outcome.view.id)
    return {}
  }
  const edit = async (id: string, body: Omit<Fields, 'user_email'>) => {
    const outcome = await act({
      path: `/${id}`,
      method: 'PUT',
      body,
      done: 'admin.vendors.edited',
      failed: 'admin.vendors.edit-failed',
    })
    if (!outcome.isDone) return outcome.fields
    onClose()
    return {}
  }
  const [rejecting, deactivating] = [about('reject'), about('deactivate')]
  const missing = dialog?.what === 'missing' ? dialog.vendor : null
  const numbers = dialog?.what === 'numbers' ? dialog : null
  return (
    <>
      <ShopDialog
        {...{ wilayas, isBusy, onClose }}
        shop={dialog?.what === 'new' ? 'new' : dialog?.what === 'edit' ? dialog.id : null}
        onOpen={open}
        onEdit={edit}
      />
      <RejectDialog
        what="request"
        vendor={rejecting}
        {...{ isBusy, onClose }}
        onConfirm={(reason) => rejecting && void reject(rejecting, reason)}
      />
      <RejectDialog
        what="numbers"
        vendor={numbers?.vendor ?? null}
        {...{ isBusy, onClose }}
        onConfirm={(reason) =>
          numbers && void refuseNumbers(numbers.vendor, numbers.change, reason)
        }
      />
      <MissingDocumentsDialog
        vendor={missing}
        {...{ isBusy, onClose }}
        onConfirm={() => missing && void approve(missing)}
      />
      <DeactivateDialog
        vendor={deactivating}
        {...{ isBusy, onClose }}
        onConfirm={() => deactivating && void deactivate(deactivating)}
      />
    </>
  )
}

type FieldErrors = Readonly<Record<string, string>>
type ShopDialogProps = Pick<DialogsProps, 'wilayas' | 'isBusy' | 'onClose'> & {
  /** A vendor id, `new`, or null while closed. */
  shop: string | null
  onOpen: (fields: Fields) => Promise<FieldErrors>
  onEdit: (id: string, fields: Omit<Fields, 'user_email'>) => Promise<FieldErrors>
}

function ShopDialog({ shop, wilayas, isBusy, onClose, onOpen, onEdit }: ShopDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const isNew = shop === 'new'
  return (
    <Dialog
      open={shop !== null}
      onClose={onClose}
      title={t(isNew ? 'admin.vendors.new' : 'admin.vendors.edit')}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('admin.vendors.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(isNew ? 'admin.vendors.create' : 'admin.vendors.save')}
          </Button>
        </>
      }
    >
      {isNew && <VendorForm id={form} vendor={null} wilayas={wilayas} onSubmit={onOpen} />}
      {shop !== null && !isNew && (
        <Edit
          {...{ form, wilayas }}
          id={shop}
          onSubmit={({ user_email: _, ...fields }) => onEdit(shop, fields)}
        />
      )}
    </Dialog>
  )
}

type EditProps = {
  id: string
  form: string
  wilayas: readonly Wilaya[]
  onSubmit: (fields: Fields) => Promise<FieldErrors>
}

/** Loads the current vendor, because the list may be stale. */
function Edit({ id, form, wilayas, onSubmit }: EditProps) {
  const { t } = useTexts()
  const path = `/api/v1/admin/vendors/${encodeURIComponent(id)}`
  const { view, state, refresh } = useQuery<VendorDetail>(path)
  if (view !== null) return <VendorForm id={form} vendor={view} {...{ wilayas, onSubmit }} />
  if (state === 'loading') return <Spinner label={t('site.loading')} />
  return (
    <EmptyState
      title={t('admin.vendors.detail.failed')}
      action={
        <Button kind="outline" small onClick={refresh}>
          {t('site.retry')}
        </Button>
      }
    />
  )
}
