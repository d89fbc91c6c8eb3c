import './purchase-actions.css'
import { MapPinPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { post } from '../api/endpoint.ts'
import { useTexts } from '../i18n/texts.ts'
import { lazyComponent } from '../utils/lazy-component.ts'
import {
  cancelKey,
  cancelledTexts,
  CancelOrderDialog,
  hasRemainder,
} from './cancel-order-dialog.tsx'
import { purchaseRequest } from './purchase-client.ts'
import { remainingOrders } from './remaining-orders.ts'
import type { AddressedPurchaseView } from './use-address-change.ts'

const ChangeAddressDialog = lazyComponent(() => import('./change-address-dialog.tsx'))

const OPEN: readonly string[] = ['pending', 'confirmed', 'processing']
export const isCancellable = ({ status }: { status: string }): boolean => OPEN.includes(status)

type ChangeAddressButtonProps = {
  purchase: AddressedPurchaseView
  purchaseKey: string | null
  onChanged: () => void
}
type CancellableOrder = {
  id: string
  order_number: string
  status: string
  vendor: { business_name: string }
  items?: readonly { left_to_send: number }[]
}

/** Nothing once a parcel has left. */
export function ChangeAddressButton({ onChanged, ...about }: ChangeAddressButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!about.purchase.address_change.is_possible) return null
  return (
    <>
      <Button kind="outline" small wide onClick={() => setOpen(true)}>
        <Icon of={MapPinPen} size="s" />
        {t('addresses.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeAddressDialog
            {...about}
            onClose={() => setOpen(false)}
            onChanged={() => {
              setOpen(false)
              onChanged()
              showToast({
                title: t('addresses.changed'),
                message: t('addresses.changed-text'),
                closeLabel: t('site.close'),
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type CancelOrderButtonProps = {
  number: string
  order: CancellableOrder
  /** All of the purchase. */
  orders: readonly CancellableOrder[]
  purchaseKey: string | null
  onChanged: () => void
}

export function CancelOrderButton({
  number,
  order,
  orders,
  purchaseKey,
  onChanged,
}: CancelOrderButtonProps) {
  const { t, language } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const isRemainder = hasRemainder({ items: [], ...order })
  if (!isCancellable(order) && !isRemainder) return null
  const toCancel = {
    number: order.order_number,
    vendor: order.vendor.business_name,
    staying: remainingOrders(orders)
      .filter(({ id }) => id !== order.id)
      .map(({ vendor }) => vendor.business_name),
    isOnlyOne: orders.length === 1,
    isRemainder,
  }
  return (
    <>
      <Button kind="text" small onClick={() => setOpen(true)}>
        {t(cancelKey(toCancel))}
      </Button>
      {isOpen && (
        <CancelOrderDialog
          order={toCancel}
          cancel={(given) =>
            purchaseRequest(
              post(
                '/purchases/{number}/cancellations',
                { number },
                { order_id: order.id, ...given },
              ),
              { purchaseKey, language },
            )
          }
          onClose={() => setOpen(false)}
          onCancelled={() => {
            setOpen(false)
            onChanged()
            scrollTo({ top: 0 }) // where the new status stands
            showToast({
              ...cancelledTexts(t, toCancel),
              closeLabel: t('site.close'),
            })
          }}
        />
      )}
    </>
  )
}
