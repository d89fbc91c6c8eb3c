import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { OrderDetail, VendorOrderListRow, VendorOrderParcel } from './query.ts'
import type { RunOrderAction } from './use-order-action.ts'

/** A null parcel is a new one. */
export type PendingOrderAction =
  | { what: 'cancel'; order: OrderDetail }
  /** What is left to send of a partly sent order. */
  | { what: 'cancel-rest'; order: OrderDetail }
  /** A null parcel: all that are on their way. */
  | { what: 'delivered'; order: VendorOrderListRow | OrderDetail; parcel: VendorOrderParcel | null }
  | { what: 'parcel'; order: OrderDetail; parcel: VendorOrderParcel | null }
  | { what: 'failure'; order: OrderDetail; parcel: VendorOrderParcel }
  | { what: 'loss'; order: OrderDetail; parcel: VendorOrderParcel }
  | { what: 'return'; order: OrderDetail; parcel: VendorOrderParcel }

export type OrderActionDialogProps<What extends PendingOrderAction['what']> = {
  asking: Extract<PendingOrderAction, { what: What }>
  isBusy: boolean
  act: RunOrderAction
  onClose: () => void
}

type QuestionProps = {
  title: string
  action: string
  isDanger?: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

export function OrderActionDialog(props: QuestionProps) {
  const { title, action, isDanger, isBusy, onClose, onConfirm, children } = props
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
            {t('vendor-orders.back')}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
