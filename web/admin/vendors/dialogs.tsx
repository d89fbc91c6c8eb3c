import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { NewVendorBody, VendorEditBody } from '#capabilities/vendors/admin.contract.ts'
import type { VerificationDocumentKind } from '#kernel/verification-documents.ts'
import { get, post, put } from '#web/shared/api/endpoint.ts'
import { useQuery } from '#web/shared/data/use-query.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { ConfirmDialog } from '#web/backoffice/dialogs/confirm-dialog.tsx'
import { LoadingDialog } from '#web/backoffice/dialogs/loading-dialog.tsx'
import { ReasonDialog } from '#web/backoffice/dialogs/reason-dialog.tsx'
import { useAction } from '#web/backoffice/data/use-action.ts'
import {
  ContractEmail,
  ContractPhone,
  ContractTextArea,
  ContractText,
  ContractWilaya,
} from '#web/backoffice/form/fields.tsx'
import { FormDialog } from '#web/backoffice/form/form-dialog.tsx'
import { useMutation } from '#web/backoffice/data/use-mutation.ts'
import { useOpenRow } from '#web/backoffice/resource/open-row.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import {
  AcceptDocumentForm,
  MissingDocuments,
  RefuseDocumentForm,
} from '../verification-documents/decision-forms.tsx'
import { type VendorDetail, type VendorRow, VENDOR_ACTIONS } from './actions.ts'

const LIST = get('/admin/vendors')
const MAX_REASON = 1000

type VendorDialogProps = { vendor: VendorRow; onClose: () => void }

/** Deactivation is reversible and erases nothing. */
export function DeactivateDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTexts()
  const { run } = useAction(LIST, VENDOR_ACTIONS.setActivity)
  return (
    <ConfirmDialog
      title={t('admin.vendors.deactivate.title', { name: vendor.business_name })}
      text={t('admin.vendors.deactivate.text')}
      confirm={t('admin.vendors.deactivate')}
      isDanger
      onConfirm={() => run(vendor, false)}
      onClose={onClose}
    />
  )
}

/** The vendor reads the reason and may correct the request. */
export function RejectDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTexts()
  const { run } = useAction(LIST, VENDOR_ACTIONS.reject)
  return (
    <ReasonDialog
      title={t('admin.vendors.reject.title', { name: vendor.business_name })}
      text={t('admin.vendors.reject.text')}
      label={t('admin.vendors.reject.reason')}
      required={t('admin.vendors.reject.required')}
      confirm={t('admin.vendors.reject')}
      maxLength={MAX_REASON}
      onConfirm={(reason) => run(vendor, reason)}
      onClose={onClose}
    />
  )
}

export function RefuseIdentityDialog({
  vendor,
  change,
  onClose,
}: VendorDialogProps & { change: string }) {
  const { t } = useTexts()
  const { run } = useAction(LIST, VENDOR_ACTIONS.refuseIdentity)
  return (
    <ReasonDialog
      title={t('admin.vendors.refuse.title', { name: vendor.business_name })}
      text={t('admin.vendors.refuse.text')}
      label={t('admin.vendors.reject.reason')}
      required={t('admin.vendors.reject.required')}
      confirm={t('admin.vendors.refuse')}
      maxLength={MAX_REASON}
      onConfirm={(reason) => run(vendor, { change, reason })}
      onClose={onClose}
    />
  )
}

export function MissingDocumentsDialog({
  vendor,
  onClose,
}: VendorDialogProps & { vendor: VendorDetail }) {
  const { t } = useTexts()
  const { run } = useAction(LIST, VENDOR_ACTIONS.approve)
  return (
    <ConfirmDialog
      title={t('verification-documents.missing-title', { name: vendor.business_name })}
      text={<MissingDocuments kinds={vendor.missing_documents} />}
      confirm={t('verification-documents.missing-confirm')}
      onConfirm={() => run(vendor, true)}
      onClose={onClose}
    />
  )
}

type DocumentDialogProps = VendorDialogProps & { document: string; kind: VerificationDocumentKind }

export function AcceptDocumentDialog({ vendor, document, kind, onClose }: DocumentDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const { isBusy, run } = useAction(LIST, VENDOR_ACTIONS.acceptDocument)
  const submit = async (day: string) => {
    const { isDone } = await run(vendor, { document, expires_on: day || null })
    if (isDone) onClose()
  }
  const title = t('verification-documents.accept-title', {
    paper: t(`verification-documents.kind.${kind}`),
  })
  return (
    <SubmitDialog
      {...{ title, form, isBusy, onClose }}
      confirm={t('verification-documents.accept')}
    >
      <AcceptDocumentForm id={form} onSubmit={(day) => void submit(day)} />
    </SubmitDialog>
  )
}

export function RefuseDocumentDialog({ vendor, document, kind, onClose }: DocumentDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const { isBusy, run } = useAction(LIST, VENDOR_ACTIONS.refuseDocument)
  const title = t('verification-documents.refuse-title', {
    paper: t(`verification-documents.kind.${kind}`),
  })
  return (
    <SubmitDialog
      {...{ title, form, isBusy, onClose }}
      confirm={t('verification-documents.refuse')}
      isDanger
    >
      <RefuseDocumentForm
        id={form}
        onSubmit={(reason, refusal_note) =>
          void run(vendor, { document, reason, refusal_note }).then(
            ({ isDone }) => isDone && onClose(),
          )
        }
      />
    </SubmitDialog>
  )
}

type SubmitDialogProps = {
  title: string
  /** The id of the form that the button submits. */
  form: string
  confirm: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}

function SubmitDialog(props: SubmitDialogProps) {
  const { title, form, confirm, isDanger = false, isBusy, onClose, children } = props
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('site.close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('backoffice.cancel')}
          </Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} form={form} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type VendorFieldsProps = {
  field: (name: keyof z.input<typeof VendorEditBody>) => { name: string }
}

function VendorFields({ field }: VendorFieldsProps) {
  const { t } = useTexts()
  return (
    <>
      <ContractText {...field('business_name')} label={t('admin.vendors.form.name')} />
      <ContractEmail {...field('business_email')} label={t('admin.vendors.form.email')} />
      <ContractPhone {...field('business_phone')} label={t('admin.vendors.detail.phone')} />
      <ContractText {...field('business_address')} label={t('admin.vendors.detail.address')} />
      <ContractText {...field('business_city')} label={t('admin.vendors.detail.city')} />
      <ContractWilaya
        {...field('business_wilaya')}
        label={t('admin.vendors.detail.wilaya')}
        none={t('admin.vendors.form.no-wilaya')}
      />
      <ContractTextArea
        {...field('business_description')}
        label={t('admin.vendors.form.description')}
      />
    </>
  )
}

/** Opens the panel of the new vendor. */
export function NewVendorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const openRow = useOpenRow()
  const { act } = useMutation()
  return (
    <FormDialog
      title={t('admin.vendors.new')}
      confirm={t('admin.vendors.create')}
      schema={NewVendorBody}
      errors="registration-field"
      values={{}}
      fieldOf={{ user_not_found: 'user_email', vendor_already_registered: 'user_email' }}
      onSubmit={(body) =>
        act({
          ...post('/admin/vendors', null, body),
          done: t('admin.vendors.created'),
          failed: t('admin.vendors.create-failed'),
        })
      }
      onDone={({ id }) => openRow(id)}
      onClose={onClose}
    >
      {(field) => (
        <>
          <ContractEmail
            {...field('user_email')}
            label={t('admin.vendors.form.user-email')}
            hint={t('admin.vendors.form.user-email-hint')}
          />
          <VendorFields field={field} />
        </>
      )}
    </FormDialog>
  )
}

/** Loads the current vendor, because the list may be stale. */
export function EditVendorDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTexts()
  const query = useQuery(get('/admin/vendors/{id}', { id }))
  const { act } = useMutation()
  const title = t('admin.vendors.edit')
  if (query.view === null) return <LoadingDialog {...{ title, query, onClose }} />
  return (
    <FormDialog
      title={title}
      confirm={t('admin.vendors.save')}
      schema={VendorEditBody}
      errors="registration-field"
      values={query.view}
      onSubmit={(body) =>
        act({
          ...put('/admin/vendors/{id}', { id }, body),
          done: t('admin.vendors.edited'),
          failed: t('admin.vendors.edit-failed'),
        })
      }
      onClose={onClose}
    >
      {(field) => <VendorFields field={field} />}
    </FormDialog>
  )
}
