import { useId } from 'react'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { useQuery } from '#web/backoffice/data/use-query.ts'
import type { WilayaOption } from '#web/shared/preferences/use-wilayas.ts'
import { type Fields, VendorForm } from './vendor-form.tsx'

type FieldErrors = Readonly<Record<string, string>>

type VendorFormDialogProps = {
  wilayas: readonly WilayaOption[]
  isBusy: boolean
  onClose: () => void
  /** A vendor id, `new`, or null while closed. */
  vendorId: string | null
  onOpen: (fields: Fields) => Promise<FieldErrors>
  onEdit: (id: string, fields: Omit<Fields, 'user_email'>) => Promise<FieldErrors>
}

export function VendorFormDialog({
  vendorId,
  wilayas,
  isBusy,
  onClose,
  onOpen,
  onEdit,
}: VendorFormDialogProps) {
  const { t } = useTexts()
  const form = useId()
  const isNew = vendorId === 'new'
  return (
    <Dialog
      open={vendorId !== null}
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
      {vendorId !== null && !isNew && (
        <EditVendorForm
          {...{ form, wilayas }}
          id={vendorId}
          onSubmit={({ user_email: _, ...fields }) => onEdit(vendorId, fields)}
        />
      )}
    </Dialog>
  )
}

type EditVendorFormProps = {
  id: string
  form: string
  wilayas: readonly WilayaOption[]
  onSubmit: (fields: Fields) => Promise<FieldErrors>
}

/** Loads the current vendor, because the list may be stale. */
function EditVendorForm({ id, form, wilayas, onSubmit }: EditVendorFormProps) {
  const { t } = useTexts()
  const { view, state, refresh } = useQuery(get('/admin/vendors/{id}', { id }))
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
