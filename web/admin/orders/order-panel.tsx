import { RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '#web/shared/texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNumber, StatusBadge } from './order-words.tsx'
import { StatusMenu } from './status-menu.tsx'
import { hasNext, NEXT_STATUS, type OrderDetail, type OrderRow, type OrderStatusName } from './statuses.ts'
import { useWide } from './use-wide.ts'

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
    <SidePanel shows={id} titleId={titleId} onClose={onClose}>
      <header>
        <div>
          <p className="muted">{t('admin.orders.detail.order')}</p>
          <h2 id={titleId} tabIndex={-1}>
            {order ? <OrderNumber number={order.order_number} /> : <span>…</span>}
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
      </header>
      <div className="side-panel-body">
        {detail ? (
          <OrderFacts order={detail} />
        ) : state === 'loading' ? (
          <FactsSkeleton label={t('site.loading')} />
        ) : (
          <Failure isMissing={state === 'missing'} onRetry={onRetry} />
        )}
      </div>
      {order && state !== 'missing' && (
        <Footer order={order} isBusy={isBusy} onChoose={onChoose} />
      )}
    </SidePanel>
  )
}

type FooterProps = Pick<OrderPanelProps, 'isBusy' | 'onChoose'> & { order: OrderRow }

function Footer({ order, isBusy, onChoose }: FooterProps) {
  const { t } = useTexts()
  const { status } = order
  const next = NEXT_STATUS[status]
  return (
    <footer>
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
    </footer>
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

type SidePanelProps = { shows: string; titleId: string; onClose: () => void; children: ReactNode }

/**
 * The browser's dialog, modal only where it covers the list. The focus goes to its title whenever it
 * shows something else; whoever closes it says where the focus returns to.
 */
function SidePanel({ shows, titleId, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const isWide = useWide()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isWide) dialog.show()
    else dialog.showModal()
    return () => dialog.close()
  }, [isWide])

  useEffect(() => {
    ref.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [shows, isWide])

  useEffect(() => {
    if (!isWide) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog:modal, :popover-open') === null) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isWide, onClose])

  return (
    <dialog
      ref={ref}
      className="side-panel"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault() // the address decides whether it is open
        onClose()
      }}
      onClick={(event) => {
        if (!isWide && event.target === event.currentTarget) onClose() // the scrim
      }}
    >
      {children}
    </dialog>
  )
}
