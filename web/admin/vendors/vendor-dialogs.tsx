import { post, put } from '#web/shared/api/endpoint.ts'
import { DeactivateDialog, RejectDialog } from './decision-dialogs.tsx'
import { MissingDocumentsDialog } from './missing-documents-dialog.tsx'
import type { VendorDetail, VendorRow } from './vendor-status.ts'
import type { VendorMutate } from './use-vendor-action.ts'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import type { Fields } from './vendor-form.tsx'
import { VendorFormDialog } from './vendor-form-dialog.tsx'

export type VendorDialogRequest =
  | { what: 'new' }
  | { what: 'edit'; id: string }
  | { what: 'reject' | 'deactivate'; vendor: VendorRow }
  | { what: 'missing'; vendor: VendorDetail }
  | { what: 'numbers'; vendor: VendorRow; change: string }

type DialogsProps = {
  dialog: VendorDialogRequest | null
  wilayas: readonly WilayaOption[]
  isBusy: boolean
  act: VendorMutate
  onClose: () => void
  onOpened: (id: string) => void
}

export function VendorDialogs({ dialog, wilayas, isBusy, act, onClose, onOpened }: DialogsProps) {
  const about = (what: 'reject' | 'deactivate') => (dialog?.what === what ? dialog.vendor : null)

  const reject = async (vendor: VendorRow, reason: string) => {
    const outcome = await act({
      ...post('/admin/vendors/{id}/rejection', { id: vendor.id }, { reason }),
      done: 'admin.vendors.rejected',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const approve = async (vendor: VendorDetail) => {
    const outcome = await act({
      ...post('/admin/vendors/{id}/approval', { id: vendor.id, is_confirmed: 'true' }),
      done: 'admin.vendors.approved',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const refuseNumbers = async (vendor: VendorRow, change: string, reason: string) => {
    const outcome = await act({
      ...post(
        '/admin/vendors/{id}/identity-changes/{change}/rejection',
        { id: vendor.id, change },
        { reason },
      ),
      done: 'admin.vendors.change-refused',
      failed: 'admin.vendors.status-failed',
    })
    if (outcome.isDone) onClose()
  }
  const deactivate = async (vendor: VendorRow) => {
    const outcome = await act({
      ...put('/admin/vendors/{id}/activity', { id: vendor.id }, { is_active: false }),
      done: 'admin.vendors.deactivated',
      failed: 'admin.vendors.activity-failed',
    })
    if (outcome.isDone) onClose()
  }
  const open = async (body: Fields) => {
    const outcome = await act({
      ...post('/admin/vendors', null, body),
      done: 'admin.vendors.created',
      failed: 'admin.vendors.create-failed',
    })
    if (!outcome.isDone) {
      const isAboutOwner =
        outcome.code === 'user_not_found' || outcome.code === 'vendor_already_registered'
      return isAboutOwner ? { user_email: outcome.message } : outcome.fields
    }
    onClose()
    onOpened(outcome.view.id)
    return {}
  }
  const edit = async (id: string, body: Omit<Fields, 'user_email'>) => {
    const outcome = await act({
      ...put('/admin/vendors/{id}', { id }, body),
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
      <VendorFormDialog
        {...{ wilayas, isBusy, onClose }}
        vendorId={dialog?.what === 'new' ? 'new' : dialog?.what === 'edit' ? dialog.id : null}
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
