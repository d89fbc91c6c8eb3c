import { RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#web/shared/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNumber, StatusBadge } from './order-words.tsx'
import { StatusMenu } from './status-menu.tsx'
import {
  hasNext,
  NEXT_STATUS,
  type OrderDetail,
  type OrderRow,
  type OrderStatusName,
} from './statuses.ts'
import { useWide } from '#web/shared/use-wide.ts'

type OrderPanelProps = {
  id: string
  /** What the list knows of it already. */
  row: OrderRow | null
  detail: OrderDetail | null
  state: 'loading' | 'ready' | 'failed' | 'missing'
  isBusy: boolean
  onRetry: () => void
  onClose: () => void
  onChoose: (order: OrderRow, status: OrderStatusName) => void
  onDelete: (order: OrderRow) => void
}

/** The details of one order: beside the list where there is room, a sheet over it where there is none. */
export function OrderPanel(props: OrderPanelProps) {
  const { id, row, detail, state, isBusy, onRetry, onClose, onChoose, onDelete } = props
  const { t } = useTexts()
  const order = detail ?? row
  const titleId = useId()
  return (
    <SidePanel titleId={titleId} onClose={onClose}>
      <div className="side-panel-head">
        <div>
          <p className="muted">{t('admin.orders.detail.order')}</p>
          <h2 key={id} ref={takeFocus} id={titleId} tabIndex={-1}>
            {order ? (
              <OrderNumber number={order.order_number} />
            ) : (
              <span>{state === 'missing' ? '–' : '…'}</span>
            )}
            {order && <StatusBadge status={order.status} />}
          </h2>
        </div>
        <div className="side-panel-actions">
          {order && order.status !== 'cancelled' && (
            <IconButton
              icon={Trash2}
              label={t('admin.orders.detail.delete')}
              aria-haspopup="dialog"
              onClick={() => onDelete(order)}
            />
          )}
          <IconButton icon={X} label={t('admin.orders.detail.close')} onClick={onClose} />
        </div>
      </div>
      <div className="side-panel-body">
        {detail ? (
          <OrderFacts order={detail} />
        ) : state === 'loading' ? (
          <FactsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={onRetry} />
        )}
      </div>
      {order && state !== 'missing' && <Footer order={order} isBusy={isBusy} onChoose={onChoose} />}
    </SidePanel>
  )
}

/** Reading begins at the title: of the panel as it opens, and of each order that it shows. */
const takeFocus = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

type FooterProps = Pick<OrderPanelProps, 'isBusy' | 'onChoose'> & { order: OrderRow }

function Footer({ order, isBusy, onChoose }: FooterProps) {
  const { t } = useTexts()
  const { status } = order
  const next = NEXT_STATUS[status]
  return (
    <div className="side-panel-foot">
      <b>{t('admin.orders.change-status')}</b>
      <div>
        <StatusMenu
          wide
          status={status}
          label={t('admin.orders.change-status')}
          isBusy={isBusy}
          onChoose={(chosen) => onChoose(order, chosen)}
        />
        {hasNext(status) && next && (
          <Button small busy={isBusy} onClick={() => onChoose(order, next)}>
            {t(`admin.orders.next.${status}`)}
          </Button>
        )}
      </div>
    </div>
  )
}

function FactsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="facts-skeleton">
      {['70%', '55%', '80%', '40%', '90%', '65%', '75%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

function Failure({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTexts()
  if (isMissing) return <EmptyState title={t('admin.orders.detail.missing')} />
  return (
    <EmptyState
      title={t('admin.orders.detail.failed')}
      action={
        <Button kind="outline" small onClick={onRetry}>
          <Icon of={RotateCw} size="s" />
          {t('site.retry')}
        </Button>
      }
    />
  )
}

type SidePanelProps = { titleId: string; onClose: () => void; children: ReactNode }

/**
 * A dialog beside the list, or over it on phones: there the rest of the page is out of reach, but the
 * toasts are not, as they would be behind a modal one. Whoever closes it says where the focus goes.
 */
function SidePanel({ titleId, onClose, children }: SidePanelProps) {
  const isWide = useWide()

  useEffect(() => {
    const behind = document.querySelector<HTMLElement>('.back-office')
    if (isWide || !behind) return undefined
    behind.inert = true
    return () => {
      behind.inert = false
    }
  }, [isWide])

  useEffect(() => {
    const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) onClose()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOutside = target === document.body || target === document.documentElement
      if (!isWide && isOutside && !isCovered()) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isWide, onClose])

  return createPortal(
    <dialog
      open
      className="side-panel"
      aria-labelledby={titleId}
      aria-modal={isWide ? undefined : true}
    >
      {children}
    </dialog>,
    document.body,
  )
}
