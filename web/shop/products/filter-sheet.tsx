import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/shared/texts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'

type FilterSheetProps = ComponentProps<typeof FilterPanel> & {
  open: boolean
  onClose: () => void
  resetTo: string
  isChanging: boolean
}

/** The filters of a phone: the list follows behind, and the button says how many it holds. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, resetTo, isChanging, ...panel } = props
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('list.filters')}
      closeLabel={t('site.close')}
      footer={
        <div className="filter-sheet-actions">
          <Link className={buttonClass({ kind: 'quiet' })} to={resetTo} replace preventScrollReset>
            {t('list.reset')}
          </Link>
          <Button busy={isChanging} onClick={onClose} aria-live="polite">
            {t('list.show', { count: panel.total })}
          </Button>
        </div>
      }
    >
      <div className="filter-sheet">
        <FilterPanel {...panel} />
      </div>
    </Dialog>
  )
}
