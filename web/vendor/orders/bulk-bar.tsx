import { kindsWith } from '#capabilities/documents/kinds.contract.ts'
import { Check, ListChecks, Package, Printer, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OrderActionDialog } from './action-dialog.tsx'
import { useDocuments } from './use-documents.ts'
import type { SeenOrder } from './use-order-action.ts'

type BulkBarSummary = { code: string; name: string }
type BulkBarProps = {
  rows: readonly SeenOrder[]
  isBusy: boolean
  onAdvance: (rows: readonly SeenOrder[], status: 'confirmed' | 'processing') => Promise<void>
  /** Null when no courier is connected. */
  courier: BulkBarSummary | null
  onShip: (rows: readonly SeenOrder[], courier: BulkBarSummary) => Promise<void>
  onClear: () => void
}
type BulkStep = 'confirmed' | 'processing' | 'shipped'

/** An action concerns the selected orders that it fits, and is offered when there are some. */
const FITS: Readonly<Record<BulkStep, readonly SeenOrder['status'][]>> = {
  confirmed: ['pending'],
  processing: ['confirmed'],
  shipped: ['confirmed', 'processing'],
}
const ICONS = { confirmed: Check, processing: Package, shipped: Truck }

export function VendorOrdersBulkBar(props: BulkBarProps) {
  const { t } = useTexts()
  const { rows, isBusy, onAdvance, courier, onShip, onClear } = props
  const [asking, setAsking] = useState<BulkStep | null>(null)
  const fitting = (step: BulkStep) => rows.filter(({ status }) => FITS[step].includes(status))
  const labelOf = (step: BulkStep): string =>
    step === 'shipped'
      ? t('vendor-orders.entrust', { name: courier?.name ?? '' })
      : t(step === 'confirmed' ? 'vendor-orders.next.pending' : 'vendor-orders.next.confirmed')
  const confirm = async (step: BulkStep) => {
    if (step !== 'shipped') await onAdvance(fitting(step), step)
    else if (courier) await onShip(fitting(step), courier)
    setAsking(null)
  }
  const steps = (['confirmed', 'processing', 'shipped'] as const).filter(
    (step) => fitting(step).length > 0 && (step !== 'shipped' || courier !== null),
  )
  return (
    <div className="bulk-bar" role="group" aria-label={t('vendor-orders.bulk')}>
      <b role="status">{t('vendor-orders.selected', { count: rows.length })}</b>
      {steps.map((step) => (
        <Button key={step} kind="quiet" small busy={isBusy} onClick={() => setAsking(step)}>
          <Icon of={ICONS[step]} size="s" flip={step === 'shipped'} />
          {labelOf(step)}
          {fitting(step).length < rows.length && ` (${fitting(step).length})`}
        </Button>
      ))}
      <BulkDocuments ids={rows.map(({ id }) => id)} />
      <IconButton icon={X} label={t('vendor-orders.clear')} onClick={onClear} />
      {asking !== null && (
        <OrderActionDialog
          title={t(`vendor-orders.bulk-title.${asking}`, { count: fitting(asking).length })}
          action={labelOf(asking)}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onConfirm={() => void confirm(asking)}
        >
          <p className="dialog-text">{t(`vendor-orders.bulk-text.${asking}`)}</p>
        </OrderActionDialog>
      )}
    </div>
  )
}

function BulkDocuments({ ids }: { ids: readonly string[] }) {
  const { t } = useTexts()
  const documents = useDocuments()
  return (
    <>
      {kindsWith('inBulk', true).map((kind) => (
        <Button
          key={kind}
          kind="quiet"
          small
          busy={documents.making === kind}
          onClick={() => void documents.open(kind, ids)}
        >
          <Icon of={Printer} size="s" />
          {t(`vendor-orders.papers.${kind}`)}
        </Button>
      ))}
      <ButtonLink kind="quiet" small to={paths.vendorPicking(ids)}>
        <Icon of={ListChecks} size="s" />
        {t('order-board.pick')}
      </ButtonLink>
    </>
  )
}
