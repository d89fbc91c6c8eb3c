import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/shared/i18n/texts.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  resetTo: string
  isChanging: boolean
  /** How many are found now. */
  total: number
  /** The filters: given by the page, whose own code they are. */
  children: ReactNode
}

/** The filters of a phone: the list follows behind, and the button says how many it holds. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, onClose, resetTo, isChanging, total, children } = props
  const { t } = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('product-list.filters')}
      closeLabel={t('site.close')}
      footer={
        <div className="filter-sheet-actions">
          <Link className={buttonClass({ kind: 'quiet' })} to={resetTo} replace preventScrollReset>
            {t('product-list.reset')}
          </Link>
          <Button busy={isChanging} onClick={onClose} aria-live="polite">
            {t('product-list.show', { count: total })}
          </Button>
        </div>
      }
    >
      <div className="filter-sheet">{children}</div>
    </Dialog>
  )
}
