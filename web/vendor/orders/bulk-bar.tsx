import { Check, ListChecks, Package, Printer, ReceiptText, Truck, X } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocuments } from './use-documents.ts'

type BulkBarSummary = { code: string; name: string }
type BulkBarProps = {
  ids: readonly string[]
  isBusy: boolean
  onAdvance: (status: 'confirmed' | 'processing') => void
  /** Null when no courier is connected. */
  courier: BulkBarSummary | null
  onShip: (courier: BulkBarSummary) => void
  onClear: () => void
}

export function VendorOrdersBulkBar(props: BulkBarProps) {
  const { t } = useTexts()
  const documents = useDocuments()
  const { ids, isBusy, onAdvance, courier, onShip, onClear } = props
  return (
    <div className="bulk-bar" role="group" aria-label={t('vendor-orders.bulk')}>
      <p aria-live="polite">{t('vendor-orders.selected', { count: ids.length })}</p>
      <Button kind="quiet" small busy={isBusy} onClick={() => onAdvance('confirmed')}>
        <Icon of={Check} size="s" />
        {t('vendor-orders.next.pending')}
      </Button>
      <Button kind="quiet" small busy={isBusy} onClick={() => onAdvance('processing')}>
        <Icon of={Package} size="s" />
        {t('vendor-orders.next.confirmed')}
      </Button>
      {courier && (
        <Button kind="quiet" small busy={isBusy} onClick={() => onShip(courier)}>
          <Icon of={Truck} size="s" flip />
          {t('vendor-orders.entrust', { name: courier.name })}
        </Button>
      )}
      <Button
        kind="quiet"
        small
        busy={documents.making === 'packing_slip'}
        onClick={() => void documents.open('packing_slip', ids)}
      >
        <Icon of={ReceiptText} size="s" />
        {t('vendor-orders.slips')}
      </Button>
      <Button
        kind="quiet"
        small
        busy={documents.making === 'label'}
        onClick={() => void documents.open('label', ids)}
      >
        <Icon of={Printer} size="s" />
        {t('vendor-orders.labels')}
      </Button>
      <ButtonLink kind="quiet" small to={paths.vendorPicking(ids)}>
        <Icon of={ListChecks} size="s" />
        {t('order-board.pick')}
      </ButtonLink>
      <IconButton icon={X} label={t('vendor-orders.clear')} onClick={onClear} />
    </div>
  )
}
