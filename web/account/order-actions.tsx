import { Star } from 'lucide-react'
import { useState } from 'react'
import type { AccountOrderView } from '#capabilities/orders/contract.ts'
import { paths } from '#web/paths.ts'
import {
  cancelKey,
  cancelledTexts,
  CancelOrderDialog,
  hasRemainder,
} from '#web/shared/orders/cancel-order-dialog.tsx'
import { remainingOrders } from '#web/shared/orders/remaining-orders.ts'
import { post } from '#web/shared/api/endpoint.ts'
import { accountRequest } from '#web/shared/api/account-client.ts'
import { useSite } from '#web/shared/layout/site-data.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountLoadFailed, useSuccessToast } from './account-ui.tsx'
import { ReorderedDialog } from './reordered-dialog.tsx'
import { useReorder } from './use-reorder.ts'

type OrderActionsProps = { order: AccountOrderView; onChange: (order: AccountOrderView) => void }

export function OrderActions({ order, onChange }: OrderActionsProps) {
  const { t } = useTexts()
  const { settings } = useSite()
  const showSuccess = useSuccessToast()
  const again = useReorder()
  const [isCancelling, setCancelling] = useState(false)
  const toCancel = {
    number: order.order_number,
    vendor: order.vendor.business_name,
    staying: remainingOrders(order.other_orders).map(({ vendor_name: name }) => name),
    isOnlyOne: order.other_orders.length === 0,
    isRemainder: hasRemainder(order),
  }
  const mayReview = order.status === 'delivered' && settings?.enableReviews !== false
  return (
    <>
      <AccountLoadFailed text={again.hasFailed ? t('account.failure.unreachable') : null} />
      <div className="account-actions">
        {mayReview && (
          <ButtonLink small to={paths.accountReviews()}>
            <Icon of={Star} size="s" />
            {t('account.order.review')}
          </ButtonLink>
        )}
        <Button
          kind="quiet"
          small
          busy={again.busyWith !== null}
          onClick={() => void again.reorder(order.id)}
        >
          {t('account.reorder.act')}
        </Button>
        {(order.can_cancel || toCancel.isRemainder) && (
          <Button kind="text" small onClick={() => setCancelling(true)}>
            {t(cancelKey(toCancel))}
          </Button>
        )}
      </div>
      {isCancelling && (
        <CancelOrderDialog
          order={toCancel}
          cancel={(given) =>
            accountRequest(post('/account/orders/{id}/cancellation', { id: order.id }, given))
          }
          onClose={() => setCancelling(false)}
          onCancelled={(now) => {
            setCancelling(false)
            onChange(now)
            scrollTo({ top: 0 }) // where the new status stands
            const { title, message } = cancelledTexts(t, toCancel)
            showSuccess(title, message)
          }}
        />
      )}
      {again.outcome && <ReorderedDialog outcome={again.outcome} onClose={again.close} />}
    </>
  )
}
