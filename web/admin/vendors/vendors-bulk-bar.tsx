import { post, put } from '#web/shared/api/endpoint.ts'
import { BulkBar, type Selection } from '#web/backoffice/list/selection.tsx'
import { useBulkAction } from '#web/backoffice/data/use-bulk-action.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import type { VendorRow } from './vendor-status.ts'

type VendorsBulkBarProps = {
  selection: Selection
  rows: readonly VendorRow[]
  onSettled: () => void
}

const nameOf = ({ business_name: name }: VendorRow): string => name
const activity =
  (isActive: boolean) =>
  ({ id }: VendorRow) =>
    put('/admin/vendors/{id}/activity', { id }, { is_active: isActive })
// Vendors with missing documents are refused here; the vendor panel can confirm them.
const approval = ({ id }: VendorRow) =>
  post('/admin/vendors/{id}/approval', { id, is_confirmed: 'false' })

export function VendorsBulkBar({ selection, rows, onSettled }: VendorsBulkBarProps) {
  const { t } = useTexts()
  const { isBusy, run } = useBulkAction(() => {
    selection.clear()
    onSettled()
  })
  const chosen = rows.filter(({ id }) => selection.selected.has(id))
  const acts = [
    {
      text: 'admin.vendors.bulk.approve',
      rows: chosen.filter((vendor) => vendor.verification_status === 'pending'),
      how: { call: approval },
    },
    {
      text: 'admin.vendors.bulk.deactivate',
      rows: chosen.filter((vendor) => vendor.is_active),
      how: { call: activity(false), back: activity(true) },
    },
    {
      text: 'admin.vendors.bulk.activate',
      rows: chosen.filter((vendor) => !vendor.is_active),
      how: { call: activity(true), back: activity(false) },
    },
  ] as const
  return (
    <BulkBar selection={selection}>
      {acts
        .filter((act) => act.rows.length > 0)
        .map(({ text, rows: those, how }) => (
          <Button
            key={text}
            kind="quiet"
            small
            busy={isBusy}
            onClick={() => void run({ rows: those, nameOf, ...how })}
          >
            {t(text)}
          </Button>
        ))}
    </BulkBar>
  )
}
