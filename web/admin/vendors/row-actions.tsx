import { Pencil, Power, PowerOff } from 'lucide-react'
import { useAction } from '#web/backoffice/data/use-action.ts'
import { useDialogs } from '#web/backoffice/dialogs/dialog-host.tsx'
import { get } from '#web/shared/api/endpoint.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { IconButton } from '#web/ui/button.tsx'
import { type VendorRow, VENDOR_ACTIONS } from './actions.ts'

export function VendorRowActions({ row }: { row: VendorRow }) {
  const { t } = useTexts()
  const ask = useDialogs(() => import('./dialogs.tsx'))
  const { run } = useAction(get('/admin/vendors'), VENDOR_ACTIONS.setActivity)
  const { id, business_name: name } = row
  return (
    <>
      <IconButton
        icon={Pencil}
        label={t('admin.vendors.edit-of', { name })}
        aria-haspopup="dialog"
        onClick={() => ask('EditVendorDialog', { id })}
      />
      {row.is_active ? (
        <IconButton
          icon={PowerOff}
          label={t('admin.vendors.deactivate-of', { name })}
          aria-haspopup="dialog"
          onClick={() => ask('DeactivateDialog', { vendor: row })}
        />
      ) : (
        <IconButton
          icon={Power}
          label={t('admin.vendors.activate-of', { name })}
          onClick={() => void run(row, true)}
        />
      )}
    </>
  )
}
